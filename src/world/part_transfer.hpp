// From the parts on the host to those of an engine.
#pragma once

#include "body/parts.hpp"
#include "world/host_parts.hpp"

namespace clast {

// What is empty on the host begins with zeros.
template <class Space>
void upload_parts(const HostParts& from, PartArrays<Space>& to) {
  to.row.assign(from.row);
  to.slot.assign(from.id);
  for_each_field(from, to, [&]<class F>(const F& values, auto& array) {
    array.assign(values);
    if (values.empty()) array.assign(std::vector<typename F::Value>(from.size()));
  });
}

}  // namespace clast
