// Tables of keys: one line per key drives the reader, its messages and the reference page.
#pragma once

#include <fmt/format.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "scene/document.hpp"
#include "scene/scene.hpp"
#include "scene/units.hpp"

namespace clast::scene {

// Numbers a key may take.
struct Range {
  Real low = -infinity;
  Real high = infinity;
  bool low_open = false, high_open = false;

  bool holds(Real x) const {
    return (low_open ? x > low : x >= low) && (high_open ? x < high : x <= high);
  }
  // "above 0", "from 0.05 to 1", or nothing.
  std::string text(const std::string& unit) const;
};

struct TableText;

// What is known about a key without knowing the struct it fills.
struct KeyText {
  std::string key;
  std::string type;      // "length", "text", ...
  std::string fallback;  // default as the reference shows it
  std::string doc;
  std::string example;
  std::string unit;  // SI unit of numbers
  bool required = false;
  Range range;
  std::vector<std::string> choices;
  std::function<const TableText&()> nested;  // the table of a sub-table

  std::string allowed() const;
};

struct TableText {
  std::string heading, doc;
  std::vector<const KeyText*> keys;
};

// Readers of one value. Each reports what is wrong and returns false.
bool read_quantity(const Node& node, const KeyText& key, const Unit& unit, Real& out, Problems&);
bool read_vector(const Node& node, const KeyText& key, const Unit& unit, Vec3& out, Problems&);
bool read_integer(const Node& node, const KeyText& key, std::int64_t& out, Problems&);
bool read_flag(const Node& node, const KeyText& key, bool& out, Problems&);
bool read_text(const Node& node, const KeyText& key, std::string& out, Problems&);
bool read_rate(const Node& node, const KeyText& key, Rate& out, Problems&);
void wrong_type(const Node& node, const KeyText& key, const std::string& expected, Problems&);
void no_list_of_tables(const Node& node, const KeyText& key, Problems&);
void unknown_key(const Member& member, const std::string& table,
                 const std::vector<const KeyText*>& keys, Problems&);
void missing_key(const Where& where, const std::string& table, const KeyText& key, Problems&);

// The unit of what a law asks for.
const Unit& unit_of(Measure measure);

// "2000", "0.285714", "[0, 0, -9.81]" for the column of defaults.
std::string shown(Real value);
std::string shown(const Vec3& value);

// A key bound to a member of T.
template <class T>
struct Key : KeyText {
  std::function<void(const Node&, const KeyText&, T&, Problems&)> read;

  Key required() && { return (KeyText::required = true, fallback.clear(), std::move(*this)); }
  Key above(Real low) && { return (range.low = low, range.low_open = true, std::move(*this)); }
  Key at_least(Real low) && { return (range.low = low, std::move(*this)); }
  Key below(Real high) && { return (range.high = high, range.high_open = true, std::move(*this)); }
  Key at_most(Real high) && { return (range.high = high, std::move(*this)); }
  Key otherwise(std::string text) && { return (fallback = std::move(text), std::move(*this)); }
  Key such_as(std::string text) && { return (example = std::move(text), std::move(*this)); }
};

template <class T>
struct Table : TableText {
  std::vector<Key<T>> entries;

  // `more` follow the others.
  Table(std::string head, std::string about, std::vector<Key<T>> list,
        std::vector<Key<T>> more = {})
      : TableText{std::move(head), std::move(about), {}}, entries(std::move(list)) {
    for (Key<T>& key : more) entries.push_back(std::move(key));
    for (const Key<T>& key : entries) keys.push_back(&key);
  }
  Table(const Table&) = delete;
};

template <class T>
void read_table(const Table<T>& table, const Node& node, T& out, Problems& problems) {
  out.where = node.where;
  if (node.kind != Node::Kind::table) {
    KeyText self;
    self.key = table.heading;
    self.example = "key = value lines under " + table.heading;
    return wrong_type(node, self, "a table", problems);
  }
  for (const Member& member : node.members) {
    const Key<T>* found = nullptr;
    for (const Key<T>& key : table.entries)
      if (key.key == member.key) found = &key;
    if (found)
      found->read(member.value, *found, out, problems);
    else
      unknown_key(member, table.heading, table.keys, problems);
  }
  for (const Key<T>& key : table.entries)
    if (key.KeyText::required && !node.find(key.key))
      missing_key(node.where, table.heading, key, problems);
}

// Fills a Value, also when reading failed: later checks then know that the key is there.
template <class V, class F>
void fill(Value<V>& value, const Node& node, F&& read) {
  value.where = node.where;
  value.given = true;
  V next = value.value;
  value.bad = !read(next);
  if (!value.bad) value.value = std::move(next);
}

}  // namespace clast::scene
