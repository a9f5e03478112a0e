// The kinds of key that tables are written with.
#pragma once

#include "scene/schema.hpp"

namespace clast::scene::keys {

template <class T, class M, class F>
Key<T> make(std::string key, std::string type, std::string doc, std::string example, M member,
            F read) {
  Key<T> k;
  k.key = std::move(key);
  k.type = std::move(type);
  k.doc = std::move(doc);
  k.example = std::move(example);
  k.read = [member, read](const Node& node, const KeyText& text, T& out, Problems& problems) {
    fill(out.*member, node, [&](auto& value) { return read(node, text, value, problems); });
  };
  return k;
}

inline std::string in_quotes(const std::string& text) { return '"' + text + '"'; }

inline std::string example_of(const Unit& unit) {
  return *unit.si ? in_quotes(unit.example) : unit.example;
}

template <class T>
Key<T> quantity(std::string key, Value<Real> T::*member, const Unit& unit, std::string doc) {
  auto k = make<T>(std::move(key), unit.name, std::move(doc), example_of(unit), member,
                   [&unit](const Node& n, const KeyText& t, Real& v, Problems& p) {
                     return read_quantity(n, t, unit, v, p);
                   });
  k.unit = unit.si;
  k.fallback = shown((T{}.*member).value);
  return k;
}

// A number that laws ask for, kept by its key; `said` is what is said of it beyond its own text.
template <class T>
Key<T> law_value(const ValueKey& key, LawValues T::*member, const std::string& said) {
  const Unit& unit = unit_of(key.measure);
  Key<T> k;
  k.key = key.name;
  k.type = unit.name;
  k.doc = std::string(key.about) + said;
  k.example = key.example;
  k.unit = unit.si;
  k.fallback = shown(key.fallback);
  k.range = {key.low, key.high, key.low_open, key.high_open};
  k.read = [member, &key, &unit](const Node& node, const KeyText& text, T& out, Problems& p) {
    fill((out.*member)[&key], node,
         [&](Real& value) { return read_quantity(node, text, unit, value, p); });
  };
  return k;
}

// A quantity, or a word that stands for "no number".
template <class T>
Key<T> quantity_or(std::string key, Value<std::optional<Real>> T::*member, const Unit& unit,
                   std::string word, std::string doc) {
  auto k = make<T>(std::move(key), std::string(unit.name) + " or " + in_quotes(word),
                   std::move(doc), example_of(unit), member,
                   [&unit, word](const Node& n, const KeyText& t, auto& v, Problems& p) {
                     v.reset();
                     if (n.kind == Node::Kind::text && n.text == word) return true;
                     Real number = 0;
                     if (!read_quantity(n, t, unit, number, p)) return false;
                     v = number;
                     return true;
                   });
  k.unit = unit.si;
  k.fallback = in_quotes(word);
  return k;
}

template <class T>
Key<T> vector(std::string key, Value<Vec3> T::*member, const Unit& unit, std::string doc) {
  auto k = make<T>(std::move(key), std::string("3 of ") + unit.name, std::move(doc),
                   "[0, 0, " + example_of(unit) + "]", member,
                   [&unit](const Node& n, const KeyText& t, Vec3& v, Problems& p) {
                     return read_vector(n, t, unit, v, p);
                   });
  k.unit = unit.si;
  k.fallback = shown((T{}.*member).value);
  return k;
}

template <class T>
Key<T> integer(std::string key, Value<std::int64_t> T::*member, std::string doc) {
  auto k = make<T>(std::move(key), "whole number", std::move(doc), "1000", member, read_integer);
  k.fallback = std::to_string((T{}.*member).value);
  return k;
}

template <class T>
Key<T> flag(std::string key, Value<bool> T::*member, std::string doc) {
  auto k = make<T>(std::move(key), "true or false", std::move(doc), "true", member, read_flag);
  k.fallback = (T{}.*member).value ? "true" : "false";
  return k;
}

template <class T>
Key<T> text(std::string key, Value<std::string> T::*member, std::string doc) {
  return make<T>(std::move(key), "text", std::move(doc), "\"glass\"", member, read_text);
}

template <class T>
Key<T> rate(std::string key, Value<Rate> T::*member, std::string doc) {
  auto k = make<T>(std::move(key), "mass rate or rate", std::move(doc), "\"10 kg/s\"", member,
                   read_rate);
  k.range.low = 0;
  k.range.low_open = true;
  return k;
}

// One of a few words, each standing for a value.
template <class T, class V>
Key<T> choice(std::string key, Value<V> T::*member, std::vector<std::pair<std::string, V>> options,
              std::string doc) {
  auto k = make<T>(std::move(key), "text", std::move(doc), in_quotes(options[0].first), member,
                   [options](const Node& n, const KeyText& t, V& v, Problems& p) {
                     std::string word;
                     if (!read_text(n, t, word, p)) return false;
                     for (const auto& [name, value] : options)
                       if (name == word) v = value;
                     return true;
                   });
  for (const auto& [name, value] : options) {
    k.choices.push_back(name);
    if (value == (T{}.*member).value) k.fallback = in_quotes(name);
  }
  return k;
}

// A list of texts, all of them among the choices unless those are empty.
template <class T>
Key<T> texts(std::string key, Value<std::vector<Value<std::string>>> T::*member,
             std::vector<std::string> choices, std::string doc) {
  auto k = make<T>(std::move(key), "list of texts", std::move(doc),
                   "[" + in_quotes(choices.empty() ? "a" : choices[0]) + "]", member,
                   [](const Node& n, const KeyText& t, auto& list, Problems& p) {
                     if (n.kind != Node::Kind::array) {
                       wrong_type(n, t, "a list of texts", p);
                       return false;
                     }
                     list.clear();
                     for (const Node& item : n.items) {
                       Value<std::string> word;
                       fill(word, item, [&](auto& w) { return read_text(item, t, w, p); });
                       list.push_back(word);
                     }
                     return true;
                   });
  k.choices = std::move(choices);
  k.fallback = "[]";
  return k;
}

// A sub-table kept as a Value, so that it is known whether it was given.
template <class T, class S>
Key<T> optional_table(std::string key, Value<S> T::*member, const Table<S>& (*table)(),
                      std::string doc) {
  auto k = make<T>(std::move(key), "table", std::move(doc), "{ ... }", member,
                   [table](const Node& n, const KeyText&, S& value, Problems& p) {
                     read_table(table(), n, value, p);
                     return true;
                   });
  k.nested = [table]() -> const TableText& { return table(); };
  return k;
}

// A sub-table that is always there, filled with defaults. A lone text stands for a table with
// just the key `lone`.
template <class T, class S>
Key<T> subtable(std::string key, S T::*member, const Table<S>& (*get)(), std::string doc,
                std::string lone = {}) {
  Key<T> k;
  k.key = std::move(key);
  k.type = lone.empty() ? "table" : "table or text";
  k.doc = std::move(doc);
  k.nested = [get]() -> const TableText& { return get(); };
  k.read = [member, get, lone](const Node& node, const KeyText&, T& out, Problems& problems) {
    if (lone.empty() || node.kind != Node::Kind::text)
      return read_table(get(), node, out.*member, problems);
    Node table;
    table.where = node.where;
    table.members.push_back({lone, node.where, node});
    read_table(get(), table, out.*member, problems);
  };
  return k;
}

// A list of tables; a single one may stand alone where `lone` is true.
template <class T, class S>
Key<T> tables(std::string key, std::vector<S> T::*member, const Table<S>& (*get)(), std::string doc,
              bool lone = false) {
  Key<T> k;
  k.key = std::move(key);
  k.type = lone ? "table or list of tables" : "list of tables";
  k.doc = std::move(doc);
  k.example = lone ? "{ ... }" : "[[" + k.key + "]]";
  k.nested = [get]() -> const TableText& { return get(); };
  k.read = [member, get, lone](const Node& node, const KeyText& text, T& out, Problems& problems) {
    const auto read_one = [&](const Node& item) {
      (out.*member).emplace_back();
      read_table(get(), item, (out.*member).back(), problems);
    };
    if (node.kind == Node::Kind::array)
      for (const Node& item : node.items) read_one(item);
    else if (lone)
      read_one(node);
    else
      no_list_of_tables(node, text, problems);
  };
  return k;
}

// Tables by name, such as [stage.material.glass]: S has a member `name`. Where `lists` is true a
// name may have several, in double brackets.
template <class T, class S>
Key<T> named_tables(std::string key, std::vector<S> T::*member, const Table<S>& (*get)(),
                    std::string doc, bool lists = false) {
  Key<T> k;
  k.key = std::move(key);
  k.type = "tables by name";
  k.doc = std::move(doc);
  k.example = "[stage." + k.key + ".glass]";
  k.nested = [get]() -> const TableText& { return get(); };
  k.read = [member, get, lists](const Node& node, const KeyText& text, T& out, Problems& problems) {
    if (node.kind != Node::Kind::table) return wrong_type(node, text, "tables by name", problems);
    const auto read_one = [&](const Member& m, const Node& item) {
      (out.*member).emplace_back();
      (out.*member).back().name = m.key;
      read_table(get(), item, (out.*member).back(), problems);
      (out.*member).back().where = m.where;
    };
    for (const Member& m : node.members)
      if (lists && m.value.kind == Node::Kind::array)
        for (const Node& item : m.value.items) read_one(m, item);
      else
        read_one(m, m.value);
  };
  return k;
}

}  // namespace clast::scene::keys
