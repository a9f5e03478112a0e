// clast bench contact: the contact searches side by side on the same pairs.
#pragma once

namespace CLI {
class App;
}

namespace clast {

// Adds the subcommand `contact`.
void add_bench_contact(CLI::App& bench);

}  // namespace clast
