// Every kernel of the step, for the instruction sets of the CPU.
#pragma once

#include "body/gather.hpp"
#include "contact/spheres.hpp"
#include "exec/sum.hpp"
#include "measure/energy.hpp"
#include "move/leapfrog.hpp"
#include "neighbor/kernels.hpp"

// Calls X(kernel) for each kernel that takes the named law.
#define CLAST_LAW_KERNELS(X, LAW)    \
  X(SphereOnSphere<LAW, false, false>) \
  X(SphereOnSphere<LAW, false, true>)  \
  X(SphereOnSphere<LAW, true, false>)  \
  X(SphereOnSphere<LAW, true, true>)   \
  X(SphereOnWall<LAW, false>)        \
  X(SphereOnWall<LAW, true>)         \
  X(ContactEnergy<LAW>)

#define CLAST_SEARCH_KERNELS(X, CANDIDATES) \
  X(CountPartners<CANDIDATES>)              \
  X(FillPartners<CANDIDATES>)

#define CLAST_KERNELS(X)                 \
  CLAST_LAW_KERNELS(X, HertzMindlin)     \
  CLAST_LAW_KERNELS(X, Linear)           \
  CLAST_SEARCH_KERNELS(X, AllCandidates) \
  CLAST_SEARCH_KERNELS(X, CellCandidates) \
  X(KickAndDrift)                        \
  X(GlobalDamping)                       \
  X(GatherAndKick)                       \
  X(SumChunk<Real>)                      \
  X(SumChunk<Vec3>)                      \
  X(Extent)                              \
  X(NotFinite)                           \
  X(OutsideDomain)                       \
  X(CellNumbers)                         \
  X(CellStarts)                          \
  X(SamePlaces)                          \
  X(Permute<std::int32_t>)               \
  X(Permute<Real>)                       \
  X(Permute<Vec3>)                       \
  X(Permute<Quat>)                       \
  X(Copy<Vec3>)                          \
  X(FindIncoming)                        \
  X(CountWalls)                          \
  X(FillWalls)                           \
  X(MatchOld)                            \
  X(Carry<Real>)                         \
  X(Carry<Vec3>)                         \
  X(Fill<Real>)                          \
  X(Fill<Vec3>)                          \
  X(BodyEnergy)                          \
  X(Touching)                            \
  X(SquaredSpeed)                        \
  X(OnWall)                              \
  X(PassOnFacets)                        \
  X(PlaceWalls)                          \
  X(ForceOnSurface)
