#include "output/series.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "output/atomic_file.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

// The step of a row, its second field; nothing when the line is not a row of this table.
std::optional<std::int64_t> step_of(std::string_view line, std::size_t columns) {
  if (static_cast<std::size_t>(std::count(line.begin(), line.end(), ',')) + 1 != columns) return {};
  const std::size_t begin = line.find(',') + 1;
  const std::size_t end = std::min(line.find(',', begin), line.size());
  std::int64_t step = 0;
  const auto [stop, code] = std::from_chars(line.data() + begin, line.data() + end, step);
  if (code != std::errc{} || stop != line.data() + end) return {};
  return step;
}

}  // namespace

Series::Series(fs::path path, const std::vector<std::string>& names)
    : path_(std::move(path)),
      header_(fmt::format("time,step{}{}\n", names.empty() ? "" : ",", fmt::join(names, ","))),
      columns_(names.size() + 2) {}

Series::~Series() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

void Series::resume_at(std::int64_t step) {
  last_step_.reset();
  std::ifstream file(path_, std::ios::binary);
  std::string line;
  const bool whole_header = file && std::getline(file, line) && !file.eof();
  if (!whole_header) {
    file.close();
    start();
    return;
  }
  if (line + '\n' != header_)
    throw Error(
        fmt::format("{} has other columns than this run writes; move it away to start a "
                    "new one",
                    path_.string()));
  bytes_ = header_.size();
  while (std::getline(file, line) && !file.eof()) {
    const std::optional<std::int64_t> found = step_of(line, columns_);
    if (!found || *found > step) break;
    last_step_ = found;
    bytes_ += line.size() + 1;
  }
  file.close();
  open(O_WRONLY | O_APPEND);
  if (::ftruncate(descriptor_, static_cast<off_t>(bytes_)) != 0)
    throw file_error("shorten", path_, errno);
}

void Series::write(Real time, std::int64_t step, std::span<const Real> values) {
  if (values.size() + 2 != columns_)
    throw std::logic_error("a row of another length than its table");
  if (descriptor_ < 0) start();
  if (last_step_ == step) return;
  fmt::memory_buffer row;
  fmt::format_to(std::back_inserter(row), "{},{}", time, step);
  for (const Real value : values) fmt::format_to(std::back_inserter(row), ",{}", value);
  row.push_back('\n');
  append(fmt::to_string(row));
  last_step_ = step;
}

void Series::sync() {
  if (descriptor_ >= 0 && ::fsync(descriptor_) != 0) throw file_error("write", path_, errno);
}

void Series::start() {
  open(O_WRONLY | O_APPEND | O_CREAT | O_TRUNC);
  bytes_ = 0;
  append(header_);
}

void Series::open(int flags) {
  if (descriptor_ >= 0) ::close(descriptor_);
  descriptor_ = ::open(path_.c_str(), flags | O_CLOEXEC, 0666);
  if (descriptor_ < 0) throw file_error("write", path_, errno);
}

void Series::append(const std::string& text) {
  const int code = write_all(descriptor_, text.data(), text.size());
  if (code != 0) {
    // Half a row is worse than none; if even this fails, resume_at cuts it off.
    if (::ftruncate(descriptor_, static_cast<off_t>(bytes_)) != 0) errno = 0;
    throw file_error("write", path_, code);
  }
  bytes_ += text.size();
}

}  // namespace clast
