// clast bench neighbor: the neighbour searches side by side on generated beds.
#pragma once

namespace CLI {
class App;
}

namespace clast {

// Adds the subcommand `neighbor`. Errors of its options and of the beds are thrown as clast::Error.
void add_bench_neighbor(CLI::App& bench);

}  // namespace clast
