#include "render/run_pictures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
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

Frame frame_at(const RunPictures& wanted, const FrameFile& file) {
  const Frame frame = read_frame(file.path);
  return wanted.images ? with_images(frame) : frame;
}

std::vector<WallPolygon> walls_at(const RunPictures& wanted, const FrameFile& frame) {
  return wanted.walls ? walls_of(wanted.run, frame.number) : std::vector<WallPolygon>();
}

std::vector<ForceLine> forces_at(const RunPictures& wanted, const FrameFile& frame) {
  return wanted.forces ? forces_of(wanted.run, frame.number) : std::vector<ForceLine>();
}

std::vector<BondLine> bonds_at(const RunPictures& wanted, const FrameFile& frame) {
  return wanted.bonds ? bonds_of(wanted.run, frame.number) : std::vector<BondLine>();
}

void need_wear(const RunPictures& wanted, const FrameFile& frame) {
  if (!wanted.walls) throw Error("--color wear shows walls; leave out --no-walls");
  const std::vector<WallPolygon> walls = walls_at(wanted, frame);
  if (std::none_of(walls.begin(), walls.end(), [](const auto& wall) { return wall.wear; }))
    throw Error(fmt::format(
        "no wall of {} wears; give one a coefficient ([[wall]] wear = \"1e-13 1/Pa\") and run it "
        "again",
        wanted.run.string()));
}

// Of the first frame and the last.
std::optional<Field> field_for_ends(const std::vector<FrameFile>& frames) {
  std::vector<Frame> ends = {read_frame(frames.front().path)};
  if (frames.size() > 1) ends.push_back(read_frame(frames.back().path));
  return field_for(ends);
}

// Directions spread evenly over the sphere: a spiral with the golden angle from turn to turn.
std::vector<Vec3> all_around() {
  constexpr int count = 200;
  constexpr Real golden_angle = 2.399963229728653;
  std::vector<Vec3> directions;
  for (int i = 0; i < count; ++i) {
    const Real z = 1 - (2 * i + 1.0) / count, across = root(1 - z * z);
    directions.push_back(
        {across * std::cos(golden_angle * i), across * std::sin(golden_angle * i), z});
  }
  return directions;
}

// The few balls that stand out, wherever one looks from.
std::vector<Bubble> outermost(const std::vector<Bubble>& balls) {
  static const std::vector<Vec3> directions = all_around();
  if (balls.size() < directions.size()) return balls;
  std::vector<Bubble> few;
  for (const Vec3& direction : directions)
    few.push_back(
        *std::max_element(balls.begin(), balls.end(), [&](const Bubble& a, const Bubble& b) {
          return dot(a.center, direction) + a.radius < dot(b.center, direction) + b.radius;
        }));
  return few;
}

// What several frames together need.
struct Common {
  std::vector<Bubble> shown;
  std::optional<ValueRange> range;
  Real longest_time = 0;
  Real strongest_force = 0;
};

Common common_to(const RunPictures& wanted, const std::vector<FrameFile>& frames,
                 std::optional<Field> field) {
  constexpr std::size_t enough_values = 2'000'000;
  Common common;
  std::vector<Real> values;
  for (const FrameFile& file : frames) {
    const Frame frame = frame_at(wanted, file);
    common.longest_time = std::max(common.longest_time, frame.time);
    common.strongest_force =
        std::max(common.strongest_force, strong_force(forces_at(wanted, file)));
    const std::vector<WallPolygon> walls = walls_at(wanted, file);
    const std::vector<Bubble> few = outermost(balls_to_show(frame, walls));
    common.shown.insert(common.shown.end(), few.begin(), few.end());
    const std::vector<Real> some = field ? values_shown(frame, walls, *field) : std::vector<Real>();
    const std::size_t stride = 1 + some.size() * frames.size() / enough_values;
    for (std::size_t i = 0; i < some.size(); i += stride) values.push_back(some[i]);
  }
  if (field) common.range = robust_range(std::move(values), *field);
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

  if (wanted.output.has_parent_path()) make_directory(wanted.output.parent_path());

  // Before the work is done, not after it.
  {
    AsideFile probe(one_picture || kind == Kind::mp4 ? wanted.output : numbered(wanted.output, 0));
  }

  PictureOptions options = wanted.picture;
  options.materials = material_names(wanted.run);
  options.shapes = read_shapes(wanted.run / "frames" / "shapes.json");
  if (wanted.choose_field) options.field = field_for_ends(frames);
  if (options.field && is_of_walls(*options.field)) need_wear(wanted, frames.back());
  if (frames.size() > 1) {
    Common common = common_to(wanted, frames, options.field);
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
    const Image image =
        render_picture(frame_at(wanted, frames[i]), walls_at(wanted, frames[i]), options,
                       forces_at(wanted, frames[i]), bonds_at(wanted, frames[i]));
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
