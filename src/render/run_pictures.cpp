#include "render/run_pictures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "base/error.hpp"
#include "output/atomic_file.hpp"
#include "render/movie.hpp"
#include "render/png.hpp"
#include "render/run_files.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

std::vector<FrameFile> chosen(const std::vector<FrameFile>& frames, const std::string& which) {
  if (which == "all") return frames;
  if (which == "last") return {frames.back()};
  const std::optional<std::int64_t> number = number_from(which);
  if (!number)
    throw Error(
        fmt::format("the frame \"{}\" is none of: last, all, or the number of a frame", which));
  for (const FrameFile& frame : frames)
    if (frame.number == *number) return {frame};
  throw Error(fmt::format("there is no frame {}; the frames of this run are numbered from {} to {}",
                          *number, frames.front().number, frames.back().number));
}

// What several frames together need.
struct Common {
  std::vector<Ball> shown;
  ValueRange range;
  Real longest_time = 0;
  Real strongest_force = 0;
};

Common common_to(const fs::path& run, const std::vector<FrameFile>& frames,
                 const std::vector<WallPolygon>& walls, Field field, bool forces) {
  constexpr std::size_t enough_values = 2'000'000;
  Common common;
  std::vector<Real> values;
  for (const FrameFile& file : frames) {
    const Frame frame = read_frame(file.path);
    common.longest_time = std::max(common.longest_time, frame.time);
    // The corners of the box around a frame stand for its bodies.
    const std::vector<Ball> balls = balls_to_show(frame, {});
    if (!balls.empty()) {
      Vec3 low = balls[0].center, high = low;
      for (const Ball& ball : balls) {
        const Vec3 reach{ball.radius, ball.radius, ball.radius};
        low = smaller(low, ball.center - reach);
        high = larger(high, ball.center + reach);
      }
      for (int corner = 0; corner < 8; ++corner)
        common.shown.push_back({{corner & 1 ? low.x : high.x, corner & 2 ? low.y : high.y,
                                 corner & 4 ? low.z : high.z},
                                0});
    }
    if (forces)
      common.strongest_force =
          std::max(common.strongest_force, strong_force(forces_of(run, file.number)));
    const std::vector<Real> some = values_of(frame, field);
    const std::size_t stride = 1 + some.size() * frames.size() / enough_values;
    for (std::size_t i = 0; i < some.size(); i += stride) values.push_back(some[i]);
  }
  for (const WallPolygon& wall : walls)
    for (const Vec3& corner : wall.corners) common.shown.push_back({corner, 0});
  common.range = robust_range(std::move(values), field);
  return common;
}

// FILE_000007.png beside FILE.png or FILE.mp4.
fs::path numbered(const fs::path& output, std::int64_t number) {
  fs::path path = output;
  path.replace_filename(fmt::format("{}_{:06}.png", output.stem().string(), number));
  return path;
}

enum class Kind { png, mp4 };

Kind kind_of(const fs::path& output) {
  const std::string extension = output.extension().string();
  if (extension == ".png") return Kind::png;
  if (extension == ".mp4") return Kind::mp4;
  throw Error(
      fmt::format("cannot tell what to make of \"{}\"; give a name that ends in .png or .mp4",
                  output.string()));
}

}  // namespace

MadePictures make_pictures(const RunPictures& wanted) {
  const Kind kind = kind_of(wanted.output);
  const std::string which =
      !wanted.frame.empty() ? wanted.frame : (kind == Kind::mp4 ? "all" : "last");
  const std::vector<FrameFile> frames = chosen(frames_in(wanted.run), which);
  const bool one_picture = kind == Kind::png && which != "all";

  const auto walls_at = [&](const FrameFile& frame) {
    return wanted.walls ? walls_of(wanted.run, frame.number) : std::vector<WallPolygon>();
  };
  if (wanted.output.has_parent_path()) make_directory(wanted.output.parent_path());

  // Before the work is done, not after it.
  {
    AsideFile probe(one_picture || kind == Kind::mp4 ? wanted.output : numbered(wanted.output, 0));
  }

  PictureOptions options = wanted.picture;
  options.materials = material_names(wanted.run);
  options.shapes = read_shapes(wanted.run / "frames" / "shapes.json");
  if (frames.size() > 1) {
    Common common =
        common_to(wanted.run, frames, walls_at(frames.front()), options.field, wanted.forces);
    options.strongest_force = common.strongest_force;
    options.shown = std::move(common.shown);
    options.longest_time = common.longest_time;
    if (!options.range) options.range = common.range;
  }

  MadePictures made;
  std::optional<Movie> movie;
  if (kind == Kind::mp4) {
    if (const std::optional<fs::path> ffmpeg = find_ffmpeg())
      movie.emplace(*ffmpeg, wanted.output, options.width, options.height,
                    wanted.frames_per_second);
    else
      made.note = fmt::format(
          "the program ffmpeg is not installed, so there are single pictures instead of {}; "
          "install it (on Debian: apt install ffmpeg) to get a movie",
          wanted.output.string());
  }
  for (std::size_t i = 0; i < frames.size(); ++i) {
    if (wanted.progress) wanted.progress(i, frames.size());
    const Image image = render_picture(
        read_frame(frames[i].path), walls_at(frames[i]), options,
        wanted.forces ? forces_of(wanted.run, frames[i].number) : std::vector<ForceLine>());
    if (movie) {
      movie->add(image);
      continue;
    }
    made.files.push_back(one_picture ? wanted.output : numbered(wanted.output, frames[i].number));
    write_png(made.files.back(), image);
  }
  if (movie) {
    movie->finish();
    made.files.push_back(wanted.output);
  }
  return made;
}

}  // namespace clast
