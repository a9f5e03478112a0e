// DIR/series.csv: numbers over time, one row whenever they are due.
//
// The first line holds plain names, so that pandas.read_csv(path) and
// numpy.genfromtxt(path, names=True, delimiter=",") read the file without options. The first two
// columns are always `time` and `step`. All values are in SI units (s, m, kg, N, J, rad).
// Each number is written with as few digits as give it back exactly.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/real.hpp"

namespace clast {

// A name without blanks, commas or quotes.
std::string column_text(std::string name);

class Series {
 public:
  // `names` are the columns after time and step. Touches nothing until the first row or resume.
  Series(std::filesystem::path path, const std::vector<std::string>& names);
  ~Series();
  Series(const Series&) = delete;
  Series& operator=(const Series&) = delete;

  // Goes on with the file of a stopped run: keeps the rows up to `time` and cuts off those after
  // it, which the run will write again, a half-written one included. Without such a file, starts
  // one. A damaged file is kept under another name; the text says so and is empty otherwise.
  std::string resume_at(Real time);
  // Of the last row; nothing where there is none.
  std::optional<Real> last_time() const { return last_time_; }

  // Appends a row and hands it to the system at once. Without resume_at, the first row replaces
  // an old file. A step that already has its row is not written again.
  void write(Real time, std::int64_t step, std::span<const Real> values);

  // Waits until the rows are on the disk: before a checkpoint that counts on them.
  void sync();

 private:
  std::string resume_from_damaged(Real time);
  void start();
  void open(int flags);
  void append(const std::string& text);
  void note(Real time, std::int64_t step);

  std::filesystem::path path_;
  std::string header_;
  std::size_t columns_;
  int descriptor_ = -1;
  std::uint64_t bytes_ = 0;  // of whole rows
  std::optional<std::int64_t> last_step_;
  std::optional<Real> last_time_;
};

}  // namespace clast
