// Words and numbers of a text, line by line, for the readers of mesh files.
#pragma once

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "base/real.hpp"

namespace clast {

class TextLines {
 public:
  TextLines(std::string_view text, std::string file) : rest_(text), file_(std::move(file)) {}

  // Goes to the next line that has words; false at the end.
  bool next() {
    words_.clear();
    while (words_.empty()) {
      if (rest_.empty()) return false;
      const std::size_t end = rest_.find('\n');
      split(rest_.substr(0, end));
      rest_ = end == std::string_view::npos ? std::string_view() : rest_.substr(end + 1);
      ++line_;
    }
    return true;
  }
  const std::vector<std::string_view>& words() const { return words_; }

  [[noreturn]] void fail(const std::string& why) const {
    throw Error(fmt::format("{}:{}: {}", file_, line_, why));
  }

  Real number(std::size_t word) const {
    Real value = 0;
    const std::string_view w = at(word);
    const auto [end, status] =
        std::from_chars(w.data() + (w[0] == '+'), w.data() + w.size(), value);
    if (status != std::errc() || end != w.data() + w.size())
      fail(fmt::format("'{}' is not a number", w));
    if (!std::isfinite(value)) fail(fmt::format("coordinate '{}' is not finite", w));
    return value;
  }

  std::string_view at(std::size_t word) const {
    if (word >= words_.size())
      fail(fmt::format("'{}' needs at least {} values after it", words_[0], word));
    return words_[word];
  }

 private:
  void split(std::string_view line) {
    line = line.substr(0, line.find('#'));
    const char* blank = " \t\r\v\f";
    for (std::size_t at = line.find_first_not_of(blank); at != std::string_view::npos;) {
      const std::size_t end = line.find_first_of(blank, at);
      words_.push_back(line.substr(at, end - at));
      at = line.find_first_not_of(blank, end);
    }
  }

  std::string_view rest_;
  std::string file_;
  std::size_t line_ = 0;
  std::vector<std::string_view> words_;
};

}  // namespace clast
