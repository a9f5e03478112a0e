// What of a frame is shown as colour.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "output/frames.hpp"
#include "render/color.hpp"

namespace clast {

enum class Field { velocity, id, material, radius, force, spin, tag, fragment, wear };

struct FieldInfo {
  Field field;
  const char* name;   // on the command line
  const char* label;  // at the colour bar
  const char* unit;   // empty for plain numbers
};
const FieldInfo& info(Field field);
std::span<const FieldInfo> fields_of_bodies();

// The field of this name; throws clast::Error with the list of names.
Field field_named(const std::string& name);
// Whether its values are kinds, each with a colour of its own.
constexpr bool tells_kinds(Field field) { return field == Field::material || field == Field::tag; }
// Whether walls show it, and bodies are left out.
constexpr bool is_of_walls(Field field) { return field == Field::wear; }
// Where the name of a fragment lies on the scale of colours, from 0 to 1: names that follow each
// other are far apart.
Real spread_over_colors(Real name);
// The kind of body i.
std::int32_t kind_of(const Frame& frame, Field field, std::size_t i);
// All names, for messages and help: "velocity, id, …".
std::string field_names();

// One number per body: magnitudes for vectors, 0 for what only walls have.
std::vector<Real> values_of(const Frame& frame, Field field);

struct ValueRange {
  Real low = 0, high = 1;
};

// From the 2nd to the 98th percentile, so that a few extreme bodies do not take all the colours;
// all values where they are labels or where nearly all are equal. Never empty.
ValueRange robust_range(std::vector<Real> values, Field field);

// "low,high" with low < high; throws clast::Error otherwise.
ValueRange range_from(const std::string& text);

// The colours of the bodies; without a field they are plain.
std::vector<Color> colors_of(const Frame& frame, std::optional<Field> field,
                             const ValueRange& range);

// What suits frames best where nobody said what to show: the material where there are several, or
// else the tag.
std::optional<Field> field_for(const std::vector<Frame>& frames);

}  // namespace clast
