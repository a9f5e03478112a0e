#include "tests/support/little_world.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

namespace clast::test {

Material grain() {
  Material m;
  m.name = "grain";
  m.density = 2500;
  m.young = 1e7;
  m.poisson = 0.25;
  m.normal_stiffness = 1e5;
  m.friction = 0.5;
  m.restitution = 0.5;
  return m;
}

Material elastic_grain() {
  Material m = grain();
  m.friction = 0;
  m.restitution = 1;
  return m;
}

Real ball_mass(Real density, Real radius) { return density * 4 / 3 * pi * cube(radius); }

LittleWorld::LittleWorld(const Material& material, LawKind law) {
  model.law = law;
  materials.push_back(material);
}

int LittleWorld::add_material(const Material& material) {
  materials.push_back(material);
  return static_cast<int>(materials.size()) - 1;
}

Id LittleWorld::add(const Ball& ball) {
  HostBodies& b = begin.bodies;
  const Id id = static_cast<Id>(b.size());
  b.id.push_back(id);
  b.position.push_back(ball.position);
  b.orientation.emplace_back();
  b.velocity.push_back(ball.velocity);
  b.spin.push_back(ball.spin);
  b.acceleration.emplace_back();
  b.angular_acceleration.emplace_back();
  b.listed.push_back(ball.position);
  b.radius.push_back(ball.radius);
  b.mass.push_back(ball.mass > 0 ? ball.mass
                                 : ball_mass(materials[ball.material].density, ball.radius));
  b.dragged.push_back(0);
  b.material.push_back(ball.material);
  b.shape.push_back(0);
  return id;
}

std::vector<Vec3> box_corners(const Vec3& size) {
  std::vector<Vec3> corners;
  for (int i = 0; i < 8; ++i)
    corners.push_back({(i & 1 ? 0.5 : -0.5) * size.x, (i & 2 ? 0.5 : -0.5) * size.y,
                       (i & 4 ? 0.5 : -0.5) * size.z});
  return corners;
}

int LittleWorld::add_shape(const std::vector<Vec3>& points) {
  return add_shape(assembly_of(prototype_from_points("test", points)));
}

int LittleWorld::add_shape(Assembly shape) {
  model.shapes.push_back(std::move(shape));
  return static_cast<int>(model.shapes.size());
}

Id LittleWorld::add_block(const Block& block) {
  const Assembly& shape = model.shapes[block.shape - 1];
  const Real radius = block.scale * shape.radius;
  Ball ball;
  ball.position = block.position;
  ball.radius = radius;
  ball.velocity = block.velocity;
  ball.spin = block.spin;
  ball.material = block.material;
  ball.mass = materials[block.material].density * shape.volume * cube(radius);
  const Id id = add(ball);
  begin.bodies.shape.back() = block.shape;
  begin.bodies.orientation.back() = normalized(block.turn * shape.axes);
  return id;
}

void LittleWorld::add_plane(const Vec3& point, const Vec3& normal, int material) {
  Wall wall;
  wall.kind = Wall::plane;
  wall.material = material;
  wall.point = point;
  wall.normal = normalized(normal);
  complete_frame(wall.normal, wall.u, wall.v);
  model.walls.push_back(wall);
}

void LittleWorld::add_rectangle(const Vec3& middle, const Vec3& u, const Vec3& v, int material) {
  Wall wall;
  wall.kind = Wall::rectangle;
  wall.material = material;
  wall.point = middle;
  wall.u = normalized(u);
  wall.v = normalized(v);
  wall.normal = cross(wall.u, wall.v);
  wall.half_u = 0.5 * length(u);
  wall.half_v = 0.5 * length(v);
  model.walls.push_back(wall);
}

void LittleWorld::add_box(const Vec3& low, const Vec3& high, int material) {
  const Vec3 middle = 0.5 * (low + high), span = high - low;
  const Vec3 x{span.x, 0, 0}, y{0, span.y, 0}, z{0, 0, span.z};
  add_rectangle({middle.x, middle.y, low.z}, x, y, material);
  add_rectangle({low.x, middle.y, middle.z}, y, z, material);
  add_rectangle({high.x, middle.y, middle.z}, z, y, material);
  add_rectangle({middle.x, low.y, middle.z}, z, x, material);
  add_rectangle({middle.x, high.y, middle.z}, x, z, material);
}

void LittleWorld::move_last(int walls, const Motion& motion, const Vec3& reference) {
  WallSurface surface;
  surface.reference = reference;
  surface.motions = {motion};
  const auto number = static_cast<std::int32_t>(model.surfaces.size());
  model.surfaces.push_back(surface);
  for (auto wall = model.walls.end() - walls; wall != model.walls.end(); ++wall)
    wall->surface = number;
}

void LittleWorld::use_automatic_step(Real fastest, Real safety) {
  const HostBodies& b = begin.bodies;
  std::vector<SmallestGrain> grains;
  std::map<std::pair<int, int>, Real> smallest;  // by material and shape
  for (std::size_t i = 0; i < b.size(); ++i) {
    const auto [at, fresh] = smallest.try_emplace({b.material[i], b.shape[i]}, b.radius[i]);
    if (!fresh) at->second = std::min(at->second, b.radius[i]);
  }
  for (const auto& [kind, radius] : smallest)
    grains.push_back(
        {kind.first, radius, kind.second == 0 ? 1 : lightness(model.shapes[kind.second - 1])});
  model.dt = choose_time_step(model.law, materials, grains, fastest, safety).dt;
}

void LittleWorld::mix() {
  model.materials = static_cast<int>(materials.size());
  model.pairs.clear();
  model.rolling = false;
  for (const Material& a : materials)
    for (const Material& b : materials) {
      model.pairs.push_back(clast::mix(model.law, a, b, caps));
      model.rolling |= model.pairs.back().rolling > 0;
    }
}

void LittleWorld::start(const EngineOptions& options) {
  ASSERT_GT(model.dt, 0) << "choose a time step first";
  mix();
  engine_ = make_engine(options);
  engine_->load(model, begin, true);
  engine_->give(&EnergyGiven::insertion, engine_->measure(false).held.total());
}

void LittleWorld::advance(std::int64_t steps) {
  const Outcome outcome = engine_->advance(steps);
  ASSERT_FALSE(outcome.fault) << outcome.fault->text();
  ASSERT_EQ(outcome.steps, steps);
}

void LittleWorld::advance_for(Real time) {
  advance(static_cast<std::int64_t>(std::llround(time / model.dt)));
}

}  // namespace clast::test
