// Spheres settle in a box: a world built in code, run, observed, saved and loaded again.
#include <clast/world.hpp>
#include <cmath>
#include <cstdio>

int main() try {
  clast::Material glass{.name = "glass", .density = 2500, .friction = 0.5, .restitution = 0.5};
  glass.set(clast::youngs_modulus, 1e7);

  clast::World world(clast::EngineOptions{.threads = 2});
  world.add_material(glass);
  world.add_box({0, 0, 0}, {0.1, 0.1, 0.3});
  for (int i = 0; i < 500; ++i)
    world.add({.position = {0.011 + 0.019 * (i % 5), 0.011 + 0.019 * (i / 5 % 5),
                            0.011 + 0.014 * (i / 25)},
               .radius = 0.006 - 0.00001 * (i % 100)});
  world.set_gravity({0, 0, -9.81});
  world.use_automatic_step(2);  // nothing will be faster than 2 m/s

  world.observe(0.1, [](clast::World& w) {
    const clast::Totals now = w.totals();
    std::printf("%.1f s: %lld contacts, fastest %.3f m/s\n", w.time(),
                static_cast<long long>(now.contacts), now.fastest);
  });
  world.run_for(0.3);

  // Arrays of all bodies, by id.
  double highest = 0;
  for (const clast::Vec3& p : world.get(&clast::HostBodies::position))
    highest = p.z > highest ? p.z : highest;
  const double residual = world.ledger().relative_residual();
  std::printf("%.4f m high, energy residual %.1e\n", highest, residual);

  // A checkpoint goes on with the same bits.
  world.save("settle.h5");
  const auto hash_after = [](clast::World& w) {
    w.run_for(0.05);
    return w.hash();
  };
  const auto straight = hash_after(world);
  world.load("settle.h5");
  const bool same = hash_after(world) == straight;
  std::puts(same ? "the same bits after loading" : "other bits after loading");
  return same && highest < 0.25 && std::abs(residual) < 0.01 ? 0 : 1;
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
