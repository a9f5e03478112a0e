#include "world/snapshot.hpp"

#include <bit>
#include <cstddef>

namespace clast {

namespace {

// A running hash of 64-bit words. Each step can be undone for a known word and for a known state,
// so two inputs that differ in one word never meet.
struct WordHash {
  std::uint64_t state;

  void add(std::uint64_t word) {
    state = (state ^ word) * 0xd6e8feb86659fd93ULL;
    state ^= state >> 32;
  }
  // Adding zero turns -0 into +0: they are the same number and must have the same hash.
  void add(Real x) { add(std::bit_cast<std::uint64_t>(x + 0.0)); }
  void add(const Vec3& v) {
    add(v.x);
    add(v.y);
    add(v.z);
  }
  void add(std::int32_t high, std::int32_t low) {
    add(static_cast<std::uint64_t>(static_cast<std::uint32_t>(high)) << 32 |
        static_cast<std::uint32_t>(low));
  }
  // Every bit of the input has had its say in every bit of this.
  std::uint64_t value() const {
    WordHash end{state};
    end.add(std::uint64_t{0x2545f4914f6cdd1d});
    end.add(std::uint64_t{0x9e3779b97f4a7c15});
    return end.state;
  }
};

// Sums of hashes do not depend on the order of what was hashed, and each body and contact carries
// its ids in its hash: the sum names the same state as a list sorted by id would, in one pass over
// the arrays as they lie.
std::uint64_t hash_of_bodies(const HostBodies& bodies) {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    WordHash hash{0x6a09e667f3bcc908};
    hash.add(bodies.id[i], bodies.material[i]);
    hash.add(bodies.position[i]);
    const Quat& q = bodies.orientation[i];
    hash.add(q.w);
    hash.add(Vec3{q.x, q.y, q.z});
    hash.add(bodies.velocity[i]);
    hash.add(bodies.spin[i]);
    if (bodies.shape[i] != 0) hash.add(bodies.id[i], bodies.shape[i]);
    hash.add(bodies.radius[i]);
    hash.add(bodies.mass[i]);
    sum += hash.value();
  }
  return sum;
}

bool is_zero(const Vec3& v) { return v.x == 0 && v.y == 0 && v.z == 0; }

// Only contacts that touch or remember: which others are listed depends on when the list was made.
std::uint64_t hash_of_contacts(const HostContacts& contacts, std::uint64_t kind) {
  std::uint64_t sum = 0;
  const bool rolls = !contacts.roll.empty();
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    const Vec3 roll = rolls ? contacts.roll[i] : Vec3{};
    if (!(contacts.extent[i] > 0) && is_zero(contacts.shear[i]) && is_zero(roll)) continue;
    WordHash hash{kind};
    hash.add(contacts.first[i], contacts.second[i]);
    const std::int32_t part_a = contacts.first_part.empty() ? 0 : contacts.first_part[i];
    const std::int32_t part_b = contacts.second_part.empty() ? 0 : contacts.second_part[i];
    if (part_a != 0 || part_b != 0) hash.add(part_a, part_b);
    hash.add(contacts.extent[i]);
    hash.add(contacts.shear[i]);
    hash.add(roll);
    if (!contacts.plane.empty()) {
      hash.add(contacts.plane[i]);
      hash.add(contacts.offset[i]);
      hash.add(contacts.arm[i]);
      hash.add(contacts.feature_a[i], contacts.feature_b[i]);
    }
    sum += hash.value();
  }
  return sum;
}

std::uint64_t hash_of_surfaces(const HostSurfaces& surfaces) {
  WordHash hash{0xa54ff53a5f1d36f1};
  const auto add_turn = [&](const Quat& q) {
    hash.add(q.w);
    hash.add(Vec3{q.x, q.y, q.z});
  };
  for (std::size_t s = 0; s < surfaces.size(); ++s) {
    hash.add(surfaces.shift[s]);
    add_turn(surfaces.turn[s]);
    hash.add(surfaces.speed[s]);
  }
  return hash.value();
}

}  // namespace

std::uint64_t state_hash(const Snapshot& snapshot) {
  WordHash hash{static_cast<std::uint64_t>(snapshot.step)};
  hash.add(snapshot.time);
  hash.add(static_cast<std::uint64_t>(snapshot.bodies.size()));
  hash.add(hash_of_bodies(snapshot.bodies));
  hash.add(hash_of_contacts(snapshot.pairs, 0xbb67ae8584caa73b));
  hash.add(hash_of_contacts(snapshot.walls, 0x3c6ef372fe94f82b));
  hash.add(hash_of_surfaces(snapshot.surfaces));
  return hash.value();
}

}  // namespace clast
