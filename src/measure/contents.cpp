#include "measure/contents.hpp"

#include <array>

#include "base/trigonometry.hpp"
#include "boundary/cell_images.hpp"

namespace clast {

namespace {

constexpr int parts = 8;  // that each of the three coordinates of a ball is divided into
constexpr int probes = parts * parts * parts;

// Points that stand for equal volumes of the ball of radius 1. No plane through its middle along
// the axes meets one, and each divides them evenly.
std::array<Vec3, probes> ball_probes() {
  std::array<Vec3, probes> points;
  int n = 0;
  for (int shell = 0; shell < parts; ++shell)
    for (int height = 0; height < parts; ++height)
      for (int turn = 0; turn < parts; ++turn) {
        const Real r = std::cbrt((shell + 0.5) / parts), z = (2 * height + 1.0) / parts - 1;
        const SinCos at = sin_cos(2 * pi * (turn + 0.5) / parts);
        const Real across = root(1 - z * z);
        points[n++] = r * Vec3{across * at.cos, across * at.sin, z};
      }
  return points;
}

// The same for the disc in the plane y = 0.
std::array<Vec3, probes> disc_probes() {
  std::array<Vec3, probes> points;
  int n = 0;
  for (int ring = 0; ring < parts; ++ring)
    for (int turn = 0; turn < parts * parts; ++turn) {
      const Real r = root((ring + 0.5) / parts);
      const SinCos at = sin_cos(2 * pi * (turn + 0.5) / (parts * parts));
      points[n++] = {r * at.cos, 0, r * at.sin};
    }
  return points;
}

bool boxes_meet(const Space& space, const Vec3& middle, Real reach) {
  for (int a = 0; a < 3; ++a)
    if (middle[a] + reach < space.low[a] || middle[a] - reach > space.high[a]) return false;
  return true;
}

// Whether a ball, or one of its images, may reach inside.
bool may_reach(const Space& space, const Cell& cell, const Vec3& middle, Real reach) {
  bool reaches = false;
  for_images(cell, middle, reach,
             [&](const Vec3& image) { reaches = reaches || boxes_meet(space, image, reach); });
  return reaches;
}

}  // namespace

Real share_inside(const Space& space, const Observed& now, std::size_t i) {
  static const std::array<Vec3, probes> of_ball = ball_probes(), of_disc = disc_probes();
  const Cell& cell = now.in.cell;
  const Vec3 middle = now.position(i);
  const Real bound = now.in.bodies.radius[i];
  if (space.holds_ball(middle, bound)) return 1;
  if (!may_reach(space, cell, middle, bound)) return 0;
  const Real radius = now.radius(i);
  int inside = 0;
  for (const Vec3& probe : now.flat() ? of_disc : of_ball) {
    const Vec3 point = middle + radius * probe;
    inside += space.holds(cell.home(point).position(point)) ? 1 : 0;
  }
  return static_cast<Real>(inside) / probes;
}

std::vector<std::string> Contents::columns() const {
  const std::vector<std::string> of_each = {"number", "mass", "solid_fraction", "vx", "vy", "vz"};
  return with_classes(of_each, of_each);
}

namespace {

struct Held {
  Amount amount;
  Real solid = 0;  // volume
  Vec3 momentum;
};

}  // namespace

std::vector<Real> Contents::measure(const Observed& now) {
  std::vector<Held> held(1 + classes().size());  // all bodies, then those of each class
  for (const std::size_t i : now.order) {
    const Real solid = share_inside(space_, now, i) * now.volume(i);
    const bool inside = space_.holds(now.position(i));
    const Real mass = now.in.bodies.mass[i];
    const auto add_to = [&](Held& some) {
      some.solid += solid;
      if (!inside) return;
      some.amount.add(1, mass);
      some.momentum += mass * now.velocity(i);
    };
    add_to(held[0]);
    classes().visit(now, i, [&](int k) { add_to(held[1 + k]); });
  }
  std::vector<Real> values;
  for (const Held& some : held) {
    const Real mass = some.amount.mass;
    const Vec3 velocity = mass > 0 ? (1 / mass) * some.momentum : Vec3();
    values.insert(values.end(), {some.amount.number, mass, some.solid / space_.volume, velocity.x,
                                 velocity.y, velocity.z});
  }
  return values;
}

std::vector<Amount> Contents::amounts(const Observed& now) const {
  std::vector<Amount> by_class(classes().size());
  if (by_class.empty()) return by_class;
  for (const std::size_t i : now.order)
    if (space_.holds(now.position(i)))
      classes().visit(now, i, [&](int k) { by_class[k].add(1, now.in.bodies.mass[i]); });
  return by_class;
}

}  // namespace clast
