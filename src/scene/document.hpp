// A scene file as a tree of values that know where they were written.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "scene/problems.hpp"

namespace clast::scene {

struct Member;

struct Node {
  enum class Kind { table, array, text, integer, number, boolean, other };

  Kind kind = Kind::table;
  Where where;
  std::string text;
  std::int64_t integer = 0;
  double number = 0;  // also set for integers
  bool boolean = false;
  std::vector<Member> members;  // of a table, in the order of the file
  std::vector<Node> items;      // of an array

  const Node* find(std::string_view key) const;
};

struct Member {
  std::string key;
  Where where;  // of the key
  Node value;
};

// "a table", "a text", ... for messages.
const char* kind_name(Node::Kind kind);

// Reads TOML. Throws SceneError when the text is not TOML, is too long or is nested too deeply.
Node parse_document(std::string_view text, std::string_view name);

// Applies one `--set path=value`, for instance material.glass.friction=0.3 or insert.0.count=10.
// Items of a list go by number from 0 or by their name.
void apply_override(Node& document, const std::string& argument, Problems& problems);

}  // namespace clast::scene
