// The commands of the program. Each adds itself to the command line; its callback does the work
// and throws Error for mistakes of the user. `status` becomes the exit status.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "run/run.hpp"

namespace clast {

const char* program_version();

void add_run_command(CLI::App& app, int& status);
void add_resume_command(CLI::App& app, int& status);
void add_check_command(CLI::App& app);
void add_new_command(CLI::App& app);
void add_info_command(CLI::App& app);
void add_bench_command(CLI::App& app);
void add_reference_command(CLI::App& app);
void add_render_command(CLI::App& app);
void add_plot_command(CLI::App& app);
void add_shapes_command(CLI::App& app);
void add_sphere_commands(CLI::App& app);
void add_view_command(CLI::App& app, int& status);
void add_bench_neighbor(CLI::App& bench);

// Options that commands share.
struct EngineFlags {
  int threads = 0;  // 0: all cores
  std::string device = "cpu";

  EngineOptions options() const;
};
void add_engine_flags(CLI::App& command, EngineFlags& flags);

// A duration such as 0.5 or "20 ms".
Real parse_time(const std::string& text, const char* option);

}  // namespace clast
