// The files of the page, built into the program (viewer/dist, made by `make viewer`).
#pragma once

#include <string>
#include <string_view>

namespace clast {

struct PageFile {
  std::string_view name;  // "" is the page itself
  const char* type;
  std::string_view content;
};

// Nothing when there is no file of this name.
const PageFile* page_file(std::string_view name);

}  // namespace clast
