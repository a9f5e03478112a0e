// clast bench band: the elastic band in a run.
#pragma once

namespace CLI {
class App;
}

namespace clast {

// Adds the subcommand `band`.
void add_bench_band(CLI::App& bench);

}  // namespace clast
