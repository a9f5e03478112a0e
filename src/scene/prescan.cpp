#include "scene/prescan.hpp"

#include <fmt/format.h>

#include <cctype>
#include <vector>

namespace clast::scene {

namespace {

constexpr int most_dots = 64;
constexpr std::size_t most_brackets = 40;

bool starts_key(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-' || c == '"' ||
         c == '\'';
}

class Scanner {
 public:
  Scanner(std::string_view text, const Where& start) : text_(text), start_(start) {}

  void scan() {
    if (text_.starts_with("\xef\xbb\xbf")) at_ = 3;  // byte order mark
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '#')
        skip_to_end_of_line();
      else if (c == '"' || c == '\'')
        skip_string(c);
      else
        plain(c);
    }
  }

 private:
  [[noreturn]] void fail(std::string message, std::string remedy) const {
    Where where = start_;
    if (where.line > 0) {
      where.line = line_;
      where.column = static_cast<int>(at_ - line_start_) + 1;
    }
    throw SceneError({Problem{where, std::move(message), std::move(remedy)}});
  }

  // Where the scanner is: at the top, in a header, in a list or in an inline table.
  enum class Inside { top, header, list, table };
  struct Context {
    Inside inside;
    bool after_equals;  // in a value rather than in a key
  };

  void plain(char c) {
    const auto code = static_cast<unsigned char>(c);
    if (code >= 0x80)
      fail("a letter or sign outside of quotes that is not ASCII",
           "put texts and values with units in double quotes, such as \"5 \xc2\xb5m\"");
    if ((code < 0x20 && c != '\n' && c != '\r' && c != '\t') || code == 0x7f)
      fail(fmt::format("a control character (code {})", code),
           "scenes are plain text; save the file again from a text editor");
    if (c == '.' && ++dots_ > most_dots)
      fail("a key with too many dots",
           "scenes need at most three levels, such as stage.material.glass");
    if (c == ',' || c == '=' || c == '[' || c == ']' || c == '{' || c == '}') dots_ = 0;
    if (c == '[' && first_on_line_ && contexts_.size() == 1) check_header();
    follow(c);
    if (c != ' ' && c != '\t' && c != '\r') first_on_line_ = false;
    ++at_;
    if (c == '\n') begin_line();
  }

  // Keeps track of brackets and of the = between a key and its value.
  void follow(char c) {
    Context& now = contexts_.back();
    if (c == '=') {
      if (now.after_equals || now.inside == Inside::list || now.inside == Inside::header)
        fail("an = where no key ends", "write one key = value per line, texts in double quotes");
      now.after_equals = true;
    } else if (c == '[' || c == '{') {
      if (contexts_.size() > most_brackets)
        fail("values are nested too deeply", "scenes need at most six levels of tables and lists");
      const bool header =
          c == '[' && (first_on_line_ ? contexts_.size() == 1 : now.inside == Inside::header);
      contexts_.push_back({header     ? Inside::header
                           : c == '[' ? Inside::list
                                      : Inside::table,
                           false});
    } else if ((c == ']' || c == '}') && contexts_.size() > 1) {
      contexts_.pop_back();
    } else if (c == ',' && now.inside == Inside::table) {
      now.after_equals = false;
    } else if (c == '\n' && now.inside != Inside::list) {
      contexts_.assign(1, {Inside::top, false});
    }
  }

  void check_header() const {
    std::size_t next = at_ + 1;
    if (next < text_.size() && text_[next] == '[') ++next;
    while (next < text_.size() && (text_[next] == ' ' || text_[next] == '\t')) ++next;
    if (next < text_.size() && !starts_key(text_[next]))
      fail("the header of a table without a name",
           "write a name in brackets, such as [time] or [[material]]");
  }

  void begin_line() {
    ++line_;
    line_start_ = at_;
    first_on_line_ = true;
    dots_ = 0;
  }

  void skip_to_end_of_line() {
    while (at_ < text_.size() && text_[at_] != '\n') ++at_;
  }

  // A backslash may end a line of a text; what follows the line break must be ASCII.
  void check_escape() const {
    const std::size_t next = text_.find_first_not_of(" \t\r\n", at_ + 1);
    if (next != std::string_view::npos && static_cast<unsigned char>(text_[next]) >= 0x80)
      fail("a backslash before a letter or sign that is not ASCII",
           "remove the backslash, or write it twice");
  }

  // Texts of one line end with it at the latest; texts in three quotes may span lines.
  void skip_string(char quote) {
    const bool in_value = contexts_.back().after_equals || contexts_.back().inside == Inside::list;
    const std::string_view may_precede = in_value ? " \t=,[" : " \t,[{.";
    if (at_ > line_start_ && may_precede.find(text_[at_ - 1]) == std::string_view::npos)
      fail("a quote in the middle of a word", "write texts as key = \"text\"");
    first_on_line_ = false;
    const std::string three(3, quote);
    const bool spans_lines = text_.substr(at_).starts_with(three);
    at_ += spans_lines ? 3 : 1;
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '\n' && !spans_lines) return;
      if (c == '\\' && quote == '"') {
        check_escape();
        at_ += at_ + 1 < text_.size() && text_[at_ + 1] != '\n' ? 2 : 1;
      } else if (spans_lines ? text_.substr(at_).starts_with(three) : c == quote) {
        at_ += spans_lines ? 3 : 1;
        for (int i = 0; i < 2 && spans_lines && at_ < text_.size() && text_[at_] == quote; ++i)
          ++at_;
        return;
      } else {
        ++at_;
        if (c == '\n') begin_line();
      }
    }
  }

  std::string_view text_;
  Where start_;
  std::size_t at_ = 0, line_start_ = 0;
  int line_ = 1, dots_ = 0;
  std::vector<Context> contexts_{{Inside::top, false}};
  bool first_on_line_ = true;
};

}  // namespace

void prescan(std::string_view text, const Where& start) { Scanner(text, start).scan(); }

}  // namespace clast::scene
