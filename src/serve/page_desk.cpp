#include "serve/page_desk.hpp"

#include <algorithm>
#include <utility>

#include "base/error.hpp"

namespace clast {

namespace {

constexpr std::chrono::seconds unclaimed_for{2};

std::string key_of(const Request& request) {
  std::string key = request.path;
  for (const auto& [name, value] : request.query) key += '&' + name + '=' + value;
  return key;
}

}  // namespace

PageDesk::PageDesk(Page& page) : page_(page), thread_([this] { work(); }) {}

PageDesk::~PageDesk() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  new_job_.notify_all();
  thread_.join();
}

void PageDesk::on_news(const std::function<void()>& news) {
  page_.on_news(news);
  const std::lock_guard lock(mutex_);
  news_ = news;
}

Answer PageDesk::answer(const Request& request, bool may_wait) {
  if (Page::is_quick(request)) return page_.answer(request, may_wait);
  const std::string key = key_of(request);
  const std::lock_guard lock(mutex_);
  // Who asked is gone, or would have fetched it.
  std::erase_if(jobs_, [](const Job& job) {
    return job.answer && Clock::now() - job.answered_at > unclaimed_for;
  });
  const auto job = std::find_if(jobs_.begin(), jobs_.end(), [&](const Job& j) {
    return j.may_wait == may_wait && j.key == key;
  });
  if (job == jobs_.end()) {
    if (jobs_.size() >= most_jobs) return text_answer(503, "too much is asked at once\n");
    jobs_.push_back({key, request, may_wait});
    new_job_.notify_all();
    return later();
  }
  if (!job->answer) {
    job->asked_again = true;
    return later();
  }
  Answer answer = std::move(*job->answer);
  jobs_.erase(job);
  return answer;
}

bool PageDesk::is_busy() {
  const std::lock_guard lock(mutex_);
  return std::any_of(jobs_.begin(), jobs_.end(),
                     [](const Job& job) { return job.begun && !job.answer; });
}

void PageDesk::work() {
  std::unique_lock lock(mutex_);
  const auto next = [&] {
    return std::find_if(jobs_.begin(), jobs_.end(), [](const Job& job) { return !job.begun; });
  };
  while (true) {
    new_job_.wait(lock, [&] { return ending_ || next() != jobs_.end(); });
    if (ending_) return;
    const auto job = next();
    job->begun = true;
    job->asked_again = false;
    lock.unlock();
    Answer answer = answer_of(*job);
    lock.lock();
    if (answer.later) {
      // There may have been news while it was looked for.
      if (job->asked_again)
        job->begun = false;
      else
        jobs_.erase(job);
      continue;
    }
    job->answer = std::move(answer);
    job->answered_at = Clock::now();
    const std::function<void()> news = news_;
    lock.unlock();
    news();
    lock.lock();
  }
}

Answer PageDesk::answer_of(const Job& job) {
  try {
    return page_.answer(job.request, job.may_wait);
  } catch (const Error& error) {
    return text_answer(404, error.what());
  } catch (const std::exception& error) {
    return text_answer(500, error.what());
  }
}

}  // namespace clast
