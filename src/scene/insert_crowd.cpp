#include "scene/insert_crowd.hpp"

#include <algorithm>

#include "body/travel.hpp"
#include "exec/parallel.hpp"

namespace clast::scene {

namespace {

constexpr Real list_margin = 0.3;  // over the mean radius

struct Boxes {
  std::vector<Vec3> center, low, high;
  std::vector<Real> radius;

  explicit Boxes(const std::vector<Piece>& pieces)
      : center(pieces.size()), low(pieces.size()), high(pieces.size()), radius(pieces.size()) {
    parallel_for(pieces.size(), [&](std::size_t i) { enter(pieces[i], i); });
  }
  void enter(const Piece& piece, std::size_t i) {
    center[i] = piece.center;
    radius[i] = piece.size;
    const Vec3 wide{piece.round, piece.round, piece.round};
    low[i] = high[i] = piece.center;
    piece.for_corners([&](const Vec3& corner) {
      low[i] = smaller(low[i], corner);
      high[i] = larger(high[i], corner);
    });
    low[i] -= wide;
    high[i] += wide;
  }
  BoundingVolumes volumes() const {
    return {center.data(), radius.data(), low.data(), high.data(),
            static_cast<std::int32_t>(center.size())};
  }
};

}  // namespace

Crowd::Crowd(const Filling& filling, const std::vector<Grain>& grains, std::vector<Pose> start)
    : filling_(filling),
      grain_(grains),
      pose_(std::move(start)),
      movement_(pose_.size()),
      pushed_(pose_.size()),
      overlaps_(pose_.size()),
      way_(pose_.size(), 0),
      search_(make_search("hierarchical_grid")) {
  for (std::int32_t i = 0; i < size(); ++i) {
    mass_.push_back(volume_of(filling.scene, grain_[i]));
    margin_ += list_margin / static_cast<Real>(size()) * grain_[i].radius;
    first_piece_.push_back(static_cast<std::int32_t>(owner_.size()));
    owner_.insert(owner_.end(), filling.shapes.parts(grain_[i].shape), i);
  }
  first_piece_.push_back(static_cast<std::int32_t>(owner_.size()));
  piece_.resize(owner_.size());
  filling.occupied.for_each([&](const Piece& piece) {
    piece_.push_back(piece);
    owner_.push_back(-1);
  });
}

void Crowd::set_scale(Real scale) {
  for (std::int32_t i = 0; i < size(); ++i)
    way_[i] += larger(0, scale - scale_) * swollen * grain_[i].radius;
  scale_ = scale;
}

// ---- pairs ----------------------------------------------------------------------------------

void Crowd::place_pieces() {
  parallel_for(size(), [&](std::int32_t i) {
    for (std::int32_t p = first_piece_[i]; p < first_piece_[i + 1]; ++p)
      piece_[p] = filling_.shapes.piece(scaled(i), p - first_piece_[i], pose_[i].position,
                                        pose_[i].turn, swollen);
  });
}

bool Crowd::list_is_late() const {
  if (pairs_.row.empty()) return true;
  for (std::int32_t i = 0; i < size(); ++i)
    if (way_[i] - way_when_listed_[i] > 0.5 * margin_) return true;
  return false;
}

void Crowd::list_pairs() {
  PairBuffer old;
  std::swap(old, pairs_);
  const std::vector<PlaneMemory> old_memory = std::move(memory_);
  const std::vector<Real> old_clear = std::move(clear_until_);
  SearchSettings settings;
  settings.margin = margin_;
  settings.cell = filling_.cell;
  search_->find(Boxes(piece_).volumes(), settings, pairs_);
  const std::size_t n = pairs_.a.size();
  memory_.assign(n, {});
  clear_until_.assign(n, -1);
  push_.assign(n, {});
  if (!old.row.empty()) keep_memory(old, old_memory, old_clear);
  list_incoming();
  way_when_listed_ = way_;
}

void Crowd::keep_memory(const PairBuffer& old, const std::vector<PlaneMemory>& old_memory,
                        const std::vector<Real>& old_clear) {
  parallel_for(pairs_.a.size(), [&](std::size_t k) {
    const std::int32_t a = pairs_.a[k], b = pairs_.b[k];
    const auto begin = old.b.begin() + old.row[a], end = old.b.begin() + old.row[a + 1];
    const auto found = std::lower_bound(begin, end, b);
    if (found == end || *found != b) return;
    memory_[k] = old_memory[found - old.b.begin()];
    clear_until_[k] = old_clear[found - old.b.begin()];
  });
}

void Crowd::list_incoming() {
  first_incoming_.assign(piece_.size() + 1, 0);
  for (const std::int32_t b : pairs_.b) ++first_incoming_[b + 1];
  for (std::size_t p = 0; p < piece_.size(); ++p) first_incoming_[p + 1] += first_incoming_[p];
  std::vector<std::int32_t> next(first_incoming_.begin(), first_incoming_.end() - 1);
  incoming_.resize(pairs_.b.size());
  for (std::size_t k = 0; k < pairs_.b.size(); ++k)
    incoming_[next[pairs_.b[k]]++] = static_cast<std::int32_t>(k);
}

void Crowd::find_push(std::int32_t k) {
  filling_.heed_stop();
  const std::int32_t a = pairs_.a[k], b = pairs_.b[k];
  const Real way = way_of(a) + way_of(b);
  if (way < clear_until_[k]) return;
  push_[k].depth = 0;
  if (owner_[a] == owner_[b]) return;
  Piece second = piece_[b];
  second.center = filling_.cell.seen(piece_[a].center, second.center);
  const CommonPlane plane = plane_of_pair(piece_[a], second, filling_.insert.flat, memory_[k]);
  clear_until_[k] = plane.gap > 0 ? way + (1 - 1e-9) * plane.gap : -1;
  if (plane.gap < 0) push_[k] = {plane.normal, -plane.gap, 0.5 * (plane.on_a + plane.on_b)};
}

// ---- movement -------------------------------------------------------------------------------

// Those that do not move (-1) do not give way.
Yield Crowd::yield(std::int32_t i, const Vec3& point, const Vec3& n) const {
  if (i < 0) return {};
  const Vec3 seen = filling_.cell.seen(pose_[i].position, point);
  return yield_of(filling_, scaled(i), pose_[i], mass_[i], seen, n);
}

Movement Crowd::pushed(std::int32_t i, Overlaps& overlaps) const {
  Movement sum;
  const auto add = [&](const Vec3& n, Real depth, const Vec3& point, Real inner,
                       std::int32_t other) {
    const Yield own = yield(i, point, n), others = yield(other, point, n);
    const Real push = depth / (own.inverse_mass + others.inverse_mass);
    sum.shift += (push / mass_[i]) * n;
    sum.turn += push * own.turn;
    overlaps.deepest = larger(overlaps.deepest, depth / inner);
    overlaps.sum += depth / inner;
    overlaps.count += 1;
  };
  for (std::int32_t p = first_piece_[i]; p < first_piece_[i + 1]; ++p) {
    const auto add_pair = [&](std::int32_t k, std::int32_t other, Real sign) {
      const Push& push = push_[k];
      if (push.depth > 0)
        add(sign * push.normal, push.depth, push.point, piece_[p].inner + piece_[other].inner,
            owner_[other]);
    };
    for (std::int32_t k = pairs_.row[p]; k < pairs_.row[p + 1]; ++k) add_pair(k, pairs_.b[k], -1);
    for (std::int32_t e = first_incoming_[p]; e < first_incoming_[p + 1]; ++e)
      add_pair(incoming_[e], pairs_.a[incoming_[e]], 1);
    filling_.room.for_hindrances(piece_[p], [&](const Hindrance& h) {
      add(h.normal, h.depth, h.point, piece_[p].inner, -1);
    });
  }
  return sum;
}

void Crowd::move_body(std::int32_t i) {
  movement_[i] = limited(movement_[i], piece_[first_piece_[i]].inner);
  if (!filling_.room.surrounds(pose_[i].position + movement_[i].shift)) movement_[i].shift = {};
  const Quat before = pose_[i].turn;
  move_by(movement_[i], pose_[i], grain_[i].shape == 0);
  way_[i] += farthest_moved(movement_[i].shift, before, pose_[i].turn,
                            swollen * scale_ * grain_[i].radius);
}

Crowd::Overlaps Crowd::find_overlaps() {
  place_pieces();
  if (list_is_late()) list_pairs();
  parallel_for(static_cast<std::int32_t>(pairs_.a.size()), [&](std::int32_t k) { find_push(k); });
  parallel_for(size(), [&](std::int32_t i) {
    overlaps_[i] = {};
    pushed_[i] = pushed(i, overlaps_[i]);
  });
  Overlaps all;
  for (const Overlaps& own : overlaps_) {
    all.deepest = larger(all.deepest, own.deepest);
    all.sum += own.sum;
    all.count += own.count;
  }
  return all;
}

void Crowd::move(Real push, Real memory) {
  parallel_for(size(), [&](std::int32_t i) {
    movement_[i] = {push * pushed_[i].shift + memory * movement_[i].shift,
                    push * pushed_[i].turn + memory * movement_[i].turn};
    move_body(i);
  });
}

}  // namespace clast::scene
