// Bodies from text: x y z r per line, or columns that a first line names.
#include <fmt/format.h>

#include <cctype>

#include "scene/body_file_table.hpp"

namespace clast::scene {

namespace {

class TextTable {
 public:
  explicit TextTable(const BodyFile& file) : file_(file) {}

  BodyTable read() {
    std::string_view rest = file_.content;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find('\n'), rest.size());
      ++line_;
      read_line(rest.substr(0, end));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return std::move(table_);
  }

 private:
  void read_line(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos) return;
    if (line[begin] == '#') return read_comment(line.substr(begin + 1));
    const std::vector<std::string_view> words = split_line(line);
    double number = 0;
    const bool names = table_.size == 0 && !named_ && !read_number(words.front(), number) &&
                       std::isalpha(static_cast<unsigned char>(line[begin])) != 0;
    if (names)
      name_columns(words);
    else
      read_row(words);
  }

  // "#format x_y_z_r_matId" names the columns; of "attrs" there may be any number.
  void read_comment(std::string_view comment) {
    const std::vector<std::string_view> words = split_line(comment);
    if (words.size() < 2 || words[0] != "format") return;
    std::vector<std::string_view> names;
    std::string_view rest = words[1];
    for (;;) {
      const std::size_t end = rest.find('_');
      names.push_back(rest.substr(0, end));
      if (end == std::string_view::npos) break;
      rest.remove_prefix(end + 1);
    }
    open_end_ = names.back() == "attrs";
    if (open_end_) names.pop_back();
    name_columns(names);
  }

  void name_columns(const std::vector<std::string_view>& names) {
    columns_ = columns_named(names);
    named_ = true;
  }

  void read_row(const std::vector<std::string_view>& words) {
    if (words.size() != columns_.size() && !(open_end_ && words.size() > columns_.size()))
      refuse(fmt::format("this line has {} values, not {}", words.size(), columns_.size()));
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      if (columns_[i] == Column::count) continue;
      double value = 0;
      if (!read_number(words[i], value))
        refuse(fmt::format("'{}' is not a number", words[i].substr(0, 40)));
      table_.of(columns_[i]).push_back(value);
    }
    table_.line.push_back(line_);
    if (++table_.size > most_file_bodies)
      refuse(fmt::format("the file holds more than {} bodies", most_file_bodies));
  }

  [[noreturn]] void refuse(std::string message) const {
    file_.fail(line_, std::move(message),
               named_ ? "give one number for each column that the head of the file names"
                      : "write x y z r on each line, four numbers in metres, or name other columns "
                        "on the first line, such as x,y,z,diameter");
  }

  const BodyFile& file_;
  BodyTable table_;
  int line_ = 0;
  bool named_ = false, open_end_ = false;
  std::vector<Column> columns_ = {Column::x, Column::y, Column::z, Column::radius};
};

}  // namespace

BodyTable read_text_bodies(const BodyFile& file) { return TextTable(file).read(); }

}  // namespace clast::scene
