// clast render: pictures and movies of a run.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include "base/error.hpp"
#include "render/run_pictures.hpp"
#include "run/run_folder.hpp"

namespace clast {

namespace {

struct RenderArguments {
  std::string run, frame, color = "auto", view = "iso", size = "1280x720", range, output;
  bool no_walls = false, no_labels = false, forces = false, bonds = false, images = false;
  int frames_per_second = 25;
};

// On a terminal only: a log file needs no counter.
void show_progress(std::size_t done, std::size_t all) {
  if (all > 1 && ::isatty(STDERR_FILENO))
    fmt::print(stderr, "\rpicture {} of {}{}", done + 1, all, done + 1 == all ? "\n" : "");
}

// Nothing where colours show none, or where it is chosen later.
std::optional<Field> field_of(const RenderArguments& given) {
  if (given.color == "auto" || given.color == "plain") {
    if (given.range.empty()) return {};
    throw Error(fmt::format("--range {} needs --color, to say of what: one of {}", given.range,
                            field_names()));
  }
  try {
    return field_named(given.color);
  } catch (const Error& error) {
    throw Error(fmt::format("{}, plain, auto", error.what()));
  }
}

void run(const RenderArguments& given) {
  RunPictures wanted;
  wanted.run = given.run;
  wanted.frame = given.frame;
  wanted.output = given.output;
  wanted.walls = !given.no_walls;
  wanted.forces = given.forces;
  wanted.bonds = given.bonds;
  wanted.images = given.images;
  wanted.frames_per_second = given.frames_per_second;
  wanted.picture.labels = !given.no_labels;
  wanted.choose_field = given.color == "auto";
  wanted.picture.field = field_of(given);
  wanted.picture.view = view_named(given.view);
  const PictureSize size = size_from(given.size);
  wanted.picture.width = size.width;
  wanted.picture.height = size.height;
  if (!given.range.empty()) wanted.picture.range = range_from(given.range);
  wanted.progress = show_progress;
  const MadePictures made = make_pictures(wanted);
  if (!made.note.empty()) fmt::print(stderr, "note: {}\n", made.note);
  if (made.files.size() == 1)
    fmt::print("{}\n", made.files.front().string());
  else
    fmt::print("{} … {} ({} pictures)\n", made.files.front().string(), made.files.back().string(),
               made.files.size());
}

}  // namespace

void add_render_command(CLI::App& app) {
  const auto given = std::make_shared<RenderArguments>();
  CLI::App* command = app.add_subcommand("render", "make pictures or a movie of a run");
  command->add_option("DIR", given->run, "output directory of a run")->required();
  command->add_option("-o,--output", given->output, "FILE.png or FILE.mp4")->required();
  command->add_option("--frame", given->frame,
                      "last, all, or the number of a frame (default: last; all for .mp4)");
  command
      ->add_option("--color", given->color,
                   fmt::format("what colours show: {}, plain for nothing, or auto: the material "
                               "where there are several, else plain",
                               field_names()))
      ->capture_default_str();
  command
      ->add_option("--view", given->view,
                   "iso, front, back, left, right, top, bottom, or x,y,z: where the camera is as "
                   "seen from the scene")
      ->capture_default_str();
  command->add_option("--size", given->size, "WIDTHxHEIGHT in pixels")->capture_default_str();
  command->add_option("--range", given->range,
                      "LOW,HIGH: values of the ends of the colour bar, in SI units (default: 2nd "
                      "to 98th percentile)");
  command->add_flag("--no-walls", given->no_walls, "leave out the walls");
  command->add_flag("--no-labels", given->no_labels, "leave out time, scale and legend");
  command->add_flag("--images", given->images,
                    "in a periodic cell: also the images of bodies that lie across its sides");
  command->add_flag("--forces", given->forces,
                    "draw contact forces as rods (the scene needs [output] contacts = true)");
  command->add_flag("--bonds", given->bonds,
                    "draw bonds as rods between bodies of half their size, coloured by load");
  command->add_option("--fps", given->frames_per_second, "pictures per second of a movie")
      ->check(CLI::Range(1, 240))
      ->capture_default_str();
  command->footer(
      "Examples:\n"
      "  clast render out -o last.png\n"
      "  clast render out --frame 12 --color force --view front -o force.png\n"
      "  clast render out --frame all --color velocity --range 0,2 -o fall.mp4\n"
      "  clast render out --view=-1,-2,0.5 --no-walls -o behind.png\n"
      "Frames of one movie share the camera and the colours. Without the program ffmpeg a movie\n"
      "becomes a series FILE_000000.png, FILE_000001.png, …");
  command->callback([given] {
    need_run(given->run);
    run(*given);
  });
}

}  // namespace clast
