// A strict little check that text is well-formed XML of the kind our SVG files use.
#pragma once

#include <cctype>
#include <string>
#include <vector>

namespace clast::testing_plot {

// Every tag is closed in order, attributes are quoted and appear once, and text is escaped.
inline bool is_well_formed(const std::string& xml) {
  std::size_t at = xml.starts_with("<?xml") ? xml.find("?>") + 2 : 0;
  std::vector<std::string> open;
  bool had_root = false;
  const auto is_escaped = [](const std::string& text) {
    for (std::size_t i = text.find('&'); i != std::string::npos; i = text.find('&', i + 1)) {
      const std::string entity = text.substr(i, text.find(';', i) - i + 1);
      if (entity != "&amp;" && entity != "&lt;" && entity != "&gt;" && entity != "&quot;")
        return false;
    }
    return text.find('>') == std::string::npos;
  };
  while (at < xml.size()) {
    const std::size_t begin = xml.find('<', at);
    const std::string between = xml.substr(at, begin - at);
    if (!is_escaped(between)) return false;
    if (open.empty() && between.find_first_not_of(" \n") != std::string::npos) return false;
    if (begin == std::string::npos) break;
    std::size_t i = begin + 1;
    const bool closing = xml[i] == '/';
    if (closing) ++i;
    std::string name;
    while (i < xml.size() && (std::isalnum(static_cast<unsigned char>(xml[i])) != 0))
      name += xml[i++];
    if (name.empty()) return false;
    std::vector<std::string> attributes;
    while (i < xml.size() && xml[i] == ' ') {
      const std::size_t equals = xml.find("=\"", i);
      const std::size_t end = equals == std::string::npos ? equals : xml.find('"', equals + 2);
      if (end == std::string::npos) return false;
      const std::string attribute = xml.substr(i + 1, equals - i - 1);
      for (const std::string& other : attributes)
        if (other == attribute) return false;
      attributes.push_back(attribute);
      if (xml.substr(equals + 2, end - equals - 2).find('<') != std::string::npos) return false;
      i = end + 1;
    }
    const bool empty = i < xml.size() && xml[i] == '/';
    if (empty) ++i;
    if (i >= xml.size() || xml[i] != '>') return false;
    if (closing) {
      if (open.empty() || open.back() != name) return false;
      open.pop_back();
    } else {
      if (open.empty() && had_root) return false;
      had_root = true;
      if (!empty) open.push_back(name);
    }
    at = i + 1;
  }
  return open.empty() && had_root;
}

}  // namespace clast::testing_plot
