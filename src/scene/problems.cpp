#include "scene/problems.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace clast::scene {

namespace {

constexpr std::size_t most_shown = 20;
constexpr std::size_t most_kept = 200;

std::string printed(const std::vector<Problem>& problems) {
  std::string text;
  for (std::size_t i = 0; i < problems.size() && i < most_shown; ++i) {
    const Problem& p = problems[i];
    text += fmt::format("{}: error: {}\n    {}\n", p.where.text(), p.message, p.remedy);
  }
  if (problems.size() > most_shown)
    text +=
        fmt::format("and {} more problems; correct these first\n", problems.size() - most_shown);
  if (!text.empty()) text.pop_back();
  // What is quoted from a scene must not steer the terminal.
  for (char& c : text)
    if ((c >= 0 && c < ' ' && c != '\n') || c == 0x7f) c = '?';
  return text;
}

}  // namespace

std::size_t edit_distance(const std::string& a, const std::string& b) {
  std::vector<std::size_t> before, last(b.size() + 1), now(b.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    now[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        now[j] = std::min(now[j], before[j - 2] + 1);
    }
    before = last;
    std::swap(last, now);
  }
  return last[b.size()];
}

std::string Where::text() const {
  const std::string name = file ? *file : "scene";
  return line > 0 ? fmt::format("{}:{}:{}", name, line, column) : name;
}

SceneError::SceneError(std::vector<Problem> problems)
    : Error(printed(problems)), problems_(std::move(problems)) {}

void Problems::add(const Where& where, std::string message, std::string remedy) {
  if (found_.size() >= most_kept) return;
  const auto same_place = [&](const Problem& p) {
    return p.where.line == where.line && p.where.column == where.column &&
           p.where.text() == where.text();
  };
  const auto reader_end = found_.begin() + static_cast<std::ptrdiff_t>(found_by_reader_);
  if (std::any_of(found_.begin(), reader_end, same_place)) return;
  found_.push_back({where, std::move(message), std::move(remedy)});
}

void Problems::throw_if_any() {
  if (found_.empty()) return;
  std::stable_sort(found_.begin(), found_.end(), [](const Problem& a, const Problem& b) {
    return std::tie(a.where.line, a.where.column) < std::tie(b.where.line, b.where.column);
  });
  throw SceneError(std::move(found_));
}

std::string did_you_mean(const std::string& word, const std::vector<std::string>& candidates) {
  if (word.size() > 64) return "";
  const std::string* best = nullptr;
  std::size_t least = std::max<std::size_t>(2, word.size() / 3) + 1;
  for (const std::string& candidate : candidates) {
    const std::size_t distance = edit_distance(word, candidate);
    if (distance < least && distance < candidate.size()) {
      least = distance;
      best = &candidate;
    }
  }
  if (best == nullptr && word.size() > 2)
    for (const std::string& candidate : candidates)
      if (candidate.starts_with(word)) {
        best = &candidate;
        break;
      }
  return best ? fmt::format(" (did you mean '{}'?)", *best) : "";
}

std::string one_of(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
    text += words[i];
  }
  return text;
}

}  // namespace clast::scene
