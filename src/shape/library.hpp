// The particle library: shapes by name, built into the program, and shapes in files of users.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "shape/assembly.hpp"

namespace clast {

// The files of shapes/, in alphabetical order.
const std::vector<std::string>& library_shape_names();

// The text of such a file.
const std::string& library_shape_text(const std::string& name);

// A shape of the library, or a file: whatever has an ending or a slash in it. Files are looked for
// from `base`. Throws clast::Error with the names there are, or with what is wrong in the file.
Assembly load_shape(const std::string& name_or_file, const std::filesystem::path& base = {});

}  // namespace clast
