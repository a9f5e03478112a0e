#include "scene/document.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "scene/prescan.hpp"

// Some broken texts trip an assertion inside the parser. It must not end the program: it becomes
// an exception, in every kind of build.
#undef NDEBUG
namespace clast::scene {
struct ParserGaveUp {};
[[noreturn]] static void give_up() { throw ParserGaveUp{}; }
}  // namespace clast::scene
#define TOML_ASSERT(expr) (static_cast<bool>(expr) ? static_cast<void>(0) : clast::scene::give_up())
#define TOML_HEADER_ONLY 1
#define TOML_MAX_NESTED_VALUES 48
#include <toml++/toml.h>

namespace clast::scene {

namespace {

constexpr std::size_t longest_text = 4 << 20;
constexpr int deepest_nesting = 48;

using Name = std::shared_ptr<const std::string>;

Where where_of(const toml::source_region& region, const Name& name) {
  return {name, static_cast<int>(region.begin.line), static_cast<int>(region.begin.column)};
}

[[noreturn]] void fail(const Where& where, std::string message, std::string remedy) {
  throw SceneError({Problem{where, std::move(message), std::move(remedy)}});
}

// Line breaks and escape sequences in names would garble tables, messages and terminals.
bool has_control_character(std::string_view text) {
  const auto* end = text.data() + text.size();
  for (const char* c = text.data(); c != end; ++c) {
    const auto byte = static_cast<unsigned char>(*c);
    if (byte < 0x20 || byte == 0x7f) return true;
    // U+0080 to U+009F in UTF-8.
    if (byte == 0xc2 && c + 1 != end && static_cast<unsigned char>(c[1]) < 0xa0) return true;
  }
  return false;
}

void refuse_control_characters(std::string_view text, const Where& where) {
  if (has_control_character(text))
    fail(where, "a text holds a line break or another control character",
         "write it in one line, without \\n, \\t or \\u001b");
}

Node converted(const toml::node& from, const Name& name, const Where& fallback, int depth) {
  Node node;
  node.where = where_of(from.source(), name);
  if (node.where.line <= 0) node.where = fallback;
  if (depth > deepest_nesting)
    fail(node.where, "values are nested too deeply",
         "scenes need at most six levels of tables and lists");
  if (const toml::table* table = from.as_table()) {
    for (const auto& [key, value] : *table) {
      const Where at = where_of(key.source(), name);
      const Where& place = at.line > 0 ? at : node.where;
      refuse_control_characters(key.str(), place);
      node.members.push_back(
          {std::string(key.str()), place, converted(value, name, place, depth + 1)});
    }
    std::stable_sort(node.members.begin(), node.members.end(), [](const auto& a, const auto& b) {
      return std::tie(a.where.line, a.where.column) < std::tie(b.where.line, b.where.column);
    });
  } else if (const toml::array* array = from.as_array()) {
    node.kind = Node::Kind::array;
    for (const toml::node& item : *array)
      node.items.push_back(converted(item, name, node.where, depth + 1));
  } else if (const auto* text = from.as_string()) {
    node.kind = Node::Kind::text;
    node.text = text->get();
    refuse_control_characters(node.text, node.where);
  } else if (const auto* integer = from.as_integer()) {
    node.kind = Node::Kind::integer;
    node.integer = integer->get();
    node.number = static_cast<double>(node.integer);
  } else if (const auto* number = from.as_floating_point()) {
    node.kind = Node::Kind::number;
    node.number = number->get();
  } else if (const auto* boolean = from.as_boolean()) {
    node.kind = Node::Kind::boolean;
    node.boolean = boolean->get();
  } else {
    node.kind = Node::Kind::other;
  }
  return node;
}

// Every node made by an override points at the argument.
void relocate(Node& node, const Where& where) {
  node.where = where;
  for (Member& member : node.members) {
    member.where = where;
    relocate(member.value, where);
  }
  for (Node& item : node.items) relocate(item, where);
}

// A value as TOML, or else the bare text, so that --set duration="2 s" needs no double quoting.
Node override_value(const std::string& text, const Where& where) {
  Node node;
  node.kind = Node::Kind::text;
  node.text = text;
  try {
    const std::string line = "value = " + text;
    prescan(line, where);
    const toml::table table = toml::parse(line);
    const toml::node* value = table.get("value");
    if (value && table.size() == 1) node = converted(*value, where.file, where, 0);
  } catch (const toml::parse_error&) {
  } catch (const ParserGaveUp&) {
  } catch (const SceneError&) {
  }
  refuse_control_characters(node.text, where);
  relocate(node, where);
  return node;
}

// Item `part` of a list: by number, or by the name it carries.
Node* find_item(Node& list, const std::string& part) {
  for (Node& item : list.items) {
    const Node* name = item.find("name");
    if (name && name->kind == Node::Kind::text && name->text == part) return &item;
  }
  if (part.empty() || part.size() > 9 ||
      !std::all_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; }))
    return nullptr;
  const std::size_t index = std::stoul(part);
  return index < list.items.size() ? &list.items[index] : nullptr;
}

std::vector<std::string> item_names(const Node& list) {
  std::vector<std::string> names;
  for (const Node& item : list.items)
    if (const Node* name = item.find("name"); name && name->kind == Node::Kind::text)
      names.push_back(name->text);
  return names;
}

// What may stand in the place of an item that is not there.
std::string items_there(const Node& list) {
  if (list.items.empty()) return "the list is empty: add to it in the scene";
  const std::vector<std::string> names = item_names(list);
  const std::string numbers = list.items.size() == 1
                                  ? "0, since there is one"
                                  : fmt::format("a number from 0 to {}", list.items.size() - 1);
  return names.empty() ? "use " + numbers
                       : fmt::format("use one of the names {}, or {}", one_of(names), numbers);
}

}  // namespace

const Node* Node::find(std::string_view key) const {
  for (const Member& member : members)
    if (member.key == key) return &member.value;
  return nullptr;
}

const char* kind_name(Node::Kind kind) {
  switch (kind) {
    case Node::Kind::table:
      return "a table";
    case Node::Kind::array:
      return "a list";
    case Node::Kind::text:
      return "a text";
    case Node::Kind::integer:
      return "a whole number";
    case Node::Kind::number:
      return "a number";
    case Node::Kind::boolean:
      return "true or false";
    case Node::Kind::other:
      return "a date or time";
  }
  return "nothing";
}

namespace {

std::string remedy_for_syntax(const std::string& what) {
  if (what.ends_with("saw ','"))
    return "numbers have a point before decimals, and no commas: 2.5, 2000 or 2_000";
  if (what.find("expected a comment or whitespace, saw") != std::string::npos)
    return "one value per line; with a unit it goes in double quotes: \"1 s\", [0, 0, \"2 mm\"]";
  if (what.find("cannot redefine") != std::string::npos)
    return "a table has each key once: remove one of the two, or begin the next table above it";
  if (what.find("while parsing string") != std::string::npos)
    return "a text ends in the line it begins in, with the same quote: \"glass\"";
  return "the text is not TOML: write key = value, texts in double quotes, lists as [1, 2, 3], and "
         "each key once";
}

}  // namespace

Node parse_document(std::string_view text, std::string_view file) {
  const Name name = std::make_shared<const std::string>(file);
  if (text.size() > longest_text)
    fail({name, 1, 1}, fmt::format("the scene is {} MB long", text.size() >> 20),
         "scenes are short texts of at most 4 MB; put positions in a file of their own and name it "
         "in [[insert]] file = \"bed.txt\"");
  prescan(text, {name, 1, 1});
  try {
    const toml::table table = toml::parse(text, file);
    Node node = converted(table, name, {name, 1, 1}, 0);
    node.where = {name, 1, 1};
    return node;
  } catch (const toml::parse_error& error) {
    Where where = where_of(error.source(), name);
    where.line = std::max(where.line, 1);
    where.column = std::max(where.column, 1);
    const std::string what(error.description());
    fail(where, what, remedy_for_syntax(what));
  } catch (const ParserGaveUp&) {
    fail({name, 1, 1}, "this cannot be read as TOML",
         "compare it with a scene that works; `clast new NAME` writes one");
  }
}

void apply_override(Node& document, const std::string& argument, Problems& problems) {
  const Where where{std::make_shared<const std::string>("--set '" + argument + "'"), 0, 0};
  refuse_control_characters(argument, where);
  const std::size_t equals = argument.find('=');
  if (equals == std::string::npos || equals == 0)
    return problems.add(where, "this is not key=value",
                        "write for instance --set seed=7 or --set material.glass.friction=0.3");
  const std::string path = argument.substr(0, equals);
  Node* node = &document;
  for (std::size_t begin = 0, level = 0; begin <= path.size(); ++level) {
    const std::size_t end = std::min(path.find('.', begin), path.size());
    const std::string part = path.substr(begin, end - begin);
    const bool last = end == path.size();
    begin = end + 1;
    if (part.empty() || level > 8)
      return problems.add(where, "the key has an empty part or too many parts",
                          "write for instance --set stage.fill.duration='1 s'");
    if (node->kind == Node::Kind::array) {
      Node* item = find_item(*node, part);
      if (!item)
        return problems.add(where,
                            fmt::format("there is no item '{}' in this list{}", part.substr(0, 40),
                                        did_you_mean(part, item_names(*node))),
                            items_there(*node));
      node = item;
    } else if (node->kind == Node::Kind::table) {
      const auto same = [&](const Member& m) { return m.key == part; };
      auto found = std::find_if(node->members.begin(), node->members.end(), same);
      if (found == node->members.end()) {
        node->members.push_back({part, where, Node{}});
        found = node->members.end() - 1;
        found->value.where = where;
      } else if (last) {
        found->where = where;
      }
      node = &found->value;
    } else {
      return problems.add(where, fmt::format("'{}' lies inside a plain value", part),
                          "only tables and lists have parts");
    }
    if (last) *node = override_value(argument.substr(equals + 1), where);
  }
}

}  // namespace clast::scene
