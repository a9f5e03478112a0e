#include "render/field.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"

namespace clast {

namespace {

constexpr FieldInfo fields[] = {
    {Field::velocity, "velocity", "speed", "m/s"},
    {Field::id, "id", "id", ""},
    {Field::material, "material", "material", ""},
    {Field::radius, "radius", "radius", "m"},
    {Field::force, "force", "contact force", "N"},
    {Field::spin, "spin", "spin", "rad/s"},
    {Field::tag, "tag", "tag", ""},
    {Field::fragment, "fragment", "fragment", ""},
    {Field::wear, "wear", "depth worn off", "m"},  // the only one that is not of bodies
};

Real value_of(const Frame& frame, Field field, std::size_t i) {
  switch (field) {
    case Field::velocity:
      return length(frame.velocity[i]);
    case Field::id:
      return frame.id[i];
    case Field::material:
    case Field::tag:
      return kind_of(frame, field, i);
    case Field::radius:
      return frame.radius[i];
    case Field::force:
      return frame.force[i];
    case Field::spin:
      return length(frame.spin[i]);
    case Field::fragment:
      return frame.fragment.empty() ? frame.id[i] : frame.fragment[i];
    case Field::wear:
      break;
  }
  return 0;
}

// Within rounding of each other: spreading such values over all colours would show noise.
bool is_flat(const ValueRange& range) {
  const Real size = std::max(std::abs(range.low), std::abs(range.high));
  return range.high - range.low <= 1e-9 * size;
}

bool parse(std::string_view text, Real& value) {
  return parse_number(text, value) && std::isfinite(value);
}

}  // namespace

Real spread_over_colors(Real name) {
  constexpr Real golden = 0.6180339887498949;
  return golden * name - std::floor(golden * name);
}

std::int32_t kind_of(const Frame& frame, Field field, std::size_t i) {
  if (field == Field::material) return frame.material[i];
  return frame.tag.empty() ? 0 : frame.tag[i];
}

std::span<const FieldInfo> fields_of_bodies() {
  return std::span(fields).first(std::size(fields) - 1);
}

const FieldInfo& info(Field field) {
  for (const FieldInfo& f : fields)
    if (f.field == field) return f;
  return fields[0];
}

Field field_named(const std::string& name) {
  for (const FieldInfo& f : fields)
    if (name == f.name) return f.field;
  if (name == "speed") return Field::velocity;
  throw Error(
      fmt::format("there is no field \"{}\" to colour by; choose one of: {}", name, field_names()));
}

std::string field_names() {
  std::string names;
  for (const FieldInfo& f : fields) names += fmt::format("{}{}", names.empty() ? "" : ", ", f.name);
  return names;
}

std::vector<Real> values_of(const Frame& frame, Field field) {
  std::vector<Real> values(frame.size());
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = value_of(frame, field, i);
  return values;
}

ValueRange robust_range(std::vector<Real> values, Field field) {
  std::erase_if(values, [](Real value) { return !std::isfinite(value); });
  if (values.empty()) return {0, 1};
  std::sort(values.begin(), values.end());
  const auto percentile = [&](double share) {
    return values[static_cast<std::size_t>(
        std::llround(share * static_cast<double>(values.size() - 1)))];
  };
  ValueRange range{values.front(), values.back()};
  if (field != Field::id && !tells_kinds(field) && field != Field::fragment) {
    const ValueRange inner{percentile(0.02), percentile(0.98)};
    if (!is_flat(inner)) range = inner;
  }
  // A bar that nearly starts at zero reads better when it does.
  if (range.low > 0 && range.low < 0.15 * range.high) range.low = 0;
  if (is_flat(range)) {
    const Real size = std::abs(range.high) > 0 ? 0.5 * std::abs(range.high) : 1;
    range = {range.low >= 0 ? std::max(0.0, range.low - size) : range.low - size,
             range.high + size};
  }
  return range;
}

ValueRange range_from(const std::string& text) {
  ValueRange range;
  const std::size_t comma = text.find(',');
  const std::string_view all = text;
  if (comma == std::string::npos || !parse(all.substr(0, comma), range.low) ||
      !parse(all.substr(comma + 1), range.high) || !(range.low < range.high))
    throw Error(fmt::format(
        "the range \"{}\" is not two numbers with the smaller one first, such as 0,2.5", text));
  return range;
}

std::vector<Color> colors_of(const Frame& frame, std::optional<Field> field,
                             const ValueRange& range) {
  std::vector<Color> colors(frame.size());
  for (std::size_t i = 0; i < colors.size(); ++i) {
    if (!field)
      colors[i] = plain_color(frame.id[i]);
    else if (tells_kinds(*field))
      colors[i] = kind_color(kind_of(frame, *field, i));
    else if (*field == Field::fragment)
      colors[i] = map_color(spread_over_colors(value_of(frame, *field, i)));
    else
      colors[i] = map_color((value_of(frame, *field, i) - range.low) / (range.high - range.low));
  }
  return colors;
}

std::optional<Field> field_for(const std::vector<Frame>& frames) {
  for (const Field field : {Field::material, Field::tag}) {
    std::set<std::int32_t> kinds;
    for (const Frame& frame : frames)
      for (std::size_t i = 0; i < frame.size(); ++i) kinds.insert(kind_of(frame, field, i));
    if (kinds.size() > 1) return field;
  }
  return {};
}

}  // namespace clast
