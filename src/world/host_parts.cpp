#include "world/host_parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "base/error.hpp"
#include "shape/shape_table.hpp"

namespace clast {

bool any_concave(const std::vector<Assembly>& shapes) {
  return std::any_of(shapes.begin(), shapes.end(), [](const Assembly& s) { return !s.convex(); });
}

HostBodies sorted_by_id(const HostBodies& bodies) {
  std::vector<std::size_t> order(bodies.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return bodies.id[a] < bodies.id[b]; });
  HostBodies sorted = bodies;
  for_each_field(sorted, [&]<class F>(F& values) {
    if (values.empty()) return;
    const F stored = values;
    for (std::size_t i = 0; i < order.size(); ++i) values[i] = stored[order[i]];
  });
  return sorted;
}

HostParts parts_of(const HostBodies& bodies, const std::vector<Assembly>& shapes) {
  const std::vector<std::int32_t> entry = first_part_entries(shapes);
  HostParts out;
  out.body = bodies.id;
  out.row.push_back(0);
  const auto add = [&](std::size_t b, std::int32_t shape, Real size) {
    out.id.push_back(static_cast<Id>(out.size()));
    out.owner.push_back(static_cast<std::int32_t>(b));
    out.shape.push_back(shape);
    out.material.push_back(bodies.material[b]);
    out.radius.push_back(size * bodies.radius[b]);
    out.mass.push_back(bodies.mass[b]);
  };
  for (std::size_t b = 0; b < bodies.size(); ++b) {
    const std::int32_t shape = bodies.shape[b];
    const std::vector<Part>& parts = shapes[shape].parts;
    for (std::size_t p = 0; p < parts.size(); ++p)
      add(b, entry[shape] + static_cast<std::int32_t>(p), parts[p].size);
    out.row.push_back(static_cast<std::int32_t>(out.size()));
  }
  return out;
}

void name_parts(const HostParts& parts, bool walls, HostContacts& contacts) {
  const auto name = [&](std::vector<Id>& numbers, std::vector<std::int32_t>& part) {
    part.resize(numbers.size());
    for (std::size_t k = 0; k < numbers.size(); ++k) {
      const std::int32_t body = parts.owner[numbers[k]];
      part[k] = numbers[k] - parts.row[body];
      numbers[k] = parts.body[body];
    }
  };
  name(contacts.first, contacts.first_part);
  if (!walls) name(contacts.second, contacts.second_part);
}

HostContacts numbered_parts(const HostParts& parts, bool walls, HostContacts contacts) {
  const auto number = [&](std::vector<Id>& ids, const std::vector<std::int32_t>& part) {
    for (std::size_t k = 0; k < ids.size(); ++k) {
      const auto at = std::lower_bound(parts.body.begin(), parts.body.end(), ids[k]);
      const std::size_t body = at - parts.body.begin();
      const bool known = at != parts.body.end() && *at == ids[k] && k < part.size() &&
                         part[k] >= 0 && part[k] < parts.row[body + 1] - parts.row[body];
      if (!known)
        throw DamagedState(
            fmt::format("a contact names a part that body {} does not have", ids[k]));
      ids[k] = parts.row[body] + part[k];
    }
  };
  number(contacts.first, contacts.first_part);
  if (!walls) number(contacts.second, contacts.second_part);
  return contacts;
}

}  // namespace clast
