// The reference page, generated from the tables that the reader uses.
#include <fmt/format.h>

#include <algorithm>

#include "scene/read.hpp"
#include "scene/tables.hpp"

namespace clast {

namespace {

using scene::KeyText;
using scene::TableText;

// Tables below a table, each once, in the order of their first mention.
void collect(const TableText& table, std::vector<const TableText*>& all) {
  if (std::find(all.begin(), all.end(), &table) != all.end()) return;
  all.push_back(&table);
  for (const KeyText* key : table.keys)
    if (key->nested) collect(key->nested(), all);
}

std::string escaped(std::string text) {
  for (std::size_t i = 0; (i = text.find('|', i)) != std::string::npos; i += 2)
    text.insert(i, "\\");
  return text;
}

std::string code(const std::string& text) { return text.empty() ? "" : "`" + text + "`"; }

std::string type_text(const KeyText& key) {
  std::string text = key.type;
  if (!key.unit.empty()) text += " [" + key.unit + "]";
  return text;
}

std::string link(const KeyText& key) {
  return key.nested ? fmt::format(", see {}", code(key.nested().heading)) : "";
}

void append_table(const TableText& table, std::string& page) {
  page += fmt::format("\n## {}\n\n{}\n\n", code(table.heading), table.doc);
  page += "| key | value | default | allowed | meaning | example |\n";
  page += "| --- | --- | --- | --- | --- | --- |\n";
  for (const KeyText* key : table.keys)
    page += fmt::format("| `{}` | {} | {} | {} | {} | {} |\n", key->key, type_text(*key),
                        key->required ? "**required**" : escaped(key->fallback),
                        escaped(key->allowed()), escaped(key->doc) + link(*key),
                        key->example == "{ ... }" ? "" : code(escaped(key->example)));
}

constexpr const char* introduction = R"(# Scene reference

<!-- Generated from the tables in src/scene. Do not edit: run `clast reference`. -->

A scene is a [TOML](https://toml.io) file. Every key the program knows is on this page; a key it
does not know is an error.

## Values

A plain number is in SI units: metre, kilogram, second, radian and what is made of them. A text
carries its unit: `"2 mm"`, `"35 deg"`, `"1 g/cm3"`, `"10 kPa"`, `"9.81 m/s2"`, `"30 rpm"`, `"5 %"`,
`"2 min"`. Units are products and quotients of m, g, s, rad, N, Pa, J, W, Hz, l, t, bar (each with
n, u, m, c, k, M, G or T in front), min, h, deg, rev, rpm, %, in and ft, with exponents as in `cm3`,
`s^2` or `s-1`. The dimension is checked.

A vector is a list of three values, `[0, 0, "2 mm"]`, or one text with one unit, `"[0 0 2] mm"`.

`--set key=value` on the command line replaces one value: `--set seed=7`,
`--set material.glass.friction=0.3`, `--set insert.0.count=500`, `--set stage.fill.duration="2 s"`.
Items of a list go by name or by number from 0.
)";

}  // namespace

std::string scene_reference_markdown() {
  std::vector<const TableText*> tables;
  collect(scene::scene_table(), tables);
  std::string page = introduction;
  for (const TableText* table : tables) append_table(*table, page);
  return page;
}

}  // namespace clast
