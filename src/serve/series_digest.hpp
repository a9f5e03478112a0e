// The series of a run for the page: thinned out to what a screen can show, and read on a thread of
// its own, so that nobody waits for a large file. A file that has grown is read on.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "base/file.hpp"
#include "base/real.hpp"

namespace clast {

class SeriesDigest {
 public:
  explicit SeriesDigest(std::filesystem::path file);
  ~SeriesDigest();  // at once, also in the middle of a file
  SeriesDigest(const SeriesDigest&) = delete;
  SeriesDigest& operator=(const SeriesDigest&) = delete;

  // Called on another thread whenever a reading has ended.
  void on_news(std::function<void()> news);

  struct View {
    bool fresh = false;                        // nothing newer than a second ago is left out
    std::shared_ptr<const std::string> bytes;  // the rows as a message; without rows, no columns
    std::string trouble;                       // why there are not more
    int percent = 0;                           // of the file that is being read
  };
  // Never waits; has the file read where the last reading is not fresh.
  View look();

 private:
  using Clock = std::chrono::steady_clock;

  void read_whenever_wanted();
  std::string read_on();  // what goes wrong
  void begin_anew();
  void take_line();
  void halve();
  std::string message();

  const std::filesystem::path file_;

  // Of the thread.
  std::optional<FileLines> lines_;
  std::string trouble_;  // with these lines
  std::vector<std::string> names_;
  std::size_t line_ = 0;               // lines so far
  std::size_t stride_ = 1, most_ = 0;  // every so many rows one is kept, up to a number
  std::size_t rows_ = 0, kept_ = 0;
  std::vector<Real> values_, row_;  // row by row, of those kept
  std::string last_;                // the last row, where it is not kept

  std::mutex mutex_;
  std::condition_variable wanted_now_;
  bool wanted_ = false;
  View last_view_;
  Clock::time_point read_at_{};
  std::function<void()> news_ = [] {};
  std::atomic<bool> ending_ = false;
  std::atomic<std::uint64_t> bytes_read_ = 0, bytes_in_all_ = 1;
  std::thread thread_;
};

}  // namespace clast
