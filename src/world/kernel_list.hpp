// Every kernel of the step, for the instruction sets of the CPU.
#pragma once

#include "body/gather.hpp"
#include "body/place_parts.hpp"
#include "contact/kinds.hpp"
#include "contact/polyhedra.hpp"
#include "contact/polyhedron_on_wall.hpp"
#include "contact/sphere_on_wall.hpp"
#include "exec/sum.hpp"
#include "measure/energy.hpp"
#include "move/leapfrog.hpp"
#include "neighbor/kernels.hpp"

// Calls X(kernel) for each kernel that takes the named law.
#define CLAST_LAW_KERNELS(X, LAW)      \
  X(SphereOnSphere<LAW, false, false>) \
  X(SphereOnSphere<LAW, false, true>)  \
  X(SphereOnSphere<LAW, true, false>)  \
  X(SphereOnSphere<LAW, true, true>)   \
  X(SphereOnWall<LAW, false>)          \
  X(SphereOnWall<LAW, true>)           \
  X(ContactEnergy<LAW>)

#define CLAST_SEARCH_KERNELS(X, CANDIDATES) \
  X(CountPartners<CANDIDATES>)              \
  X(FillPartners<CANDIDATES>)

// And for each kernel that takes the named kind of inertia.
#define CLAST_INERTIA_KERNELS(X, INERTIA) \
  X(KickAndDrift<INERTIA>)                \
  X(GlobalDamping<INERTIA>)               \
  X(GatherAndKick<INERTIA>)               \
  X(BodyEnergy<INERTIA>)

#define CLAST_KERNELS(X)                  \
  CLAST_INERTIA_KERNELS(X, RoundInertia)  \
  CLAST_LAW_KERNELS(X, HertzMindlin)      \
  CLAST_LAW_KERNELS(X, Linear)            \
  CLAST_LAW_KERNELS(X, Bloks3d)           \
  CLAST_LAW_KERNELS(X, Volume)            \
  CLAST_SEARCH_KERNELS(X, AllCandidates)  \
  CLAST_SEARCH_KERNELS(X, CellCandidates) \
  X(SumChunk<Real>)                       \
  X(SumChunk<Vec3>)                       \
  X(Extent)                               \
  X(NotFinite)                            \
  X(OutsideDomain)                        \
  X(CellNumbers)                          \
  X(CellStarts)                           \
  X(SamePlaces)                           \
  X(Permute<std::int32_t>)                \
  X(Permute<Real>)                        \
  X(Permute<Vec3>)                        \
  X(Permute<Quat>)                        \
  X(Copy<Vec3>)                           \
  X(FindIncoming)                         \
  X(CountWalls)                           \
  X(FillWalls)                            \
  X(MatchOld)                             \
  X(Carry<Real>)                          \
  X(Carry<Vec3>)                          \
  X(Fill<Real>)                           \
  X(Fill<Vec3>)                           \
  X(Touching)                             \
  X(SquaredSpeed)                         \
  X(OnWall)                               \
  X(PassOnFacets)                         \
  X(PlaceWalls)                           \
  X(ForceOnSurface)

// Calls X(kernel) for each kernel of shapes that takes the named law.
#define CLAST_SHAPE_LAW_KERNELS(X, LAW)       \
  X(Listed<SphereOnSphere<LAW, true, false>>) \
  X(Listed<SphereOnWall<LAW, true>>)          \
  X(Listed<PushApart<LAW>>)                   \
  X(Listed<PushOffWall<LAW>>)

#define CLAST_PLANE_KERNELS(X, SEARCH) \
  X(Listed<FindPlanes<SEARCH>>)        \
  X(Listed<FindWallPlanes<SEARCH>>)

// The kernels of scenes with other shapes than spheres; a translation unit of their own.
#define CLAST_SHAPE_KERNELS(X)                \
  CLAST_INERTIA_KERNELS(X, ShapedInertia)     \
  CLAST_SHAPE_LAW_KERNELS(X, HertzMindlin)    \
  CLAST_SHAPE_LAW_KERNELS(X, Linear)          \
  CLAST_SHAPE_LAW_KERNELS(X, Bloks3d)         \
  CLAST_SHAPE_LAW_KERNELS(X, Volume)          \
  X(Listed<PushAtPoint<HertzMindlin, false>>) \
  X(Listed<PushAtPoint<HertzMindlin, true>>)  \
  X(Listed<PushAtPoint<Linear, false>>)       \
  X(Listed<PushAtPoint<Linear, true>>)        \
  X(Listed<PushAtPoint<Bloks3d, false>>)      \
  X(Listed<PushAtPoint<Bloks3d, true>>)       \
  CLAST_PLANE_KERNELS(X, CommonPlaneSearch)   \
  CLAST_PLANE_KERNELS(X, FastSearch)          \
  CLAST_PLANE_KERNELS(X, LinkSearch)          \
  CLAST_PLANE_KERNELS(X, ConventionalSearch)  \
  CLAST_PLANE_KERNELS(X, FlatSearch)          \
  X(MostIterations)                           \
  X(Listed<FindPoint>)                        \
  X(Listed<FindWallOverlaps>)                 \
  X(JoinPlates)                               \
  X(Listed<CheckApart<KeptPlane>>)            \
  X(Listed<CheckApart<TurnedPlane>>)          \
  X(PlaceParts)                               \
  X(PlacesByNumber)                           \
  X(GatherPartsAndKick)                       \
  X(TouchingBodies)                           \
  X(Copy<std::int32_t>)                       \
  X(CountShaped)                              \
  X(FillKinds)                                \
  X(Carry<PatchMemory>)                       \
  X(Fill<PatchMemory>)
