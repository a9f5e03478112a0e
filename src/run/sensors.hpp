// The sensors of a run: when they look, what they add to the series, what they leave behind.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "measure/flow.hpp"
#include "scene/scene.hpp"

namespace clast {

class Sensors {
 public:
  Sensors() = default;  // none
  explicit Sensors(const Scene& scene);

  bool any() const { return !sensors_.empty(); }
  // Whether some count what passes, and so have to look between the rows of the series.
  bool count_passages() const { return !flows_.empty(); }
  // Longest time between two looks; infinity: none but at the rows.
  Real interval() const { return interval_; }

  // Of the series.
  std::vector<std::string> columns() const;
  std::vector<Real> row(const Observed& now);

  // Counts what passed since the last look. To be called before bodies are taken away or get other
  // tags, and after new ones came in.
  void look(const Observed& now);

  // sensors/NAME_classes.csv for sensors that count by class, sensors/NAME_residence.csv for flows
  // into a region.
  void write_tables(const Observed& now, const std::filesystem::path& run) const;

  // What they remember, for checkpoints. The way back throws Error when it does not fit.
  using Memory = Flow::Memory;
  Memory memory() const;
  void restore(const Memory& memory);

 private:
  void add(const Scene& scene, const scene::Sensor& sensor);

  std::vector<std::unique_ptr<Sensor>> sensors_;
  std::vector<Flow*> flows_;
  Real interval_ = infinity;
  LastLook last_;
};

// What sensors of a scene are called and do, a line each.
std::vector<std::string> described_sensors(const Scene& scene);

// Tags of all insertions and stages, each once, rising; 0 among them.
std::vector<std::int32_t> tags_of(const Scene& scene);

// Gives bodies the tags that a stage brings.
void tag_bodies(const scene::Stage& stage, const Cell& cell, HostBodies& bodies);

}  // namespace clast
