// What the tests of output share: a directory that cleans up, a state with something in every
// array, and a disk that is full.
#pragma once

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cmath>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>

#include "output/checkpoint.hpp"
#include "tests/support/temporary_directory.hpp"

namespace clast::testing_output {

using test::TemporaryDirectory;

// Files cannot grow beyond `bytes` while it lives: what a full disk looks like from inside, and
// needs no privileges.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit small{bytes, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &small);
  }
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  void (*handler_)(int);
  rlimit before_;
};

inline std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

inline void put(const std::filesystem::path& path, const std::string& content) {
  std::ofstream(path, std::ios::binary) << content;
}

inline std::size_t files_in(const std::filesystem::path& directory) {
  return static_cast<std::size_t>(
      std::distance(std::filesystem::directory_iterator(directory), {}));
}

// Every number different, ids in no order.
inline Snapshot example_snapshot(std::size_t bodies, std::size_t contacts, unsigned seed = 1) {
  std::mt19937_64 random(seed);
  std::uniform_real_distribution<Real> real(-1, 1);
  const auto fill = [&](auto& values, std::size_t count) {
    using T = std::decay_t<decltype(values[0])>;
    for (std::size_t i = 0; i < count; ++i) {
      if constexpr (IsRecord<T>) {
        for_each_column(values.emplace_back(), [&](const char*, auto& number) {
          using N = std::decay_t<decltype(number)>;
          if constexpr (std::is_same_v<N, Vec3>)
            number = {real(random), real(random), real(random)};
          else if constexpr (std::is_same_v<N, Real>)
            number = real(random);
          else
            number = static_cast<N>(random() % 2);
        });
      } else if constexpr (std::is_same_v<T, Vec3>) {
        values.push_back({real(random), real(random), real(random)});
      } else if constexpr (std::is_same_v<T, Quat>) {
        values.push_back(normalized(Quat{real(random), real(random), real(random), real(random)}));
      } else if constexpr (std::is_same_v<T, Real>) {
        values.push_back(real(random));
      } else {
        values.push_back(static_cast<T>(random() % 5));
      }
    }
  };
  Snapshot snapshot;
  snapshot.step = 1000 + seed;
  snapshot.time = 0.1 * seed;
  snapshot.margin = 0.25;
  snapshot.listed_at = 990;
  snapshot.lists = 12;
  const auto fill_table = [&](auto& table, std::size_t count) {
    for_each_field(table, [&]<class F>(F& values) {
      if constexpr (F::is(saved)) fill(values, count);
    });
  };
  fill_table(snapshot.bodies, bodies);
  for (Real& r : snapshot.bodies.radius) r = std::abs(r) + 0.1;
  for (Real& m : snapshot.bodies.mass) m = std::abs(m) + 0.1;
  for (std::size_t i = 0; i < bodies; ++i)
    snapshot.bodies.id[i] = static_cast<Id>((i * 7 + 3) % bodies);
  if (bodies % 7 == 0)
    for (std::size_t i = 0; i < bodies; ++i) snapshot.bodies.id[i] = static_cast<Id>(bodies - i);
  fill_table(snapshot.pairs, contacts);
  fill_table(snapshot.walls, contacts / 2);
  for (std::size_t c = 0; c < contacts; ++c) {
    snapshot.pairs.first[c] = snapshot.bodies.id[c % bodies];
    snapshot.pairs.second[c] = snapshot.bodies.id[(c + 1 + c / bodies) % bodies];
  }
  for (std::size_t c = 0; c < contacts / 2; ++c)
    snapshot.walls.first[c] = snapshot.bodies.id[c % bodies];
  fill(snapshot.parts_listed, 2 * bodies);
  fill_table(snapshot.surfaces, 3);
  fill_table(snapshot.wear, 4);
  fill(snapshot.extra["tethers"], 5);
  visit_ledger(snapshot.ledger, [&](const char*, Real& value) { value = real(random); });
  return snapshot;
}

inline Checkpoint example_checkpoint(unsigned seed = 1, std::size_t bodies = 40) {
  Checkpoint checkpoint{example_snapshot(bodies, 2 * bodies, seed),
                        "[material]\nname = \"größe\"\n", "{\"stage\": 2}"};
  CellState& cell = checkpoint.snapshot.cell;
  cell.now.length = {1, 2, 0};
  cell.now.xy = 0.3;
  cell.now.gradient_x = {0.1, -0.7, 0};
  cell.pace = {0.5, 0, 0};
  cell.power = 11;
  checkpoint.sensors = {{"outlet.totals", {3, 0.25}}, {"outlet.stays", {}}};
  return checkpoint;
}

inline void expect_same(const Checkpoint& a, const Checkpoint& b) {
  EXPECT_EQ(a.scene, b.scene);
  EXPECT_EQ(a.progress, b.progress);
  EXPECT_EQ(a.sensors, b.sensors);
  EXPECT_EQ(a.snapshot.step, b.snapshot.step);
  EXPECT_EQ(a.snapshot.time, b.snapshot.time);
  EXPECT_EQ(a.snapshot.margin, b.snapshot.margin);
  EXPECT_EQ(a.snapshot.listed_at, b.snapshot.listed_at);
  EXPECT_EQ(a.snapshot.lists, b.snapshot.lists);
  const auto collect = [](const Snapshot& snapshot) {
    std::string bytes;
    const auto append = [&](const auto& number) {
      bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
    };
    const auto add = [&](const auto& values) {
      for (const auto& value : values) {
        if constexpr (IsRecord<std::decay_t<decltype(value)>>)
          for_each_column(value, [&](const char*, const auto& number) { append(number); });
        else
          append(value);
      }
      bytes += '|';
    };
    for_each_field(snapshot.bodies, add);
    add(snapshot.parts_listed);
    for_each_field(snapshot.pairs, add);
    for_each_field(snapshot.walls, add);
    for_each_field(snapshot.surfaces, add);
    add(numbers_of(snapshot.cell));
    for (const auto& [name, values] : snapshot.extra) {
      bytes += name;
      add(values);
    }
    visit_ledger(snapshot.ledger, [&](const char*, Real value) {
      bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    });
    return bytes;
  };
  EXPECT_TRUE(collect(a.snapshot) == collect(b.snapshot));
}

// The message of the clast::Error that f throws.
template <class F>
std::string error_of(F f) {
  try {
    f();
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "";
}

}  // namespace clast::testing_output
