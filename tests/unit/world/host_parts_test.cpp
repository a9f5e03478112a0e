#include "world/host_parts.hpp"

#include <gtest/gtest.h>

#include "base/error.hpp"
#include "shape/library.hpp"
#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

// A jack, a sphere, a cube and an angle, with ids 7, 3, 5, 1.
struct Mixed {
  std::vector<Assembly> shapes{assembly_of(sphere_prototype()), load_shape("jack"),
                               load_shape("cube"), load_shape("l_shape")};
  HostBodies bodies;

  Mixed() {
    World world = make_world();
    world.edit_model().shapes = shapes;
    world.add_block(Block{.shape = 1, .scale = 0.02});
    world.add(Ball{});
    world.add_block(Block{.shape = 2, .scale = 0.02});
    world.add_block(Block{.shape = 3, .scale = 2});
    bodies = world.state().bodies;
    bodies.id = {7, 3, 5, 1};
  }
};

TEST(HostParts, AreNumberedByTheIdOfTheirBody) {
  const Mixed m;
  EXPECT_TRUE(any_concave(m.shapes));
  EXPECT_FALSE(any_concave({m.shapes[2]}));
  const HostBodies sorted = sorted_by_id(m.bodies);
  EXPECT_EQ(sorted.id, (std::vector<Id>{1, 3, 5, 7}));
  EXPECT_EQ(sorted.shape, (std::vector<std::int32_t>{3, 0, 2, 1}));
  const HostParts parts = parts_of(sorted, m.shapes);
  EXPECT_EQ(parts.row, (std::vector<std::int32_t>{0, 2, 3, 4, 9}));
  EXPECT_EQ(parts.owner, (std::vector<std::int32_t>{0, 0, 1, 2, 3, 3, 3, 3, 3}));
  // Entries of the table: sphere, jack, cube, angle, five parts of the jack, two of the angle.
  EXPECT_EQ(parts.shape, (std::vector<std::int32_t>{9, 10, 0, 2, 4, 5, 6, 7, 8}));
  EXPECT_EQ(parts.radius[2], sorted.radius[1]);
  EXPECT_EQ(parts.radius[3], sorted.radius[2]);
  EXPECT_EQ(parts.radius[0], sorted.radius[0] * m.shapes[3].parts[0].size);
  EXPECT_EQ(parts.mass[8], sorted.mass[3]);
}

TEST(HostParts, ContactsNameBodiesAndParts) {
  const Mixed m;
  const HostParts parts = parts_of(sorted_by_id(m.bodies), m.shapes);
  HostContacts contacts;
  contacts.first = {1, 2, 3};
  contacts.second = {4, 8, 6};
  name_parts(parts, false, contacts);
  EXPECT_EQ(contacts.first, (std::vector<Id>{1, 3, 5}));
  EXPECT_EQ(contacts.first_part, (std::vector<std::int32_t>{1, 0, 0}));
  EXPECT_EQ(contacts.second, (std::vector<Id>{7, 7, 7}));
  EXPECT_EQ(contacts.second_part, (std::vector<std::int32_t>{0, 4, 2}));
  const HostContacts back = numbered_parts(parts, false, contacts);
  EXPECT_EQ(back.first, (std::vector<Id>{1, 2, 3}));
  EXPECT_EQ(back.second, (std::vector<Id>{4, 8, 6}));
}

TEST(HostParts, WallsKeepTheirNumbers) {
  const Mixed m;
  const HostParts parts = parts_of(sorted_by_id(m.bodies), m.shapes);
  HostContacts contacts;
  contacts.first = {5};
  contacts.second = {12};
  name_parts(parts, true, contacts);
  EXPECT_EQ(contacts.first, std::vector<Id>{7});
  EXPECT_EQ(contacts.second, std::vector<Id>{12});
  EXPECT_TRUE(contacts.second_part.empty());
  EXPECT_EQ(numbered_parts(parts, true, contacts).first, std::vector<Id>{5});
}

// A damaged checkpoint may name anything.
TEST(HostParts, UnknownPartsAreRefused) {
  const Mixed m;
  const HostParts parts = parts_of(sorted_by_id(m.bodies), m.shapes);
  const auto refused = [&](Id body, std::vector<std::int32_t> part) {
    HostContacts contacts;
    contacts.first = {body};
    contacts.first_part = std::move(part);
    contacts.second = {0};
    EXPECT_THROW(numbered_parts(parts, true, contacts), Error) << body;
  };
  refused(7, {5});
  refused(7, {-1});
  refused(7, {});
  refused(4, {0});
  refused(99, {0});
}

TEST(HostParts, AStateWithOtherPartsIsRefused) {
  World world = make_world();
  const int jack = world.add_shape(load_shape("jack"));
  world.add_block(Block{.shape = jack, .scale = 0.02});
  world.use_automatic_step(1);
  world.start();
  Snapshot state = world.state();
  EXPECT_EQ(state.parts_listed.size(), 5u);
  EXPECT_NO_THROW(world.engine().load(world.model(), state, false));
  state.parts_listed.pop_back();
  EXPECT_THROW(world.engine().load(world.model(), state, false), Error);
}

}  // namespace
}  // namespace clast::test
