// Pictures and movies of the frames in the directory of a run.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "render/picture.hpp"

namespace clast {

struct RunPictures {
  std::filesystem::path run;     // has frames/frame_….vtp
  std::string frame;             // last, all or a number; empty: all for a movie, last otherwise
  std::filesystem::path output;  // .png or .mp4
  bool walls = true;
  bool images = false;  // of bodies that lie across the sides of a periodic cell
  bool forces = false;  // force chains; the run must have written contacts
  bool bonds = false;   // as rods between smaller bodies
  int frames_per_second = 25;
  PictureOptions picture;
  bool choose_field = false;  // instead of that of `picture`, what suits the frames
  // Called before each picture with how many are done and how many there are.
  std::function<void(std::size_t, std::size_t)> progress;
};

struct MadePictures {
  std::vector<std::filesystem::path> files;
  std::string note;  // what the user should know; usually empty
};

// All frames are seen from the same place and share one range of colours. Throws clast::Error on
// what the user can put right.
MadePictures make_pictures(const RunPictures& wanted);

}  // namespace clast
