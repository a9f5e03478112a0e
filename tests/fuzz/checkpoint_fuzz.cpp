// Whatever a checkpoint holds must end in a refusal, in a fault, or in some steps; never in a crash
// or a hang. The bytes say which numbers of a good checkpoint become which.
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/error.hpp"
#include "output/checkpoint_file.hpp"
#include "output/state_check.hpp"
#include "run/place.hpp"
#include "run/plan.hpp"
#include "scene/build.hpp"
#include "scene/insert.hpp"
#include "scene/read.hpp"
#include "scene/streams.hpp"
#include "tests/fuzz/box_scene.hpp"
#include "world/engine.hpp"

namespace clast {
namespace {

struct Example {
  Scene scene = read_scene_text(box_scene(6), "fuzz.toml");
  Plan plan;
  Checkpoint checkpoint;

  Example() {
    Snapshot start;
    insert_at_start(scene, build_model(scene, 0), start.bodies);
    plan = make_plan(scene, start.bodies);
    EngineOptions options;
    options.threads = 1;
    const auto engine = make_engine(options);
    engine->load(model_of(plan, 0), start, true);
    engine->advance(3000);
    checkpoint.snapshot = engine->snapshot();
    checkpoint.scene = box_scene(6);
    SavedRun run;
    run.scene_name = "fuzz.toml";
    run.dt = plan.step.dt;
    run.place.next_id = 12;
    run.streams = Streams(scene).state();
    checkpoint.progress = text_of(run);
  }
};

// Takes values off the bytes; zeros when there are no more.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}
  bool any() const { return left_ > 0; }
  template <class T>
  T take() {
    T value{};
    const std::size_t n = std::min(sizeof value, left_);
    std::memcpy(static_cast<void*>(&value), data_, n);
    data_ += n;
    left_ -= n;
    return value;
  }
  bool take_bool() { return take<std::uint8_t>() % 2 == 1; }

 private:
  const std::uint8_t* data_;
  std::size_t left_;
};

template <class T>
void alter(T& value, Bytes& bytes) {
  if constexpr (std::is_same_v<T, bool>)
    value = bytes.take_bool();
  else
    value = bytes.take<T>();
}
template <class T>
requires IsRecord<T>
void alter(T& record, Bytes& bytes) {
  const int wanted = bytes.take<std::uint8_t>() % 16;
  int column = 0;
  for_each_column(record, [&](const char*, auto& value) {
    if (column++ == wanted) alter(value, bytes);
  });
}

template <class Table>
void alter_table(Table& table, Bytes& bytes) {
  const int wanted = bytes.take<std::uint8_t>() % 20;
  int field = 0;
  for_each_field(table, [&]<class F>(F& values) {
    if constexpr (F::is(saved))
      if (field++ == wanted && !values.empty())
        alter(values[bytes.take<std::uint8_t>() % values.size()], bytes);
  });
}

void alter_ledger(Ledger& ledger, Bytes& bytes) {
  const int wanted = bytes.take<std::uint8_t>() % 18;
  int term = 0;
  visit_ledger(ledger, [&](const char*, Real& value) {
    if (term++ == wanted) alter(value, bytes);
  });
}

void alter_place(std::string& progress, Bytes& bytes) {
  auto json = nlohmann::json::parse(progress);
  auto at = json.begin();
  std::advance(at, bytes.take<std::uint8_t>() % json.size());
  if (bytes.take_bool())
    *at = bytes.take<double>();
  else
    *at = bytes.take<std::int64_t>();
  progress = json.dump();
}

void alter(Checkpoint& c, Bytes& bytes) {
  Snapshot& s = c.snapshot;
  switch (bytes.take<std::uint8_t>() % 8) {
    case 0:
      return alter_table(s.bodies, bytes);
    case 1:
      return alter_table(s.pairs, bytes);
    case 2:
      return alter_table(s.walls, bytes);
    case 3:
      return alter_table(s.surfaces, bytes);
    case 4:
      return alter_ledger(s.ledger, bytes);
    case 5:
      return alter_place(c.progress, bytes);
    case 6:
      return alter(bytes.take_bool() ? s.time : s.margin, bytes);
    default:
      std::int64_t* numbers[] = {&s.step, &s.listed_at, &s.lists};
      return alter(*numbers[bytes.take<std::uint8_t>() % 3], bytes);
  }
}

// Engines keep tables by id, whose hundreds of megabytes take seconds under sanitizers.
bool needs_large_tables(const Snapshot& snapshot) {
  return std::any_of(snapshot.bodies.id.begin(), snapshot.bodies.id.end(),
                     [](Id id) { return id > 1 << 20; });
}

void go_on(const Example& example, const std::filesystem::path& path) {
  Checkpoint read = read_checkpoint_file(path);
  if (needs_large_tables(read.snapshot)) return;
  const SavedRun run = saved_run_from(read.progress);
  check_saved_run(run, read.snapshot);
  check_fits(run, example.scene);
  Streams(example.scene).restore(run.streams);
  Model model = build_model(example.scene, run.place.stage);
  model.dt = run.dt;
  check_fits(read.snapshot, model);
  forget_absurd_margin(read.snapshot);
  EngineOptions options;
  options.threads = 1;
  const auto engine = make_engine(options);
  engine->load(model, read.snapshot, false);
  engine->advance(3);
  engine->measure(false);
  engine->totals();
}

}  // namespace
}  // namespace clast

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const clast::Example example;
  static const std::string path =
      (std::filesystem::temp_directory_path() / ("clast-fuzz-" + std::to_string(::getpid())))
          .string();
  clast::Checkpoint altered = example.checkpoint;
  clast::Bytes bytes(data, size);
  while (bytes.any()) clast::alter(altered, bytes);
  clast::write_checkpoint_file(path, altered);
  try {
    clast::go_on(example, path);
  } catch (const clast::Error&) {
  }
  return 0;
}
