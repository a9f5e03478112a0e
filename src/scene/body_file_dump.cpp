// Bodies from dumps of LAMMPS and LIGGGHTS: the last frame of the file.
#include <fmt/format.h>

#include "scene/body_file_table.hpp"

namespace clast::scene {

namespace {

constexpr const char* dump_remedy = "write it with `dump ... custom ... id type x y z radius`";

class Dump {
 public:
  explicit Dump(const BodyFile& file) : file_(file), rest_(file.content) {}

  BodyTable read() {
    while (next()) {
      if (!line_text_.starts_with("ITEM:")) refuse("a line that begins with 'ITEM:' is missing");
      read_item(line_text_.substr(5));
    }
    return std::move(table_);
  }

 private:
  // The next line that is not blank.
  bool next() {
    while (!rest_.empty()) {
      const std::size_t end = std::min(rest_.find('\n'), rest_.size());
      line_text_ = rest_.substr(0, end);
      rest_.remove_prefix(std::min(end + 1, rest_.size()));
      ++line_;
      if (line_text_.find_first_not_of(" \t\r") != std::string_view::npos) return true;
    }
    return false;
  }
  void need() {
    if (!next()) refuse("the file ends in the middle of a frame");
  }

  void read_item(std::string_view item) {
    const std::vector<std::string_view> words = split_line(item);
    const auto is = [&](std::string_view first, std::string_view second) {
      return words.size() >= 2 && words[0] == first && words[1] == second;
    };
    if (is("NUMBER", "OF"))
      read_number_of_atoms();
    else if (is("BOX", "BOUNDS"))
      read_box(words.size() > 2 && words[2] == "xy");
    else if (!words.empty() && words[0] == "ATOMS")
      read_atoms({words.begin() + 1, words.end()});
    else
      need();  // the time, units, or something else of one line
  }

  void read_number_of_atoms() {
    need();
    double n = 0;
    const std::vector<std::string_view> words = split_line(line_text_);
    if (words.size() != 1 || !read_number(words[0], n) || n < 0 ||
        n > static_cast<double>(most_file_bodies))
      refuse(fmt::format("'{}' is no number of bodies", line_text_.substr(0, 40)));
    atoms_ = static_cast<std::size_t>(n);
  }

  void read_box(bool tilted) {
    tilted_ = tilted;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      need();
      const std::vector<std::string_view> words = split_line(line_text_);
      if (words.size() < 2 || !read_number(words[0], low_[axis]) ||
          !read_number(words[1], high_[axis]))
        refuse("the limits of the box are not two numbers");
    }
  }

  void read_atoms(const std::vector<std::string_view>& names) {
    table_ = {};
    const std::vector<Column> columns = columns_named(names);
    for (std::size_t i = 0; i < atoms_; ++i) read_atom(columns);
    for (std::size_t c = 0; c < names.size(); ++c)
      if (columns[c] != Column::count && names[c].size() == 2 && names[c][1] == 's')
        stretch(columns[c]);
  }

  void read_atom(const std::vector<Column>& columns) {
    need();
    const std::vector<std::string_view> words = split_line(line_text_);
    if (words.size() != columns.size())
      refuse(fmt::format("this line has {} values, not {}", words.size(), columns.size()));
    for (std::size_t c = 0; c < columns.size(); ++c) {
      double value = 0;
      if (columns[c] == Column::count) continue;
      if (!read_number(words[c], value))
        refuse(fmt::format("'{}' is not a number", words[c].substr(0, 40)));
      table_.of(columns[c]).push_back(value);
    }
    table_.line.push_back(line_);
    ++table_.size;
  }

  // From parts of the box (xs, ys, zs) to lengths.
  void stretch(Column column) {
    if (tilted_) refuse("positions are parts of a box that is not upright");
    const auto axis = static_cast<std::size_t>(column) - static_cast<std::size_t>(Column::x);
    for (double& x : table_.of(column)) x = low_[axis] + x * (high_[axis] - low_[axis]);
  }

  [[noreturn]] void refuse(std::string message) const {
    file_.fail(line_, std::move(message), dump_remedy);
  }

  const BodyFile& file_;
  std::string_view rest_, line_text_;
  int line_ = 0;
  std::size_t atoms_ = 0;
  bool tilted_ = false;
  double low_[3] = {0, 0, 0}, high_[3] = {1, 1, 1};
  BodyTable table_;
};

}  // namespace

BodyTable read_dump(const BodyFile& file) { return Dump(file).read(); }

}  // namespace clast::scene
