#include "scene/grains.hpp"

#include <algorithm>
#include <cmath>

namespace clast::scene {

namespace {

constexpr Real ball = 4.0 / 3.0 * pi;

}  // namespace

// The roundings of cbrt differ between systems; a Newton step settles them.
Real cube_root(Real x) {
  const Real guess = std::cbrt(x);
  return guess - (cube(guess) - x) / (3 * square(guess));
}

Real unit_volume(const Scene& scene, int shape) { return scene.shapes[shape].volume; }

Real volume_of(const Scene& scene, const Grain& grain) {
  const Real r = grain.radius;
  return unit_volume(scene, grain.shape) * (scene.flat() ? square(r) : cube(r));
}

Real bounding_radius_of_unit(const Scene& scene, int shape) {
  if (shape == 0) return 1;
  const Real volume = unit_volume(scene, shape);
  return scene.flat() ? root(pi / volume) : cube_root(ball / volume);
}

std::vector<int> shapes_of(const Scene& scene, const Insert& insert) {
  std::vector<int> numbers;
  for (const Value<std::string>& name : *insert.shape)
    numbers.push_back(scene.find_shape(*name, scene.cement_of(insert)));
  if (numbers.empty()) numbers.push_back(0);
  return numbers;
}

GrainSampler::GrainSampler(const Scene& scene, const Insert& insert)
    : sizes_(insert), flat_(scene.flat()) {
  const std::vector<int> shapes = shapes_of(scene, insert);
  Real total = 0;
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    const int s = shapes[i];
    const Real volume = unit_volume(scene, s);
    const Real radius =
        insert.scale.given ? scene.shapes[s].radius : bounding_radius_of_unit(scene, s);
    total += i < insert.shares->size() ? (*insert.shares)[i] : 1;
    kinds_.push_back({s, radius, volume, total});
  }
  for (Kind& kind : kinds_) kind.share /= total;
}

Grain GrainSampler::draw(Random& random) const {
  const Real size = sizes_.draw(random);
  std::size_t k = 0;
  if (kinds_.size() > 1) {
    const Real pick = random.uniform();
    while (k + 1 < kinds_.size() && pick >= kinds_[k].share) ++k;
  }
  return {kinds_[k].shape, kinds_[k].radius_per_size * size};
}

Real GrainSampler::smallest() const {
  Real smallest = kinds_.front().radius_per_size;
  for (const Kind& kind : kinds_) smallest = std::min(smallest, kind.radius_per_size);
  return smallest * sizes_.smallest();
}

Real GrainSampler::largest() const {
  Real largest = 0;
  for (const Kind& kind : kinds_) largest = std::max(largest, kind.radius_per_size);
  return largest * sizes_.largest();
}

Real GrainSampler::mean_volume() const {
  Real mean = 0, before = 0;
  for (const Kind& kind : kinds_) {
    const Real r = kind.radius_per_size;
    mean += (kind.share - before) * kind.volume * (flat_ ? square(r) : cube(r));
    before = kind.share;
  }
  return mean * sizes_.mean_power();
}

std::vector<Grain> GrainSampler::of_each(Real size) const {
  std::vector<Grain> grains;
  for (const Kind& kind : kinds_) grains.push_back({kind.shape, kind.radius_per_size * size});
  return grains;
}

}  // namespace clast::scene
