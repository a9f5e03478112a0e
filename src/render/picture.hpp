// One picture of a frame: ray-traced bodies and walls with their legend. Needs neither a display
// nor a graphics card.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "output/bond_lines.hpp"
#include "output/force_lines.hpp"
#include "output/frames.hpp"
#include "output/grains.hpp"
#include "render/camera.hpp"
#include "render/field.hpp"
#include "render/image.hpp"
#include "render/wall_polygons.hpp"

namespace clast {

struct PictureOptions {
  std::optional<Field> field;  // shown as colour; without one bodies are plain
  View view = view_named("iso");
  int width = 1280, height = 720;
  std::optional<ValueRange> range;     // of the colours; chosen from the frame when absent
  std::vector<Bubble> shown;           // what the picture frames; chosen from the frame when empty
  std::vector<ShapeMesh> shapes;       // by the number of the shape
  std::vector<std::string> materials;  // their names, where they are known
  Real strongest_force = 0;            // drawn as the thickest rod; chosen when 0
  Real longest_time = 0;               // of the frames that belong together
  bool labels = true;                  // time, scale and legend
  int samples = 16;                    // rays per pixel
};

// What colours show: values of bodies, or of walls that were worn.
std::vector<Real> values_shown(const Frame& frame, const std::vector<WallPolygon>& walls,
                               Field field);

// With forces, they are drawn as rods that shine through pale bodies. With bonds, these are rods
// between bodies of half their size, coloured by load: the end of the colours is what breaks them.
Image render_picture(const Frame& frame, const std::vector<WallPolygon>& walls,
                     const PictureOptions& options, const std::vector<ForceLine>& forces = {},
                     const std::vector<BondLine>& bonds = {});

// The force of the thickest rod: nearly the largest, so that a single impact does not thin all
// others.
Real strong_force(const std::vector<ForceLine>& forces);

// What a picture of this frame has to show: all walls, and all bodies but those that flew away.
std::vector<Bubble> balls_to_show(const Frame& frame, const std::vector<WallPolygon>& walls);

// "WIDTHxHEIGHT" in pixels; throws clast::Error with what is allowed.
struct PictureSize {
  int width, height;
};
PictureSize size_from(const std::string& text);

}  // namespace clast
