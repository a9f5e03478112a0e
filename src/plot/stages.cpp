#include "plot/stages.hpp"

#include <exception>
#include <nlohmann/json.hpp>
#include <optional>

#include "output/atomic_file.hpp"
#include "output/checkpoint.hpp"
#include "run/schedule.hpp"
#include "scene/document.hpp"
#include "scene/read.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

// Asked first, because a checkpoint may be large.
bool has_several_stages(const fs::path& run) {
  constexpr std::size_t largest_scene = 1 << 24;
  const scene::Node document =
      scene::parse_document(read_file(run / "scene.toml", largest_scene), "scene.toml");
  const scene::Node* stages = document.find("stage");
  return stages != nullptr && stages->items.size() > 1;
}

bool has_fixed_end(const scene::Stage& stage) { return *stage.until == scene::Stage::Until::time; }

// The steps at which stages began, as far as stage number `now`, which began at step `began`.
std::vector<std::optional<std::int64_t>> first_steps(const std::vector<scene::Stage>& stages,
                                                     std::size_t now, std::int64_t began, Real dt) {
  std::vector<std::optional<std::int64_t>> first(now + 1);
  const auto duration = [&](std::size_t s) { return step_at(*stages[s].duration, dt); };
  first[0] = 0;
  for (std::size_t s = 0; s < now && has_fixed_end(stages[s]); ++s)
    first[s + 1] = *first[s] + duration(s);
  first[now] = began;
  for (std::size_t s = now; s > 0 && has_fixed_end(stages[s - 1]); --s)
    first[s - 1] = *first[s] - duration(s - 1);
  return first;
}

std::vector<StageStart> read_stage_starts(const fs::path& run) {
  if (!has_several_stages(run)) return {};
  const Checkpoint checkpoint = read_checkpoint(run, nullptr);
  const auto progress = nlohmann::json::parse(checkpoint.progress);
  const Scene scene =
      read_scene_text(checkpoint.scene, progress.at("scene_name").get<std::string>(),
                      progress.at("overrides").get<std::vector<std::string>>());
  const auto now = progress.at("stage").get<std::size_t>();
  const Real dt = progress.at("dt");
  const auto first = first_steps(scene.stages, now, progress.at("stage_start"), dt);
  std::vector<StageStart> starts;
  for (std::size_t s = 0; s < first.size(); ++s)
    if (first[s])
      starts.push_back({*scene.stages[s].name, *first[s], static_cast<Real>(*first[s]) * dt});
  return starts;
}

}  // namespace

std::vector<StageStart> stage_starts(const fs::path& run) {
  try {
    return read_stage_starts(run);
  } catch (const std::exception&) {
    return {};  // a figure without marks is better than none
  }
}

}  // namespace clast
