#include "law/restitution.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>

namespace clast {

namespace {

// Holds a falling function at e between two places, the more narrowly the more is asked.
template <class F>
struct Bracket {
  Real e;
  F& restitution;
  Real low, high;     // restitution(low) > e >= restitution(high)
  Real above, below;  // by how much

  // Whether b lies before the place where the function is e.
  bool before(Real b) {
    if (b <= low) return true;
    if (b >= high) return false;
    const Real value = restitution(b) - e;
    (value > 0 ? low : high) = b;
    (value > 0 ? above : below) = value;
    return value > 0;
  }
  // False position, with the weight of an end halved that stays (the Illinois method).
  void narrow() {
    int side = 0;
    for (int i = 0; i < 12 && high - low > 1e-11 * high && above > 0 && below < 0; ++i) {
      const bool was_before = before(low + (high - low) * above / (above - below));
      if (side == 1 && was_before) below *= 0.5;
      if (side == -1 && !was_before) above *= 0.5;
      side = was_before ? 1 : -1;
    }
  }
};

// Finds b with restitution(b) = e by bisection: restitution falls steadily from 1 at b = 0. Most
// middles are known to lie on one side from a bracket that was found faster.
template <class F>
Real solve_damping(Real e, F&& restitution) {
  if (e >= 1) return 0;
  Real low = 0, high = 1;
  Real last = restitution(high);
  while (last > e && high < 1e3) last = restitution(high *= 2);
  Bracket<F> bracket{e, restitution, low, high, 1 - e, last - e};
  if (last <= e) bracket.narrow();
  for (int i = 0; i < 40; ++i) {
    const Real middle = 0.5 * (low + high);
    (bracket.before(middle) ? low : high) = middle;
  }
  return 0.5 * (low + high);
}

// Tables of materials ask for the same values again and again.
template <class F>
Real remembered(Real e, F&& damping) {
  static std::mutex access;
  static std::map<Real, Real> known;
  const std::lock_guard lock(access);
  const auto found = known.find(e);
  return found != known.end() ? found->second : known[e] = damping(e);
}

}  // namespace

// In units of m*, impact speed and stiffness the Hertz impact reads
//   x'' = -x^(3/2) - c x^(1/4) x',  c = 2 b sqrt(3/2),  x(0) = 0,  x'(0) = 1.
// x^(1/4) has no slope at 0, which spoils any integrator. As x^(1/4) x' = (4/5 x^(5/4))', the
// variable w = x' + 4/5 c x^(5/4) removes it:
//   w' = -x^(3/2),  x' = w - 4/5 c x^(5/4).
// The contact ends when x^(5/4) + c x' = 0. The force vanishes there, so the speed is stationary
// and the end need not be known sharply.
Real hertz_restitution(Real damping) {
  const Real c = 2 * damping * std::sqrt(1.5);
  const auto speed = [c](Real x, Real w) {
    return w - 0.8 * c * x * std::sqrt(std::sqrt(std::max<Real>(x, 0)));
  };
  const auto pull = [](Real x) { return -x * std::sqrt(std::max<Real>(x, 0)); };
  const auto force = [&](Real x, Real v) {
    return x * std::sqrt(std::sqrt(std::max<Real>(x, 0))) + c * v;
  };
  const Real h = 0.01 / (1 + c);
  Real x = 0, w = 1;
  Real v = 1, f = c;
  for (;;) {
    const Real dx1 = v, dw1 = pull(x);
    const Real x2 = x + 0.5 * h * dx1, w2 = w + 0.5 * h * dw1;
    const Real dx2 = speed(x2, w2), dw2 = pull(x2);
    const Real x3 = x + 0.5 * h * dx2, w3 = w + 0.5 * h * dw2;
    const Real dx3 = speed(x3, w3), dw3 = pull(x3);
    const Real x4 = x + h * dx3, w4 = w + h * dw3;
    const Real dx4 = speed(x4, w4), dw4 = pull(x4);
    x += h / 6 * (dx1 + 2 * dx2 + 2 * dx3 + dx4);
    w += h / 6 * (dw1 + 2 * dw2 + 2 * dw3 + dw4);
    const Real new_v = speed(x, w);
    const Real new_f = force(x, new_v);
    if (new_v < 0 && (new_f <= 0 || x <= 0)) {
      const Real part = f > new_f ? f / (f - new_f) : 1;
      return std::min<Real>(1, -(v + std::clamp<Real>(part, 0, 1) * (new_v - v)));
    }
    v = new_v;
    f = new_f;
  }
}

// x'' + 2 b x' + x = 0 in closed form. With b = sin a the force vanishes when w t = pi - 2 a,
// w = cos a, and e = exp(-(pi - 2 a) tan a); with b = cosh a beyond critical damping
// e = exp(-2 a coth a).
Real linear_restitution(Real damping) {
  if (damping < 1) {
    const Real a = std::asin(damping);
    return std::exp(-(pi - 2 * a) * std::tan(a));
  }
  const Real a = std::acosh(damping);
  return std::exp(a > 1e-9 ? -2 * a / std::tanh(a) : -2);
}

Real hertz_damping(Real restitution) {
  return remembered(restitution, [](Real e) { return solve_damping(e, hertz_restitution); });
}

Real linear_damping(Real restitution) { return solve_damping(restitution, linear_restitution); }

}  // namespace clast
