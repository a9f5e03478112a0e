// A run in progress as the page sees it: the latest state, how far it is, and the wishes of those
// who watch. The run writes on its own thread, the server reads on another.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>

#include "run/watcher.hpp"

namespace clast {

// The state of a run at one moment, with a number that grows.
struct LiveState {
  std::int64_t number = 0;
  std::shared_ptr<const Snapshot> snapshot;  // nothing before the first
  std::shared_ptr<const Model> model;
};

struct LiveStatus {
  std::int64_t number = 0;         // grows with every change
  std::string status = "running";  // "running", "paused", or how it ended
  std::string reason;
  std::string stage;
  Real time = 0, end = 0, residual = 0;
  std::int64_t step = 0, bodies = 0;
  double steps_per_second = 0;
};

class LiveRun final : public RunWatcher {
 public:
  // `stop` ends the run with a checkpoint, as Ctrl-C does.
  explicit LiveRun(std::function<void()> stop) : stop_(std::move(stop)) {}

  // Called whenever there is something new; set once, before the run starts.
  void on_news(std::function<void()> news) { news_ = std::move(news); }

  // ---- the side of the run --------------------------------------------------------------------
  void tell(const ProgressState& progress) override;
  bool wants_state() override;
  void show(std::shared_ptr<const Snapshot> state, const Model& model, double seconds) override;
  bool holds() override;
  void wait(const std::atomic<bool>& stop) override;
  std::int64_t allowed_steps() override;
  void did_steps(std::int64_t steps) override;
  void ended(const std::string& status, const std::string& reason);

  // ---- the side of the page -------------------------------------------------------------------
  // The newest state, with an order for a newer one where it is not newer than `than`.
  LiveState state_newer(std::int64_t than);
  LiveState state() const;
  LiveStatus status() const;
  bool is_over() const;
  void pause();
  void resume();
  void step(std::int64_t steps);
  void stop();

 private:
  using Clock = std::chrono::steady_clock;
  bool has_moved() const;
  void change(const std::string& status);

  std::function<void()> stop_, news_ = [] {};
  mutable std::mutex mutex_;
  std::condition_variable released_;
  LiveState state_;
  LiveStatus status_;
  bool paused_ = false, over_ = false;
  std::int64_t single_steps_ = 0;  // still to do while paused
  std::atomic<bool> wanted_ = false;
  Clock::time_point next_state_{}, next_news_{}, rate_since_{};
  std::int64_t rate_step_ = 0;
};

}  // namespace clast
