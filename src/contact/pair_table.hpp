// clang-format off
// Which two touch how. This is the one place that names two shapes.
//
//   PairKinds         who                    apart?      found by            contact                      pushed by
//   ----------------  ---------------------  ----------  ------------------  ---------------------------  ---------------
//   SpherePairs       two points             -           their centres       one point                    SphereOnSphere; parts of
//                                                                                                         bodies: SpherePartOnSpherePart
//   PolyhedronPairs   polyhedron and         CheckApart  the plane search    one point on a point;        PushAtPoint,
//                     polyhedron or point                of the scene        region or contact zone       PushRegion, PushApart
//   RoundPairs        ellipsoid and          CheckTravel FollowLinks, else   one point                    PushAtPoint
//                     ellipsoid or point                 find_link
//   DilatedPairs      dilated and any        CheckCores- find_link           one point on a sphere or an  PushAtPoint,
//                                            Apart                           ellipsoid and of tilted      PushCoresApart
//                                                                            discs; else several
//
//   WallKinds         who                                found by            contact                      pushed by
//   ----------------  ---------------------              ------------------  ---------------------------  ---------------
//   SpheresOnWalls    point                              distance_to         one point                    SphereOnWall; parts of
//                                                                                                         bodies: SpherePartOnWall
//   PolyhedraOnWalls  polyhedron                         FindWallPlanes or   joined zone or region        PushOffWall
//                                                        FindWallOverlaps
//   DilatedOnWalls    dilated                            find_link           vertices or one point        PushCoreOffWall
// clang-format on
//
// Contacts are sorted into one list per row (contact/kinds.hpp); the first row that takes the two
// cores has them. A row is a struct with
//   takes(a, b)                          which cores; of one core for walls
//   find_forces<Law>(work, contacts, items, dt)   its loops, over its list
//   LawKernels<Law>, Kernels             the loops that are built for it
// where `work` is what the step works on (world/workspace.hpp). A loop finds its own way to the
// contact points: one, several on a line or on a face. Loops that know a law are built once per law
// and know no shape; loops that know shapes know no law. So kinds and laws add up instead of
// multiplying; spheres, whose loop does both, are the exception, for speed.
#pragma once

#include "base/type_list.hpp"
#include "contact/dilated_on_walls.hpp"
#include "contact/dilated_pairs.hpp"
#include "contact/polyhedra_on_walls.hpp"
#include "contact/polyhedron_pairs.hpp"
#include "contact/round_pairs.hpp"
#include "contact/sphere_pairs.hpp"
#include "contact/spheres_on_walls.hpp"

namespace clast {

using PairKinds = TypeList<SpherePairs, PolyhedronPairs, RoundPairs, DilatedPairs>;
using WallKinds = TypeList<SpheresOnWalls, PolyhedraOnWalls, DilatedOnWalls>;

}  // namespace clast
