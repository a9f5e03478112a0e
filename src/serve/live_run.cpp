#include "serve/live_run.hpp"

#include <algorithm>
#include <limits>

namespace clast {

namespace {

using namespace std::chrono_literals;

constexpr auto between_states = 50ms;  // at least
constexpr auto between_news = 250ms;   // of progress
// Making states may take this share of the time of a run, whoever asks and how often.
constexpr double share_for_states = 0.01;

}  // namespace

void LiveRun::tell(const ProgressState& progress) {
  const Clock::time_point now = Clock::now();
  {
    const std::lock_guard lock(mutex_);
    status_.time = progress.time;
    status_.end = progress.end;
    status_.step = progress.step;
    status_.bodies = progress.bodies;
    status_.residual = progress.residual;
    if (now < next_news_) return;
    const double seconds = std::chrono::duration<double>(now - rate_since_).count();
    if (rate_since_ != Clock::time_point())
      status_.steps_per_second = static_cast<double>(progress.step - rate_step_) / seconds;
    rate_since_ = now;
    rate_step_ = progress.step;
    next_news_ = now + between_news;
    status_.stage = progress.stage;
    ++status_.number;
  }
  news_();
}

bool LiveRun::wants_state() {
  if (!wanted_) return false;
  const std::lock_guard lock(mutex_);
  return has_moved() && (paused_ || Clock::now() >= next_state_);
}

void LiveRun::show(std::shared_ptr<const Snapshot> state, const Model& model, double seconds) {
  const auto rest = std::chrono::duration<double>(seconds / share_for_states);
  {
    const std::lock_guard lock(mutex_);
    state_ = {state_.number + 1, std::move(state), std::make_shared<const Model>(model)};
    next_state_ =
        Clock::now() + std::max<Clock::duration>(between_states,
                                                 std::chrono::duration_cast<Clock::duration>(rest));
    wanted_ = false;
  }
  news_();
}

bool LiveRun::holds() {
  const std::lock_guard lock(mutex_);
  return paused_ && single_steps_ == 0;
}

void LiveRun::wait(const std::atomic<bool>& stop) {
  std::unique_lock lock(mutex_);
  // In turns, because a signal handler sets `stop` without waking anybody.
  while (paused_ && single_steps_ == 0 && !stop && !(wanted_ && has_moved()))
    released_.wait_for(lock, 50ms);
  rate_since_ = {};
}

std::int64_t LiveRun::allowed_steps() {
  const std::lock_guard lock(mutex_);
  return paused_ ? single_steps_ : std::numeric_limits<std::int64_t>::max();
}

void LiveRun::did_steps(std::int64_t steps) {
  const std::lock_guard lock(mutex_);
  if (single_steps_ == 0) return;
  single_steps_ = std::max<std::int64_t>(0, single_steps_ - steps);
  if (single_steps_ == 0) next_news_ = {};
}

void LiveRun::ended(const std::string& status, const std::string& reason) {
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
    status_.reason = reason;
    change(status);
  }
  news_();
}

LiveState LiveRun::state_newer(std::int64_t than) {
  const std::lock_guard lock(mutex_);
  if ((!state_.snapshot || state_.number <= than) && !over_ && !wanted_) {
    wanted_ = true;
    released_.notify_all();
  }
  return state_;
}

LiveState LiveRun::state() const {
  const std::lock_guard lock(mutex_);
  return state_;
}

LiveStatus LiveRun::status() const {
  const std::lock_guard lock(mutex_);
  return status_;
}

bool LiveRun::is_over() const {
  const std::lock_guard lock(mutex_);
  return over_;
}

void LiveRun::pause() {
  {
    const std::lock_guard lock(mutex_);
    if (over_) return;
    paused_ = true;
    change("paused");
  }
  news_();
}

void LiveRun::resume() {
  {
    const std::lock_guard lock(mutex_);
    if (over_) return;
    paused_ = false;
    single_steps_ = 0;
    change("running");
  }
  released_.notify_all();
  news_();
}

void LiveRun::step(std::int64_t steps) {
  {
    const std::lock_guard lock(mutex_);
    if (over_) return;
    paused_ = true;
    single_steps_ += steps;
    change("paused");
  }
  released_.notify_all();
  news_();
}

void LiveRun::stop() {
  stop_();
  released_.notify_all();
}

// The run is beyond the state that was shown last.
bool LiveRun::has_moved() const {
  return !state_.snapshot || state_.snapshot->step != status_.step;
}

void LiveRun::change(const std::string& status) {
  status_.status = status;
  ++status_.number;
}

}  // namespace clast
