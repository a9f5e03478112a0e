#include "output/series.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <iterator>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "base/text.hpp"
#include "output/atomic_file.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t most_bytes_of_series = std::uint64_t{1} << 40;

struct RowStart {
  Real time;
  std::int64_t step;
};

// The first two fields of a row; nothing when the line is not a row of this table.
std::optional<RowStart> start_of(std::string_view line, std::size_t columns) {
  if (static_cast<std::size_t>(std::count(line.begin(), line.end(), ',')) + 1 != columns) return {};
  const std::size_t first = line.find(',');
  const std::size_t second = std::min(line.find(',', first + 1), line.size());
  RowStart row{};
  if (!parse_number(line.substr(0, first), row.time) ||
      !parse_number(line.substr(first + 1, second - first - 1), row.step))
    return {};
  return row;
}

// Calls f(row, line) for every line behind the header that has its end or is too long, with a null
// pointer where it is no row that can follow those before it; until f returns false.
template <class F>
void for_each_line(FileLines& file, std::size_t columns, F&& f) {
  Real last = -infinity;
  while (file.next()) {
    const std::optional<RowStart> row = start_of(file.text(), columns);
    const bool fits = row && row->time > last;
    if (fits) last = row->time;
    if (!f(fits ? &*row : nullptr, file.text())) return;
  }
}

}  // namespace

std::string column_text(std::string name) {
  for (char& c : name)
    if (c == ' ' || c == ',' || c == '"') c = '_';
  return name;
}

Series::Series(fs::path path, const std::vector<std::string>& names)
    : path_(std::move(path)),
      header_(fmt::format("time,step{}{}\n", names.empty() ? "" : ",", fmt::join(names, ","))),
      columns_(names.size() + 2) {}

Series::~Series() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::string Series::resume_at(Real time) {
  last_step_.reset();
  last_time_.reset();
  std::error_code unknown;
  std::optional<FileLines> file;
  if (fs::exists(path_, unknown)) file.emplace(path_, most_bytes_of_series);
  const bool whole_header = file && file->next();
  if (!whole_header) {
    // Only the beginning of a header holds nothing that could be lost.
    const bool ours = file && header_.starts_with(file->rest());
    file.reset();
    std::error_code none;
    if (ours || !fs::exists(fs::symlink_status(path_, none))) {
      start();
      return "";
    }
    const fs::path aside = put_aside(path_);
    start();
    return fmt::format("{} had no whole header; a new one is begun, and it is kept as {}",
                       path_.string(), aside.string());
  }
  if (file->too_long()) return resume_from_damaged(time);
  if (std::string(file->text()) + '\n' != header_)
    throw Error(
        fmt::format("{} has other columns than this run writes; move it away to start a "
                    "new one",
                    path_.string()));
  bytes_ = header_.size();
  bool damaged = false;
  for_each_line(*file, columns_, [&](const RowStart* row, std::string_view text) {
    damaged = row == nullptr;
    if (damaged || row->time > time) return false;
    note(row->time, row->step);
    bytes_ += text.size() + 1;
    return true;
  });
  file.reset();
  if (damaged) return resume_from_damaged(time);
  open(O_WRONLY | O_APPEND);
  if (::ftruncate(descriptor_, static_cast<off_t>(bytes_)) != 0)
    throw file_error("shorten", path_, errno);
  return "";
}

// Keeps the file as it is under another name, and all its rows that are whole under this one.
std::string Series::resume_from_damaged(Real time) {
  last_step_.reset();
  last_time_.reset();
  const fs::path aside = put_aside(path_);
  start();
  FileLines file(aside, most_bytes_of_series);
  file.next();  // the header
  std::size_t kept = 0, lost = file.too_long() ? 1 : 0;
  for_each_line(file, columns_, [&](const RowStart* row, std::string_view text) {
    lost += row == nullptr ? 1 : 0;
    if (row == nullptr || row->time > time) return true;
    append(std::string(text) + '\n');
    note(row->time, row->step);
    ++kept;
    return true;
  });
  return fmt::format("{} had {}; it goes on with the {} whole ones, and is kept as {}",
                     path_.string(), counted(static_cast<std::int64_t>(lost), "damaged row"), kept,
                     aside.string());
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
  note(time, step);
}

void Series::note(Real time, std::int64_t step) {
  last_time_ = time;
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
