#include "tests/support/rock.hpp"

#include "bond/make.hpp"
#include "shape/hull.hpp"
#include "shape/voronoi.hpp"
#include "tests/support/grains.hpp"

namespace clast::test {

int add_rock(World& world, const Rock& rock, int cement) {
  const Surface block = convex_hull(box_corners(rock.size), default_flatness);
  const auto first = static_cast<Id>(world.size());
  for (const MeshObject& cell : voronoi_cells({{"block", block}}, {rock.cells, rock.seed, 2})) {
    const Assembly shape = assembly_of(prototype_from_faces(cell.name, cell.surface));
    const Vec3 centroid = shape.centroid;
    world.add_block({.shape = world.add_shape(shape),
                     .position = rock.middle + rotate(rock.turn, centroid),
                     .turn = rock.turn,
                     .velocity = rock.velocity});
  }
  const Real close = 1e-6 * length(rock.size);
  const HostBodies bodies = world.state().bodies;
  const auto is_cell = [&](std::size_t a, std::size_t b) {
    return bodies.id[a] >= first && bodies.id[b] >= first;
  };
  const std::vector<NewBond> near =
      bonds_between_close(bodies, world.model().shapes, {}, {}, {close}, is_cell);
  for (const NewBond& bond : near) world.bond_within(bond.first, bond.second, close, cement);
  return static_cast<int>(near.size());
}

}  // namespace clast::test
