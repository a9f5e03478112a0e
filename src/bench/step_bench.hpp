// How fast the engine steps settled beds.
#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "bench/beds.hpp"

namespace clast {

struct StepBenchOptions {
  BedOptions bed;
  std::filesystem::path bed_out;  // where to write the bed that is timed; empty: nowhere
  int windows = 5;
  double window_seconds = 2;
  EngineOptions engine;
};

struct StepBenchRow {
  std::string bed;
  std::int64_t n = 0;
  Real contacts_per_particle = 0;
  Real pairs_per_particle = 0;
  Real bytes_per_particle = 0;
  std::vector<Real> windows;           // particle-steps per second, as measured
  Real particle_steps_per_second = 0;  // their median
  Real per_processor_second = 0;  // per second that the processor spent on it, over all threads
  std::int64_t lists = 0;         // pair lists made while measuring
  Real steps = 0;                 // made while measuring
  std::vector<std::pair<std::string, Real>> phases;  // ns per particle and step
  std::string device;
};

// Settles the bed if it is not kept from an earlier call, then times windows of steps.
StepBenchRow bench_step(const StepBenchOptions& options);

}  // namespace clast
