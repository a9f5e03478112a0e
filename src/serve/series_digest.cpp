#include "serve/series_digest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>
#include <utility>

#include "plot/columns.hpp"
#include "plot/table.hpp"
#include "serve/message.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

using namespace std::chrono_literals;

constexpr auto fresh_for = 1s;
constexpr std::size_t most_rows_shown = 4000;  // more than a screen has columns
constexpr std::size_t most_columns = 20'000;
constexpr std::size_t most_numbers = 4'000'000;

}  // namespace

SeriesDigest::SeriesDigest(fs::path file) : file_(std::move(file)) {
  last_view_.bytes = std::make_shared<const std::string>(message());
  thread_ = std::thread([this] { read_whenever_wanted(); });
}

SeriesDigest::~SeriesDigest() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  wanted_now_.notify_all();
  thread_.join();
}

void SeriesDigest::on_news(std::function<void()> news) {
  const std::lock_guard lock(mutex_);
  news_ = std::move(news);
}

SeriesDigest::View SeriesDigest::look() {
  const std::lock_guard lock(mutex_);
  View view = last_view_;
  view.fresh = read_at_ != Clock::time_point() && Clock::now() - read_at_ < fresh_for;
  if (view.fresh) return view;
  view.percent = static_cast<int>(100 * bytes_read_ / std::max<std::uint64_t>(1, bytes_in_all_));
  wanted_ = true;
  wanted_now_.notify_all();
  return view;
}

void SeriesDigest::read_whenever_wanted() {
  std::unique_lock lock(mutex_);
  while (true) {
    wanted_now_.wait(lock, [&] { return ending_ || wanted_; });
    if (ending_) return;
    lock.unlock();
    View view;
    view.trouble = read_on();
    view.bytes = std::make_shared<const std::string>(message());
    lock.lock();
    wanted_ = false;
    last_view_ = std::move(view);
    read_at_ = Clock::now();
    const std::function<void()> news = news_;
    lock.unlock();
    news();
    lock.lock();
  }
}

std::string SeriesDigest::read_on() {
  constexpr std::size_t lines_between_looks = 1024;
  try {
    if (!lines_ || !lines_->goes_on()) begin_anew();
    if (!trouble_.empty() || !lines_) return trouble_;
    std::error_code unknown;
    bytes_in_all_ = fs::file_size(file_, unknown);
    while (!ending_ && lines_->next()) {
      take_line();
      if (line_ % lines_between_looks == 0) bytes_read_ = lines_->bytes_read();
    }
  } catch (const Error& error) {
    if (!lines_) return error.what();
    trouble_ = error.what();
  }
  return trouble_;
}

void SeriesDigest::begin_anew() {
  lines_.reset();
  trouble_.clear();
  names_.clear();
  values_.clear();
  last_.clear();
  line_ = rows_ = kept_ = 0;
  stride_ = 1;
  bytes_read_ = 0;
  std::error_code unknown;
  // A run that has just begun, or one without a series.
  if (fs::exists(file_, unknown)) lines_.emplace(file_, most_bytes_of_table);
}

void SeriesDigest::take_line() {
  ++line_;
  const std::string_view text = line_of_series(*lines_, file_, line_);
  if (line_ == 1) {
    std::vector<std::string> names = names_of_series(text);
    if (names.size() > most_columns)
      throw Error(fmt::format("{} has {} columns; a page shows up to {}", file_.string(),
                              names.size(), most_columns));
    names_ = std::move(names);
    row_.resize(names_.size());
    most_ = std::min(most_rows_shown, most_numbers / names_.size()) / 2 * 2;
  } else if (!text.empty()) {
    if (rows_++ % stride_ != 0) {
      last_ = text;
      return;
    }
    last_.clear();
    parse_row(text, file_, line_, row_);
    values_.insert(values_.end(), row_.begin(), row_.end());
    if (++kept_ < most_) return;
    halve();
    last_ = text;  // is not kept any more: it is an odd one
  }
}

// Keeps every other row.
void SeriesDigest::halve() {
  const auto width = static_cast<std::ptrdiff_t>(names_.size());
  const std::size_t left = kept_ / 2;
  for (std::size_t r = 0; r < left; ++r)
    std::copy_n(values_.begin() + 2 * static_cast<std::ptrdiff_t>(r) * width, width,
                values_.begin() + static_cast<std::ptrdiff_t>(r) * width);
  values_.resize(left * names_.size());
  kept_ = left;
  stride_ *= 2;
}

std::string SeriesDigest::message() {
  std::vector<Real> shown = values_;
  std::size_t rows = kept_;
  if (!last_.empty()) {
    try {
      parse_row(last_, file_, line_, row_);
      shown.insert(shown.end(), row_.begin(), row_.end());
      ++rows;
    } catch (const Error&) {
      // What is wrong with it is told when it is not the last any more, or not at all.
    }
  }
  std::vector<Real> by_column;
  by_column.reserve(shown.size());
  nlohmann::json units = nlohmann::json::array();
  for (std::size_t c = 0; c < names_.size(); ++c) {
    units.push_back(unit_of(names_[c]));
    for (std::size_t r = 0; r < rows; ++r) by_column.push_back(shown[r * names_.size() + c]);
  }
  Message message;
  message.head = {{"names", names_}, {"units", units}, {"rows", rows}};
  message.add("values", by_column);
  return message.bytes();
}

}  // namespace clast
