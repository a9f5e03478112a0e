// Between the parts of an engine and those on the host.
#pragma once

#include "body/parts.hpp"
#include "world/host_parts.hpp"

namespace clast {

// Everything but where they are.
template <class Space>
void upload_parts(const HostParts& from, Parts<Space>& to) {
  to.row.assign(from.row);
  to.place.assign(from.number);
  to.id.assign(from.number);
  to.owner.assign(from.owner);
  to.shape.assign(from.shape);
  to.material.assign(from.material);
  to.radius.assign(from.radius);
  to.mass.assign(from.mass);
  for (auto* array : {&to.position, &to.velocity, &to.spin, &to.listed})
    array->assign(std::vector<Vec3>(from.size()));
  to.orientation.assign(std::vector<Quat>(from.size()));
  to.travelled.assign(std::vector<Real>(from.size()));
}

// Names the parts in what was downloaded, and adds where they were listed.
template <class Space>
void download_parts(const Parts<Space>& from, const HostParts& parts, Snapshot& to) {
  name_parts(parts, false, to.pairs);
  name_parts(parts, true, to.walls);
  const auto listed = from.listed.values();
  for (const std::int32_t place : from.place.values()) to.parts_listed.push_back(listed[place]);
}

}  // namespace clast
