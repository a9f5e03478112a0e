// The contact searches of polyhedra that a scene can choose.
#pragma once

namespace clast {

enum class ContactSearch {
  common_plane,
  fast_common_plane,
  shortest_link,
  conventional,
  fast_common_plane_2d,
  fcp_published
};

}  // namespace clast
