// Between the server and a page: what takes long is answered on a thread of its own, one request
// after the other, so that the thread of the server never waits for files.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "serve/page.hpp"

namespace clast {

class PageDesk {
 public:
  // The page outlives the desk; nobody else asks it.
  explicit PageDesk(Page& page);
  ~PageDesk();  // once the answer under way is there
  PageDesk(const PageDesk&) = delete;
  PageDesk& operator=(const PageDesk&) = delete;

  // Called on another thread whenever an answer that was to come later may be there.
  void on_news(const std::function<void()>& news);

  // Whether an answer is being made.
  bool is_busy();

  // As Server::Handler wants it.
  Answer answer(const Request& request, bool may_wait);

 private:
  using Clock = std::chrono::steady_clock;

  // Somebody asks; several may ask the same.
  struct Job {
    std::string key{};
    Request request{};
    bool may_wait = true;
    bool begun = false, asked_again = false;
    std::optional<Answer> answer{};
    Clock::time_point answered_at{};
  };
  // More are not kept: who asks once more has a new turn.
  static constexpr std::size_t most_jobs = 128;

  void work();
  Answer answer_of(const Job& job);

  Page& page_;
  std::mutex mutex_;
  std::condition_variable new_job_;
  std::list<Job> jobs_;  // the oldest first
  std::function<void()> news_ = [] {};
  bool ending_ = false;
  std::thread thread_;
};

}  // namespace clast
