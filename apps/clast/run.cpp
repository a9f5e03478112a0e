// clast run, clast resume.
#include <fmt/format.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <csignal>
#include <optional>
#include <thread>

#include "apps/clast/run.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "output/checkpoint.hpp"
#include "run/run_folder.hpp"
#include "scene/insert.hpp"
#include "scene/read.hpp"
#include "serve/live_run.hpp"
#include "serve/page_desk.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;

std::atomic<bool> stop_asked = false;
volatile std::sig_atomic_t stop_signal = 0;

// All of these end a run cleanly: Ctrl-C, kill, a lost connection, what batch systems send before
// their time is up.
constexpr int stop_signals[] = {SIGINT, SIGTERM, SIGHUP, SIGUSR1, SIGUSR2, SIGXCPU};

// The first asks for a checkpoint and an end; a second Ctrl-C ends at once. The others come from
// machines, often twice: a lost connection, a batch system, each second of XCPU.
void on_signal(int signal) {
  if (stop_asked && signal == SIGINT) std::_Exit(128 + signal);
  if (stop_asked) return;
  stop_signal = signal;
  stop_asked = true;
}

// While bodies are put in nobody looks at the clock: it asks to stop by itself.
class Alarm {
 public:
  explicit Alarm(const std::optional<double>& seconds) {
    if (!seconds) return;
    std::signal(SIGALRM, on_signal);
    // No alarm at all is what 0 stands for.
    const double whole = std::floor(std::min(*seconds, 1e9));
    set({.tv_sec = static_cast<time_t>(whole),
         .tv_usec = std::max<suseconds_t>(static_cast<suseconds_t>(1e6 * (*seconds - whole)), 1)});
  }
  Alarm(const Alarm&) = delete;
  Alarm& operator=(const Alarm&) = delete;
  ~Alarm() { set({}); }

 private:
  static void set(timeval value) {
    const itimerval timer{.it_interval = {}, .it_value = value};
    ::setitimer(ITIMER_REAL, &timer, nullptr);
  }
};

void print_profile(const Run& run) {
  const Summary& s = run.summary();
  const Totals& totals = run.totals();
  const double items = static_cast<double>(s.particles) * static_cast<double>(run.own_steps());
  fmt::print("phase        seconds   share   ns per particle and step\n");
  double total = 0;
  for (const auto& [name, seconds] : s.phases) total += seconds;
  for (const auto& [name, seconds] : s.phases)
    fmt::print("{:<10} {:>9.3f} {:>6.1f} % {:>10.2f}\n", name, seconds,
               total > 0 ? 100 * seconds / total : 0, items > 0 ? 1e9 * seconds / items : 0);
  const double neighbor = s.phases[static_cast<std::size_t>(Phase::neighbor)].second;
  const std::int64_t lists = run.own_lists();
  fmt::print("pair lists   {} made by {}, {:.3g} ms each, {} pairs in the last, margin {:.3g} m\n",
             lists, totals.search, lists > 0 ? 1e3 * neighbor / static_cast<double>(lists) : 0,
             totals.pairs, totals.margin);
  if (const SearchEffort& effort = totals.contact_search; effort.searches > 0)
    fmt::print(
        "searches     {} of planes and links, {:.2f} iterations each, {} at most, {} failures\n",
        effort.searches,
        static_cast<double>(effort.iterations) / static_cast<double>(effort.searches),
        effort.most_iterations, effort.failures);
  fmt::print("memory       {:.3g} MB in all, {:.3g} MB for the search of pairs\n",
             static_cast<double>(totals.bytes) / 1e6,
             static_cast<double>(totals.search_bytes) / 1e6);
}

// The page of a run in progress.
class Watched {
 public:
  explicit Watched(const RunFlags& flags) : flags_(flags), live_([] { stop_asked = true; }) {}

  // For the run to be; nothing unless it is to be viewed.
  RunWatcher* watcher() { return flags_.view ? &live_ : nullptr; }
  // Once the directory of the run is there.
  void open(const fs::path& out) {
    if (!flags_.view) return;
    page_.emplace(out, &live_);
    desk_.emplace(*page_);
    server_.emplace(flags_.server,
                    [this](const Request& r, bool may_wait) { return desk_->answer(r, may_wait); });
    live_.on_news([this] { server_->wake(); });
    desk_->on_news(server_->waker());
    address_.emplace(*server_, out);
  }
  void close(const Summary& summary) {
    live_.ended(summary.status, summary.reason);
    if (!flags_.view_on || stop_signal != 0) return;
    fmt::print("the page stays open until Ctrl-C\n");
    wait_for_signal();
  }

 private:
  const RunFlags& flags_;
  LiveRun live_;
  std::optional<Page> page_;
  std::optional<PageDesk> desk_;
  std::optional<Server> server_;
  std::optional<PageAddress> address_;
};

std::string how_to_go_on(const std::string& out, const std::string& change) {
  if (change.empty()) return fmt::format("clast run NEW.toml --from {} begins with it", out);
  return fmt::format("clast resume {0}, with a change such as clast resume {0} --set {1}", out,
                     change);
}

int report(const Run& run, RunEnd end, const fs::path& out, const RunFlags& flags) {
  const Summary& s = run.summary();
  if (flags.profile) print_profile(run);
  if (!run.totals().search_warning.empty())
    fmt::print(stderr, "warning: {}\n", harmless(run.totals().search_warning));
  if (const auto overlaps = s.core_overlap_steps.value_or(0); overlaps > 0)
    fmt::print(
        stderr,
        "warning: in {} of {} the cores of dilated bodies overlapped, where a contact has no "
        "direction of its own; with stiffer materials, slower bodies or larger radii they "
        "stay apart\n",
        overlaps, counted(s.steps, "step"));
  if (end == RunEnd::failed) {
    fmt::print(stderr, "the run stopped at {}\n", harmless(s.reason));
    if (has_checkpoint(out) && !run.starts_wrongly())
      fmt::print(stderr, "  the last good state is intact: {}\n",
                 harmless(how_to_go_on(out.string(), run.change_that_may_help())));
    return 1;
  }
  if (!flags.quiet)
    fmt::print(
        "{}: {}, {}, {}, energy residual {:+.4f} %, state {:016x}\n"
        "results in {}\n",
        s.status, counted(s.particles, "body"), counted(s.contacts, "contact"),
        counted(s.steps, "step"), 100 * s.ledger.relative_residual(), s.state_hash,
        harmless(out.string()));
  if (end == RunEnd::finished) return 0;
  if (!flags.quiet) fmt::print("go on with: clast resume {}\n", harmless(out.string()));
  return stop_signal == 0 ? 0 : 128 + stop_signal;
}

int execute(Run& run, const fs::path& out, const RunFlags& flags, Watched& watched) {
  for (const std::string& warning : run.warnings())
    fmt::print(stderr, "warning: {}\n", harmless(warning));
  if (!flags.quiet) fmt::print("{}\n", harmless(run.introduction()));
  watched.open(out);
  std::fflush(stdout);
  const RunEnd end = run.go(stop_asked);
  const int status = report(run, end, out, flags);
  std::fflush(stdout);
  watched.close(run.summary());
  return status;
}

void add_common(CLI::App& command, RunFlags& flags) {
  add_engine_flags(command, flags.engine);
  command.add_option("--until", flags.until,
                     "stop at this simulated time, such as 0.5 or \"20 ms\"; resume goes on to it "
                     "also beyond the end of the scene");
  command
      .add_option(
          "--checkpoint-every", flags.checkpoint_every,
          "write a checkpoint after so much time by the clock, such as \"5 min\", or never; "
          "those of the scene come on top")
      ->capture_default_str();
  command.add_option("--walltime", flags.walltime,
                     "stop with a checkpoint before so much time by the clock is over, such as "
                     "\"11 h\": for batch systems");
  command.add_flag("--profile", flags.profile,
                   "print the cost of every phase at the end, and count what searches do");
  command.add_flag("--quiet", flags.quiet, "print nothing but errors and warnings");
}

void add_view_flags(CLI::App& command, RunFlags& flags) {
  command.add_flag("--view", flags.view, "serve a page to watch the run in a browser");
  add_server_flags(command, flags.server);
}

}  // namespace

RunOptions RunFlags::options() const {
  RunOptions out_options;
  out_options.engine = engine.options();
  out_options.engine.time_phases = out_options.engine.count_searches = profile;
  out_options.quiet = quiet;
  out_options.overwrite = force;
  out_options.sets = sets;
  if (!contact_search.empty()) out_options.sets.push_back("contact.search=" + contact_search);
  if (until) out_options.until = parse_time(*until, "--until");
  if (walltime) out_options.walltime = parse_time(*walltime, "--walltime");
  out_options.checkpoint_every =
      checkpoint_every == "never" ? 0 : parse_time(checkpoint_every, "--checkpoint-every");
  return out_options;
}

void catch_signals() {
  for (const int signal : stop_signals)
    if (std::signal(signal, on_signal) == SIG_IGN && signal == SIGHUP)
      std::signal(signal, SIG_IGN);  // nohup: it is to outlive the connection
}

void wait_for_signal() {
  while (stop_signal == 0) std::this_thread::sleep_for(std::chrono::milliseconds(50));
}

PageAddress::PageAddress(const Server& server, const fs::path& run) {
  if (::isatty(STDOUT_FILENO)) {
    fmt::print("open in a browser: {}\n", server.url());
  } else {
    file_.emplace(run, server.port(), server.url());
    fmt::print("open in a browser what is in {} (only you can read it)\n", file_->path().string());
  }
  if (server.is_open_to_others())
    fmt::print(stderr,
               "warning: --listen lets other machines reach the page, and nothing is encrypted: "
               "whoever sees the traffic can watch the run, hold it and stop it\n"
               "  without it, from another machine: ssh -L {0}:127.0.0.1:{0} THIS-MACHINE\n",
               server.port());
  std::fflush(stdout);
}

void add_server_flags(CLI::App& command, ServerOptions& options) {
  command.add_option("--port", options.port, "port of the page")
      ->check(CLI::Range(0, 65535))
      ->default_str("any that is free");
  command
      .add_option("--listen", options.address,
                  "IP address the page is served at; 0.0.0.0 lets other machines reach it, without "
                  "encryption; ssh -L is the better way")
      ->capture_default_str();
}

void add_scene_flags(CLI::App& command, RunFlags& flags) {
  command
      .add_option("--set", flags.sets,
                  "override a value of the scene: key=value, e.g. material.glass.friction=0.3")
      ->allow_extra_args(false);
  command.add_option("--from", flags.from,
                     "start with the bodies of another run, as they are at its last checkpoint, or "
                     "DIR@TIME: in its frame nearest to that time; materials and walls go by name");
  command.add_flag("--force", flags.force, "overwrite the run that is in the directory");
  add_common(command, flags);
}

int run_scene(const RunFlags& flags) {
  const fs::path out(flags.out);
  std::optional<Origin> origin;
  if (!flags.from.empty()) origin = read_origin(flags.from);
  SceneFile scene =
      read_scene_file(flags.scene, flags.sets, origin ? origin->bodies() : EarlierBodies{});
  Watched watched(flags);
  RunOptions options = flags.options();
  options.origin = origin ? &*origin : nullptr;
  options.watcher = watched.watcher();
  options.stop = &stop_asked;
  catch_signals();
  std::optional<Alarm> alarm(options.walltime);
  try {
    Run run(std::move(scene), out, options);
    alarm.reset();
    return execute(run, out, flags, watched);
  } catch (const Stopped& stopped) {
    fmt::print(stderr, "{}{}\n", stop_signal == SIGALRM ? "the time of --walltime is up: " : "",
               stopped.what());
    return 128 + stop_signal;
  }
}

void add_run_command(CLI::App& app, int& status) {
  auto flags = std::make_shared<RunFlags>();
  CLI::App* command = app.add_subcommand("run", "run a scene");
  command->add_option("SCENE", flags->scene, "the scene file (.toml)")->required();
  command->add_option("--out,-o", flags->out, "directory for the results; made if need be")
      ->required();
  add_scene_flags(*command, *flags);
  add_view_flags(*command, *flags);
  command->footer(
      "Writes summary.json, series.csv, frames/ (open frames/all.pvd in ParaView), checkpoint/\n"
      "and inputs/ (the files that the scene names); after a fault, fault/ has the state of that\n"
      "moment. Ctrl-C writes a checkpoint and ends, and so do the signals TERM, HUP, USR1,\n"
      "USR2 and XCPU; `clast resume DIR` goes on, and ends with the same bits as a run that was\n"
      "never stopped.");
  command->callback([flags, &status] { status = run_scene(*flags); });
}

void add_resume_command(CLI::App& app, int& status) {
  auto flags = std::make_shared<RunFlags>();
  CLI::App* command = app.add_subcommand("resume", "go on with a stopped run");
  command->add_option("DIR", flags->out, "the directory of the run")->required();
  command
      ->add_option("--set", flags->sets,
                   "change a value of the scene from here on: key=value, e.g. time.safety=0.5; "
                   "materials, gravity, stages, time, guard, output and others may change, bodies "
                   "and walls may not")
      ->allow_extra_args(false);
  command->add_option("--contact-search", flags->contact_search,
                      "go on with another contact.search than the scene's, to compare them");
  add_common(*command, *flags);
  add_view_flags(*command, *flags);
  command->callback([flags, &status] {
    const fs::path out(flags->out);
    need_run(out);
    Watched watched(*flags);
    RunOptions options = flags->options();
    options.watcher = watched.watcher();
    Run run(out, options);
    catch_signals();  // until here nothing is lost by ending at once
    status = execute(run, out, *flags, watched);
  });
}

}  // namespace clast
