// What both formats of VTK share: types of numbers, and arrays that become columns.
#pragma once

#include <cstdint>
#include <cstring>
#include <optional>

#include "scene/body_file_table.hpp"

namespace clast::scene {

struct VtkType {
  enum class Kind { signed_whole, whole, floating } kind;
  std::size_t bytes;
};

// By the names of XML files (Float32) or of legacy ones (float).
std::optional<VtkType> vtk_type(std::string_view name);

// The numbers of raw bytes.
std::vector<double> decode(std::string_view bytes, const VtkType& type, bool big_endian);

// Appends an array of points to the columns it belongs to; those of no use are left out. `name` is
// empty for the positions.
void take_array(BodyTable& table, std::string_view name, std::size_t components,
                const std::vector<double>& values);
bool is_of_use(std::string_view name, std::size_t components);

}  // namespace clast::scene
