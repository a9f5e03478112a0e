// What the commands share that run a scene.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "apps/clast/commands.hpp"
#include "serve/address_file.hpp"
#include "serve/server.hpp"

namespace clast {

struct RunFlags {
  EngineFlags engine;
  ServerOptions server;
  std::string scene, out, from, contact_search;
  std::optional<std::string> until, walltime;
  std::string checkpoint_every = "10 min";
  std::vector<std::string> sets;
  bool force = false, profile = false, quiet = false;
  bool view = false;     // serve the page while the run goes on
  bool view_on = false;  // and go on serving it afterwards, until Ctrl-C

  RunOptions options() const;
};

void add_scene_flags(CLI::App& command, RunFlags& flags);
void add_server_flags(CLI::App& command, ServerOptions& options);

// Runs flags.scene into flags.out; returns the exit status.
int run_scene(const RunFlags& flags);

// Lets Ctrl-C be noticed instead of ending the program, and waits for it.
void catch_signals();
void wait_for_signal();

// Tells where the page of a run is, as long as this object lives: on a terminal at once, else
// through a file for its owner alone, since logs are read by others.
class PageAddress {
 public:
  PageAddress(const Server& server, const std::filesystem::path& run);

 private:
  std::optional<AddressFile> file_;
};

}  // namespace clast
