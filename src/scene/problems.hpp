// Mistakes in a scene: where they are, what is wrong, what to do.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/error.hpp"

namespace clast::scene {

// A place in a scene file, or in a `--set` argument (then line is 0).
struct Where {
  std::shared_ptr<const std::string> file;
  int line = 0, column = 0;

  // "file:line:column", or the argument itself.
  std::string text() const;
};

struct Problem {
  Where where;
  std::string message;  // what is wrong
  std::string remedy;   // what is allowed and what to do
};

// Thrown with everything found wrong in one reading. The text has one entry per problem:
//   file:line:column: error: message
//       remedy
class SceneError : public Error {
 public:
  explicit SceneError(std::vector<Problem> problems);
  const std::vector<Problem>& problems() const { return problems_; }

 private:
  std::vector<Problem> problems_;
};

// Collects problems while a scene is read and checked.
class Problems {
 public:
  void add(const Where& where, std::string message, std::string remedy);
  // From here on a problem at a place where one was found before is a consequence of it and is
  // left out.
  void begin_checks() { found_by_reader_ = found_.size(); }
  bool any() const { return !found_.empty(); }

  // Throws SceneError, sorted by place, when there is any.
  void throw_if_any();

 private:
  std::vector<Problem> found_;
  std::size_t found_by_reader_ = 0;
};

// Levenshtein distance, plus swaps of neighbouring letters.
std::size_t edit_distance(const std::string& a, const std::string& b);

// " (did you mean 'friction'?)" for the nearest of the candidates, or for the first that begins
// with the word, or nothing.
std::string did_you_mean(const std::string& word, const std::vector<std::string>& candidates);

// "a, b or c".
std::string one_of(const std::vector<std::string>& words);

}  // namespace clast::scene

namespace clast {
using scene::SceneError;
}
