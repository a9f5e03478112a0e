#include "run/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "base/text.hpp"

namespace clast {
namespace {

std::string duration_text(double seconds) {
  if (!(seconds < 1e8)) return "--";
  const std::int64_t s = std::llround(seconds);
  if (s < 60) return fmt::format("{} s", s);
  if (s < 3600) return fmt::format("{}:{:02} min", s / 60, s % 60);
  return fmt::format("{}:{:02} h", s / 3600, s / 60 % 60);
}

}  // namespace

Progress::Progress(bool quiet)
    : quiet_(quiet), terminal_(isatty(STDOUT_FILENO) != 0), begin_(Clock::now()) {}

void Progress::begin(const ProgressState& state) {
  begin_ = printed_ = Clock::now();
  start_ = latest_ = state;
}

double Progress::seconds() const {
  return std::chrono::duration<double>(Clock::now() - begin_).count();
}

void Progress::note(const ProgressState& state) {
  particle_steps_ +=
      static_cast<double>(state.step - latest_.step) * static_cast<double>(state.bodies);
  latest_ = state;
}

void Progress::update(const ProgressState& state) {
  note(state);
  const double since = std::chrono::duration<double>(Clock::now() - printed_).count();
  if (quiet_ || since < (terminal_ ? 0.5 : 10.0)) return;
  print(state, false);
}

void Progress::finish(const ProgressState& state) {
  note(state);
  if (!quiet_) print(state, true);
}

void Progress::warn(const std::string& text) {
  if (terminal_ && !quiet_) fmt::print("\r\x1b[K");
  std::fflush(stdout);
  fmt::print(stderr, "warning: {}\n", harmless(text));
}

void Progress::print(const ProgressState& state, bool last) {
  printed_ = Clock::now();
  const double done = (state.time - start_.time) / (state.end - start_.time);
  const double left = done > 0 ? seconds() * (1 - done) / done : 1e9;
  const std::string line = fmt::format(
      "{:5.1f} %  {}  {:.4f} of {:.4f} s  {}  {:.3g} particle-steps/s  residual {:+.3f} %  "
      "{} {}",
      std::min(100.0, 100 * state.time / state.end), state.stage, state.time, state.end,
      counted(state.bodies, "body"), rate(), 100 * state.residual, last ? "took" : "left",
      duration_text(last ? seconds() : left));
  if (terminal_)
    fmt::print("\r\x1b[K{}{}", line, last ? "\n" : "");
  else
    fmt::print("{}\n", line);
  std::fflush(stdout);
}

}  // namespace clast
