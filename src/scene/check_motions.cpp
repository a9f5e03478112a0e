// Checks of how walls move.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "scene/build.hpp"
#include "scene/check.hpp"
#include "scene/periodic_cell.hpp"

namespace clast::scene {

namespace {

using MotionType = Motion::Type;

struct Use {
  const char* key;
  bool given;
  Where where;
  std::vector<MotionType> types;  // that take it
  bool needed;                    // by all of them
};

std::vector<Use> uses_of(const Motion& m) {
  const auto use = [](const char* key, const auto& value, std::vector<MotionType> types,
                      bool needed) {
    return Use{key, value.given, value.where, std::move(types), needed};
  };
  using Types = std::vector<MotionType>;
  const Types driven{MotionType::servo, MotionType::free};
  const bool turns = m.driven_about_axis();
  const Types pushed = turns ? Types() : driven;
  const Types pushed_servo = turns ? Types() : Types{MotionType::servo};
  Types turned{MotionType::rotation, MotionType::orbit, MotionType::surface};
  if (turns) turned.push_back(MotionType::servo);
  const bool slides = *m.type == MotionType::surface;  // with one of the two
  return {use("velocity", m.velocity, {MotionType::velocity, MotionType::surface}, !slides),
          use("rate", m.rate, turned, !slides),
          use("center", m.center, {MotionType::orbit}, true),
          use("amplitude", m.amplitude, {MotionType::oscillation}, false),
          use("swing", m.swing, {MotionType::oscillation}, false),
          use("frequency", m.frequency, {MotionType::oscillation}, true),
          use("phase", m.phase, {MotionType::oscillation}, false),
          use("path", m.path, {MotionType::path}, true),
          use("course", m.course, {MotionType::path}, false),
          use("force", m.force, pushed, false),
          use("stress", m.stress, pushed, false),
          use("area", m.area, pushed, false),
          use("torque", m.torque, driven, false),
          use("speed", m.speed, pushed_servo, true),
          use("mass", m.mass, pushed, false),
          use("inertia", m.inertia, driven, false),
          use("max_speed", m.max_speed, pushed, false),
          use("first_stop", m.first_stop, pushed, false),
          use("last_stop", m.last_stop, pushed, false),
          use("damping", m.damping, {MotionType::free}, false),
          use("axis", m.axis,
              {MotionType::rotation, MotionType::oscillation, MotionType::path, MotionType::servo,
               MotionType::free, MotionType::orbit},
              false)};
}

const char* name_of(MotionType type) {
  constexpr const char* names[] = {"fixed", "velocity", "rotation", "oscillation", "path",
                                   "servo", "free",     "surface",  "orbit"};
  return names[static_cast<int>(type)];
}

bool takes(const Use& use, MotionType type) {
  return std::find(use.types.begin(), use.types.end(), type) != use.types.end();
}

std::string keys_of(const Motion& motion, MotionType type) {
  std::string text;
  for (const Use& use : uses_of(motion))
    if (takes(use, type)) text += (text.empty() ? "" : ", ") + std::string(use.key);
  return text.empty() ? "no other keys" : text;
}

void check_keys(const Motion& m, Problems& problems) {
  const MotionType type = *m.type;
  for (const Use& use : uses_of(m)) {
    if (use.given && !takes(use, type))
      problems.add(use.where,
                   fmt::format("a motion of type {} takes no '{}'", name_of(type), use.key),
                   fmt::format("{} takes {}", name_of(type), keys_of(m, type)));
    if (!use.given && use.needed && takes(use, type))
      problems.add(m.where, fmt::format("a motion of type {} lacks '{}'", name_of(type), use.key),
                   fmt::format("{} takes {}", name_of(type), keys_of(m, type)));
  }
}

void check_axis(const Motion& m, const Wall& wall, Problems& problems) {
  const MotionType type = *m.type;
  if (m.axis.given && !(length(*m.axis) > 1e-9)) {
    problems.add(m.axis.where, "the axis has no length", "give a direction, such as [0, 0, 1]");
    return;
  }
  const bool round = wall.is_round() && *wall.type != Wall::Type::sphere;
  const bool has_normal =
      *wall.type == Wall::Type::plane || *wall.type == Wall::Type::rectangle || m.faces.given;
  const bool turns =
      type == MotionType::rotation || type == MotionType::oscillation || type == MotionType::orbit;
  const bool driven = type == MotionType::servo || type == MotionType::free;
  if (!m.axis.given && !round && (turns || (driven && !has_normal)))
    problems.add(m.where, fmt::format("a motion of type {} needs an axis", name_of(type)),
                 "add for instance axis = [0, 0, 1]");
}

void check_oscillation(const Motion& m, Problems& problems) {
  if (m.amplitude.given == m.swing.given)
    problems.add(m.where, "an oscillation goes along its axis or about it",
                 "give one of amplitude (a length) and swing (an angle)");
}

void check_path(const Motion& m, Problems& problems) {
  if (!m.path.given || m.path.bad) return;
  bool turns = false;
  for (std::size_t i = 0; i < m.path->size(); ++i) {
    const PathPoint& point = (*m.path)[i];
    turns = turns || point.angle != 0;
    const bool rises = i == 0 ? point.time >= 0 : point.time > (*m.path)[i - 1].time;
    if (!rises) {
      problems.add(m.path.where, "the times of a path must rise from 0 or later",
                   fmt::format("the time of point {} is {:g} s: sort the points, and remove those "
                               "of equal time",
                               i + 1, point.time));
      return;
    }
    if (length(point.shift) > 1e9 || std::abs(point.angle) > 1e9) {
      problems.add(m.path.where, fmt::format("point {} of the path is too far away", i + 1),
                   "give lengths in metres and angles in radians, or with their units");
      return;
    }
  }
  if (turns && !m.axis.given)
    problems.add(m.path.where, "a path with angles needs an axis to turn about",
                 "add for instance axis = [0, 1, 0]");
}

// What a stress acts on.
void check_area(const Scene& scene, const Motion& m, const Wall& wall, Problems& problems) {
  const bool known =
      *wall.type == Wall::Type::rectangle || m.faces.given || is_across_cell(scene, wall);
  if (m.stress.given && !m.area.given && !known)
    problems.add(m.stress.where,
                 "only a rectangle, a face, or a plane across a periodic cell, knows the area a "
                 "stress acts on",
                 "add for instance area = \"100 cm2\", or give a force");
  if (m.area.given && !m.stress.given)
    problems.add(m.area.where, "an area is of no use without a stress",
                 "remove 'area', or give a stress instead of a force");
}

// Those that turn.
void check_driven_about_axis(const Motion& m, const Wall& wall, Problems& problems) {
  const bool servo = *m.type == MotionType::servo;
  if (!servo && !m.inertia.given)
    problems.add(m.where, "a free wall that turns needs an inertia",
                 "add for instance inertia = \"0.2 kg*m2\"");
  if (!servo) return;
  if (!m.torque.given || *m.torque == 0)
    problems.add(m.torque.given ? m.torque.where : m.where,
                 "a servo without a torque would never turn",
                 "give a torque other than 0, or use a motion of type free");
  if (m.rate.given && !(*m.rate > 0))
    problems.add(m.rate.where, "the rate of a servo is how fast it may turn: above 0",
                 "turn the other way with a negative torque, or the opposite axis");
  if (!m.inertia.given && *wall.type == Wall::Type::plane)
    problems.add(m.where, "a plane has no end: its servo needs an inertia",
                 "add for instance inertia = \"0.2 kg*m2\", or use a rectangle or an annulus");
}

void check_driven(const Scene& scene, const Motion& m, const Wall& wall, Problems& problems) {
  if (m.driven_about_axis()) {
    check_driven_about_axis(m, wall, problems);
    return;
  }
  check_area(scene, m, wall, problems);
  if (*m.type == MotionType::free && !m.mass.given)
    problems.add(m.where, "a free wall needs a mass", "add for instance mass = \"2 kg\"");
  if (*m.type == MotionType::free && m.force.given && m.stress.given)
    problems.add(m.stress.where, "a wall is pushed by a force or by a stress", "give one of them");
  if (*m.type != MotionType::servo) return;
  if (m.force.given == m.stress.given)
    problems.add(
        m.where, "a servo has one aim: a force, a stress or a torque",
        "give one of force, such as \"100 N\", stress, such as \"10 kPa\", and torque, such "
        "as \"5 N*m\"");
  if ((m.force.given && *m.force == 0) || (m.stress.given && *m.stress == 0))
    problems.add(m.force.given ? m.force.where : m.stress.where,
                 "a servo without a force would never move",
                 "give a force other than 0, or use a motion of type free");
}

// What slides has to stay where it is.
void check_surface(const Motion& m, const Wall& wall, Problems& problems) {
  if (!m.velocity.given && !m.rate.given)
    problems.add(m.where, "a motion of type surface needs a velocity or a rate",
                 "add for instance velocity = [\"1 m/s\", 0, 0]");
  const bool disc = *wall.type == Wall::Type::plane || *wall.type == Wall::Type::annulus;
  if (m.rate.given && !disc)
    problems.add(m.rate.where, "only a plane or an annulus turns along itself",
                 "use a motion of type rotation, or an annulus");
  if (!m.velocity.given || !(disc || *wall.type == Wall::Type::rectangle)) return;
  const Vec3 normal = disc ? *wall.normal : cross(*wall.edge_u, *wall.edge_v);
  if (std::abs(dot(*m.velocity, normal)) > 1e-6 * length(*m.velocity) * length(normal))
    problems.add(m.velocity.where, "this velocity leads out of the surface of the wall",
                 "give one along it, or use a motion of type velocity to move the wall itself");
}

void check_times(const Motion& m, Problems& problems) {
  if (m.until.given && *m.until <= *m.from)
    problems.add(m.until.where, "the motion ends before it begins", "let until be after from");
}

// Faces that a motion names have to be there.
void check_faces(const Scene& scene, const Motion& m, const Wall& wall, Problems& problems) {
  if (!m.faces.given || m.faces.bad) return;
  if (*wall.type != Wall::Type::box) {
    problems.add(m.faces.where, "only a box has faces that move", "remove 'faces'");
    return;
  }
  if (m.faces->empty())
    problems.add(m.faces.where, "this motion moves no face",
                 "name some, such as faces = [\"top\"], or remove 'faces' to move all as one");
  const std::vector<NamedWall> parts = flat_walls(scene, wall);
  for (const Value<std::string>& face : *m.faces) {
    const std::string name = *wall.name + "." + *face;
    const auto is_it = [&](const NamedWall& part) { return part.name == name; };
    if (!face.bad && std::none_of(parts.begin(), parts.end(), is_it))
      problems.add(face.where, fmt::format("box '{}' has no face '{}' to move", *wall.name, *face),
                   "remove it from 'faces'; left out are those in 'open', and in two dimensions "
                   "front and back");
  }
}

bool is_driven(const Motion& m) {
  return *m.type == MotionType::servo || *m.type == MotionType::free;
}

// A part of a wall that moves as one has at most one motion that forces drive.
void check_number_driven(const Scene& scene, const std::vector<const Motion*>& motions,
                         const Wall& wall, Problems& problems) {
  const bool by_faces = moves_by_faces(scene, wall);
  for (const Motion* m : motions)
    if (is_driven(*m) && by_faces && !m->faces.given)
      problems.add(
          m->where,
          fmt::format("the faces of box '{}' move one by one: which of them does a {} push?",
                      *wall.name, name_of(*m->type)),
          "add for instance faces = [\"top\"]");
  for (const NamedWall& part : flat_walls(scene, wall)) {
    int driven = 0;
    for (const Motion* m : motions)
      if (is_driven(*m) && concerns(*m, part) && ++driven == 2) {
        problems.add(m->where, fmt::format("wall '{}' is driven by two motions", part.surface),
                     "only one of its motions may be of type servo or free");
        return;
      }
    if (!by_faces) return;  // all parts move as one
  }
}

}  // namespace

void check_motions(const Scene& scene, const std::vector<const Motion*>& motions, const Wall& wall,
                   Problems& problems) {
  check_number_driven(scene, motions, wall, problems);
  for (const Motion* m : motions) {
    if (!m->type.given || m->type.bad) continue;
    const MotionType type = *m->type;
    check_keys(*m, problems);
    check_faces(scene, *m, wall, problems);
    check_axis(*m, wall, problems);
    check_times(*m, problems);
    if (type == MotionType::oscillation) check_oscillation(*m, problems);
    if (type == MotionType::path) check_path(*m, problems);
    if (type == MotionType::surface) check_surface(*m, wall, problems);
    if (is_driven(*m)) check_driven(scene, *m, wall, problems);
    for (const auto& [value, most] :
         {std::pair{length(*m->velocity), 1e6}, std::pair{std::abs(*m->rate), 1e9},
          std::pair{*m->frequency, 1e9}, std::pair{std::abs(*m->force), 1e15},
          std::pair{std::abs(*m->torque), 1e15}, std::pair{length(*m->center), 1e9}})
      if (value > most)
        problems.add(
            m->where, fmt::format("a value of {:g} in a motion", value),
            fmt::format("at most {:g} is allowed; give it in SI units, or with a unit", most));
  }
}

}  // namespace clast::scene
