#include "scene/schema.hpp"

#include <algorithm>
#include <cmath>

#include "scene/tables.hpp"

namespace clast::scene {

namespace {

std::string with_unit(Real value, const std::string& unit) {
  return unit.empty() ? shown(value) : shown(value) + " " + unit;
}

std::string remedy_for(const KeyText& key) {
  std::string text = "write for instance " + key.key + " = " + key.example;
  const std::string allowed = key.allowed();
  return allowed.empty() ? text : text + "; allowed: " + allowed;
}

std::string what_is(const Node& node) {
  if (node.kind == Node::Kind::text) return "the text \"" + node.text.substr(0, 40) + "\"";
  return kind_name(node.kind);
}

bool in_range(const Node& node, const KeyText& key, Real value, Problems& problems) {
  if (key.range.holds(value)) return true;
  problems.add(node.where,
               fmt::format("'{}' must be {}, but it is {}", key.key, key.range.text(key.unit),
                           with_unit(value, key.unit)),
               remedy_for(key));
  return false;
}

std::string expected_quantity(const Unit& unit) {
  const std::string name = unit.name;
  return (name[0] == 'a' ? "an " : "a ") + name;
}

// A number in SI or a text with units; the range is left to the caller.
bool read_measure(const Node& node, const KeyText& key, const Unit& unit, Real& out,
                  Problems& problems) {
  if (node.kind == Node::Kind::integer || node.kind == Node::Kind::number) {
    if (!std::isfinite(node.number)) {
      problems.add(node.where, fmt::format("'{}' is not a finite number", key.key),
                   remedy_for(key));
      return false;
    }
    out = node.number;
    return true;
  }
  if (node.kind != Node::Kind::text) {
    wrong_type(node, key, expected_quantity(unit), problems);
    return false;
  }
  std::string reason;
  const std::optional<Quantity> quantity = parse_quantity(node.text, reason, &unit.dimension);
  if (!quantity) {
    problems.add(node.where,
                 fmt::format("'{}' should be {}, but \"{}\" cannot be read: {}", key.key,
                             expected_quantity(unit), node.text.substr(0, 40), reason),
                 remedy_for(key));
    return false;
  }
  if (quantity->dimension != unit.dimension && !quantity->bare) {
    problems.add(node.where,
                 fmt::format("'{}' should be {} ({}), but \"{}\" has the dimension {}", key.key,
                             expected_quantity(unit), *unit.si ? unit.si : "no unit",
                             node.text.substr(0, 40), dimension_text(quantity->dimension)),
                 remedy_for(key));
    return false;
  }
  out = quantity->value;
  return true;
}

bool is_plain_key_of_scene(const std::string& name) {
  const auto& keys = scene_table().keys;
  return std::any_of(keys.begin(), keys.end(),
                     [&](const KeyText* key) { return key->key == name && !key->nested; });
}

}  // namespace

const Unit& unit_of(Measure measure) {
  switch (measure) {
    case Measure::pressure:
      return units::pressure;
    case Measure::stiffness:
      return units::stiffness;
    case Measure::energy_per_area:
      return units::energy_per_area;
    case Measure::time:
      return units::time;
    case Measure::viscosity:
      return units::viscosity;
    case Measure::number:
      break;
  }
  return units::number;
}

std::string shown(Real value) { return fmt::format("{:.6g}", value); }

std::string shown(const Vec3& v) {
  return fmt::format("[{}, {}, {}]", shown(v.x), shown(v.y), shown(v.z));
}

std::string Range::text(const std::string& unit) const {
  const bool has_low = std::isfinite(low), has_high = std::isfinite(high);
  const std::string from = has_low ? with_unit(low, has_high ? "" : unit) : "";
  const std::string to = has_high ? with_unit(high, unit) : "";
  if (has_low && has_high) {
    if (low_open || high_open)
      return fmt::format("{} {} and {} {}", low_open ? "above" : "at least", from,
                         high_open ? "below" : "at most", to);
    return fmt::format("from {} to {}", from, to);
  }
  if (has_low) return (low_open ? "above " : "at least ") + from;
  if (has_high) return (high_open ? "below " : "at most ") + to;
  return "";
}

std::string KeyText::allowed() const {
  if (choices.empty()) return range.text(unit);
  std::vector<std::string> words;
  for (const std::string& word : choices) words.push_back('"' + word + '"');
  return one_of(words);
}

void wrong_type(const Node& node, const KeyText& key, const std::string& expected,
                Problems& problems) {
  problems.add(node.where,
               fmt::format("'{}' should be {}, but it is {}", key.key, expected, what_is(node)),
               remedy_for(key));
}

void no_list_of_tables(const Node& node, const KeyText& key, Problems& problems) {
  const bool overridden = node.where.line == 0;  // by --set, which made the table
  if (overridden && node.kind == Node::Kind::table)
    return problems.add(node.where, fmt::format("the scene has no {}", key.example),
                        "add one to the file: --set changes what is there");
  problems.add(node.where,
               fmt::format("'{}' should be a list of tables, but it is {}", key.key, what_is(node)),
               fmt::format("write double brackets above each of them: {}", key.example));
}

void unknown_key(const Member& member, const std::string& table,
                 const std::vector<const KeyText*>& keys, Problems& problems) {
  const std::string name = member.key.substr(0, 60);
  if (table != scene_table().heading && is_plain_key_of_scene(member.key))
    return problems.add(
        member.where, fmt::format("'{}' is a key of the scene itself, not of {}", name, table),
        "move it to the top of the file, before the first [table]: what follows a table belongs to "
        "it");
  std::vector<std::string> names;
  for (const KeyText* key : keys) names.push_back(key->key);
  problems.add(
      member.where,
      fmt::format("unknown key '{}' in {}{}", name, table, did_you_mean(member.key, names)),
      "allowed here: " + fmt::format("{}", fmt::join(names, ", ")));
}

void missing_key(const Where& where, const std::string& table, const KeyText& key,
                 Problems& problems) {
  problems.add(where, fmt::format("{} lacks the key '{}'", table, key.key),
               key.example.starts_with("[[")
                   ? fmt::format("add a {} table ({})", key.example, key.doc)
                   : fmt::format("add for instance {} = {} ({})", key.key, key.example, key.doc));
}

bool read_quantity(const Node& node, const KeyText& key, const Unit& unit, Real& out,
                   Problems& problems) {
  Real value = 0;
  if (!read_measure(node, key, unit, value, problems) || !in_range(node, key, value, problems))
    return false;
  out = value;
  return true;
}

bool read_vector(const Node& node, const KeyText& key, const Unit& unit, Vec3& out,
                 Problems& problems) {
  // "[1 0 2] mm": one unit for all three.
  if (node.kind == Node::Kind::text && node.text.starts_with('[') &&
      node.text.find(']') != std::string::npos) {
    const std::size_t end = node.text.find(']');
    std::string inner = node.text.substr(1, end - 1);
    std::replace(inner.begin(), inner.end(), ',', ' ');
    Node list;
    list.kind = Node::Kind::array;
    list.where = node.where;
    for (std::size_t i = 0; i < inner.size();) {
      const std::size_t stop = std::min(inner.find(' ', i), inner.size());
      if (stop > i) {
        Node item;
        item.kind = Node::Kind::text;
        item.where = node.where;
        item.text = inner.substr(i, stop - i) + node.text.substr(end + 1);
        list.items.push_back(std::move(item));
      }
      i = stop + 1;
    }
    return read_vector(list, key, unit, out, problems);
  }
  if (node.kind != Node::Kind::array || node.items.size() != 3) {
    const std::string got = node.kind == Node::Kind::array
                                ? fmt::format("a list of {}", node.items.size())
                                : what_is(node);
    problems.add(
        node.where,
        fmt::format("'{}' should be a list of three numbers [x, y, z], but it is {}", key.key, got),
        remedy_for(key));
    return false;
  }
  Vec3 value;
  for (int axis = 0; axis < 3; ++axis)
    if (!read_quantity(node.items[axis], key, unit, value[axis], problems)) return false;
  out = value;
  return true;
}

namespace {

// "2000" for the text "2,000"; nothing for others.
std::string without_commas(const Node& node) {
  std::string digits = node.kind == Node::Kind::text ? node.text : "";
  std::erase(digits, ',');
  const bool plain =
      std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
  return plain && digits.size() < 16 ? digits : "";
}

}  // namespace

bool read_integer(const Node& node, const KeyText& key, std::int64_t& out, Problems& problems) {
  constexpr double largest = 9e15;  // whole numbers are exact in a double up to here
  const bool whole = node.kind == Node::Kind::integer ||
                     (node.kind == Node::Kind::number && std::abs(node.number) < largest &&
                      std::floor(node.number) == node.number);
  if (!whole) {
    if (const std::string plain = without_commas(node); !plain.empty())
      problems.add(node.where,
                   fmt::format("'{}' should be a whole number, but \"{}\" is a text", key.key,
                               node.text.substr(0, 40)),
                   fmt::format("write it without quotes and commas: {} = {}", key.key, plain));
    else
      wrong_type(node, key, "a whole number", problems);
    return false;
  }
  if (!in_range(node, key, node.number, problems)) return false;
  out = node.kind == Node::Kind::integer ? node.integer : static_cast<std::int64_t>(node.number);
  return true;
}

bool read_flag(const Node& node, const KeyText& key, bool& out, Problems& problems) {
  if (node.kind != Node::Kind::boolean) {
    wrong_type(node, key, "true or false", problems);
    return false;
  }
  out = node.boolean;
  return true;
}

bool read_text(const Node& node, const KeyText& key, std::string& out, Problems& problems) {
  if (node.kind != Node::Kind::text) {
    wrong_type(node, key, "a text", problems);
    return false;
  }
  if (!key.choices.empty() &&
      std::find(key.choices.begin(), key.choices.end(), node.text) == key.choices.end()) {
    problems.add(node.where,
                 fmt::format("'{}' cannot be \"{}\"{}", key.key, node.text.substr(0, 40),
                             did_you_mean(node.text, key.choices)),
                 "allowed: " + key.allowed());
    return false;
  }
  if (node.text.size() > 4096 || node.text.find('\0') != std::string::npos) {
    problems.add(node.where, fmt::format("'{}' is too long or holds a zero character", key.key),
                 "shorten it to one line of ordinary text");
    return false;
  }
  out = node.text;
  return true;
}

bool read_rate(const Node& node, const KeyText& key, Rate& out, Problems& problems) {
  std::string reason;
  out.by_mass = false;
  if (node.kind == Node::Kind::text)
    if (const auto quantity = parse_quantity(node.text, reason))
      out.by_mass = quantity->dimension == units::mass_rate.dimension;
  return read_quantity(node, key, out.by_mass ? units::mass_rate : units::frequency, out.value,
                       problems);
}

}  // namespace clast::scene
