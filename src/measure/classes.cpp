#include "measure/classes.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace clast {

int Classes::add(const char* kind, const std::vector<std::string>& names,
                 std::vector<Real> limits) {
  const int first = static_cast<int>(names_.size());
  groups_.push_back({kind, first, static_cast<int>(names.size()), std::move(limits)});
  names_.insert(names_.end(), names.begin(), names.end());
  return first;
}

void Classes::add_materials(const std::vector<std::string>& names) {
  first_material_ = add("material", names);
}

void Classes::add_sizes(const std::vector<Real>& diameters, bool flat) {
  std::vector<std::string> names;
  for (std::size_t k = 0; k <= diameters.size(); ++k) names.push_back(fmt::format("size{}", k + 1));
  first_size_ = add("size", names, diameters);
  for (const Real d : diameters) sizes_.push_back(flat ? pi / 4 * square(d) : pi / 6 * cube(d));
}

void Classes::add_tags(const std::vector<std::int32_t>& tags) {
  std::vector<std::string> names;
  for (const std::int32_t tag : tags) names.push_back(fmt::format("tag{}", tag));
  first_tag_ = add("tag", names);
  tags_ = tags;
}

int Classes::size_class(Real volume) const {
  // A body that was made with the size of a limit is above it, whatever its mass was rounded to.
  const auto limit = std::upper_bound(sizes_.begin(), sizes_.end(), volume * (1 + 1e-9));
  return static_cast<int>(limit - sizes_.begin());
}

int Classes::tag_class(std::int32_t tag) const {
  const auto found = std::find(tags_.begin(), tags_.end(), tag);
  return found == tags_.end() ? -1 : static_cast<int>(found - tags_.begin());
}

std::vector<std::string> Counting::with_classes(std::vector<std::string> own,
                                                const std::vector<std::string>& of_each) const {
  for (const std::string& name : classes_.names())
    for (const std::string& what : of_each) own.push_back(fmt::format("{}.{}", what, name));
  return own;
}

void append_amounts(const std::vector<Amount>& amounts, std::vector<Real>& values) {
  for (const Amount& amount : amounts) values.insert(values.end(), {amount.number, amount.mass});
}

}  // namespace clast
