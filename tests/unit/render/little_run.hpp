// What the tests of pictures share: a small scene with one of everything, in memory and on disk.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "output/frames.hpp"
#include "render/picture.hpp"
#include "tests/unit/output/example.hpp"

namespace clast::testing_render {

using testing_output::TemporaryDirectory;

// A pile of balls in three layers inside a box with an open top, around `origin`.
inline Snapshot little_pile(Real time = 0.25, const Vec3& origin = {}, Real size = 1) {
  Snapshot snapshot;
  snapshot.time = time;
  HostBodies& bodies = snapshot.bodies;
  for (int k = 0; k < 3; ++k)
    for (int i = 0; i < 4 - k; ++i)
      for (int j = 0; j < 4 - k; ++j) {
        const auto n = static_cast<Id>(bodies.id.size());
        const Vec3 place{0.125 + 0.25 * i + 0.125 * k, 0.125 + 0.25 * j + 0.125 * k,
                         0.125 + 0.18 * k};
        bodies.id.push_back(n);
        bodies.position.push_back(origin + size * place);
        bodies.orientation.push_back({});
        bodies.velocity.push_back({0.1 * n, 0, -0.05 * n});
        bodies.spin.push_back({0, 3.0 * k, 0});
        bodies.radius.push_back(size * (0.125 - 0.001 * n));
        bodies.mass.push_back(1);
        bodies.material.push_back(k);
        bodies.shape.push_back(0);
      }
  return snapshot;
}

inline std::vector<Wall> little_box(const Vec3& origin = {}, Real size = 1) {
  std::vector<Wall> walls;
  const auto add = [&](const Vec3& middle, const Vec3& u, const Vec3& v) {
    Wall wall;
    wall.kind = Wall::rectangle;
    wall.point = origin + size * middle;
    wall.u = u;
    wall.v = v;
    wall.normal = cross(u, v);
    wall.half_u = wall.half_v = 0.5 * size;
    walls.push_back(wall);
  };
  const Vec3 x{1, 0, 0}, y{0, 1, 0}, z{0, 0, 1};
  add({0.5, 0.5, 0}, x, y);
  add({0.5, 0, 0.5}, x, z);
  add({0.5, 1, 0.5}, x, z);
  add({0, 0.5, 0.5}, y, z);
  add({1, 0.5, 0.5}, y, z);
  return walls;
}

// Writes frames and walls as a run does.
inline void write_little_run(const std::filesystem::path& run, int frames) {
  std::filesystem::create_directories(run / "frames");
  FrameSeries series(run / "frames");
  for (int i = 0; i < frames; ++i) series.write(little_pile(0.1 * i));
  write_walls(run / "frames" / "walls.vtp", little_box(), {0, 0, 0}, {1, 1, 1});
}

struct LittleScene {
  Frame frame;
  std::vector<WallPolygon> walls;
};

inline LittleScene little_scene(const Vec3& origin = {}, Real size = 1) {
  const TemporaryDirectory directory;
  const Snapshot snapshot = little_pile(0.25, origin, size);
  const BodyBounds bounds = bounds_of(snapshot.bodies);
  write_frame(directory / "frame.vtp", snapshot);
  write_walls(directory / "walls.vtp", little_box(origin, size), bounds.low, bounds.high);
  return {read_frame(directory / "frame.vtp"), read_walls(directory / "walls.vtp")};
}

inline PictureOptions small_picture() {
  PictureOptions options;
  options.field = Field::velocity;
  options.width = 160;
  options.height = 120;
  return options;
}

// Mean difference of all channels, 0 … 255.
inline double difference(const Image& a, const Image& b) {
  if (a.width() != b.width() || a.height() != b.height()) return 255;
  double sum = 0;
  for (std::size_t i = 0; i < a.size_in_bytes(); ++i) sum += std::abs(a.bytes()[i] - b.bytes()[i]);
  return sum / static_cast<double>(a.size_in_bytes());
}

// The message of the clast::Error that f throws.
template <class F>
std::string message_of(F&& f) {
  try {
    f();
  } catch (const Error& error) {
    return error.what();
  }
  ADD_FAILURE() << "no error";
  return "";
}

}  // namespace clast::testing_render
