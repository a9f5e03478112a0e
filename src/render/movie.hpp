// Movies through the program ffmpeg.
#pragma once

#include <filesystem>
#include <optional>

#include "render/image.hpp"

namespace clast {

// The program ffmpeg on the PATH; nothing when it is not installed.
std::optional<std::filesystem::path> find_ffmpeg();

// Pictures of one size become an MP4 file, which appears when it is whole.
class Movie {
 public:
  Movie(const std::filesystem::path& ffmpeg, std::filesystem::path file, int width, int height,
        int frames_per_second);
  // Without finish() nothing is left behind.
  ~Movie();
  Movie(const Movie&) = delete;
  Movie& operator=(const Movie&) = delete;

  void add(const Image& image);
  void finish();

 private:
  int close_and_wait();
  [[noreturn]] void fail();

  std::filesystem::path file_, aside_;
  int pipe_ = -1;
  int process_ = -1;
};

}  // namespace clast
