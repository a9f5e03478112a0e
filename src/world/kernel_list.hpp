// Every kernel of the step as a list of types, from the tables of an engine. The CPU builds each of
// them once per instruction set (world/kernels_cpu.cpp), the GPU once (world/kernels_cuda.cu).
//
// What is built: loops over bodies and lists; per kind of pair the loops that find contacts; per
// law those that push. What is chosen at run time: law, contact search, whether bodies roll, have
// shapes or parts, and the instruction set.
#pragma once

#include "body/gather.hpp"
#include "body/place_parts.hpp"
#include "bond/hold.hpp"
#include "contact/kinds.hpp"
#include "exec/exact_sum.hpp"
#include "measure/energy.hpp"
#include "measure/virial.hpp"
#include "move/follow_cell.hpp"
#include "move/leapfrog.hpp"
#include "neighbor/kernels.hpp"

namespace clast {

template <class Inertia>
using InertiaKernels = TypeList<KickAndDrift<Inertia>, GlobalDamping<Inertia>, BodyEnergy<Inertia>>;

template <class Candidates>
using CandidateKernels = TypeList<CountPartners<Candidates>, FillPartners<Candidates>>;

template <int Sources>
using GatherKernels = TypeList<GatherAndKick<RoundInertia, Sources>,
                               GatherAndKick<ShapedInertia, Sources>, GatherPartsAndKick<Sources>>;

// Of bodies, parts, walls and lists.
using CommonKernels =
    Join<Map<InertiaKernels, TypeList<RoundInertia, ShapedInertia>>,
         Map<CandidateKernels, TypeList<AllCandidates, CellCandidates, PeriodicCandidates>>,
         TypeList<AddChunk, AddPieces, Bound, NotFinite, OutsideDomain, CellNumbers, CellStarts,
                  SameOrder, Permute<std::int32_t>, Permute<Real>, Permute<Vec3>, Permute<Quat>,
                  Copy<Vec3>, Copy<std::int32_t>, FindIncoming, CountWalls, FillWalls, MatchOld,
                  Carry<Real>, Carry<Vec3>, Carry<PatchMemory>, Carry<PointSprings>, Fill<Real>,
                  Fill<Vec3>, Fill<PatchMemory>, Fill<PointSprings>, Touching, TouchingBodies,
                  SquaredSpeed, OnWall, PowerOfWall, PlaceWalls, ForceOnSurface, TorqueOnSurface,
                  PlaceParts, SlotsByNumber, PlaceAtHome, FollowCell, PairVirial, BodyVirial,
                  HoldBond<OpenCell, false, false>, HoldBond<Cell, false, false>,
                  HoldBond<OpenCell, false, true>, HoldBond<Cell, false, true>,
                  HoldBond<OpenCell, true, true>, HoldBond<Cell, true, true>, FindDashpots,
                  BondSlots, CountOfUnit, FillOfUnit, BrokenBond>>;

// Of the tables of an engine.
template <class Tables>
struct KernelsOf {
  using Kinds = Join<typename Tables::PairKinds, typename Tables::WallKinds>;

  // Of one law, for every kind of contact.
  template <class Law>
  struct OfLaw {
    template <class Kind>
    using OfKind = typename Kind::template LawKernels<Law>;
    using type = Join<TypeList<ContactEnergy<Law>>, Map<OfKind, Kinds>>;
  };
  template <class Law>
  using LawKernels = typename OfLaw<Law>::type;

  // Of all kinds of contacts, without a law.
  template <class Kind>
  using OfKind = typename Kind::Kernels;
  using KindKernels = Join<
      TypeList<PairKindKeys<typename Tables::PairKinds>, WallKindKeys<typename Tables::WallKinds>>,
      Map<OfKind, Kinds>>;
};

// What an engine with tables of its own needs beyond CommonKernels, which are always there.
template <class Tables, int Sources>
using OwnKernels = Join<typename KernelsOf<Tables>::KindKernels,
                        Map<KernelsOf<Tables>::template LawKernels, typename Tables::Laws>,
                        GatherKernels<Sources>>;

}  // namespace clast
