// Values with units: "2 mm", "35 deg", "1 g/cm3", "9.81 m/s^2", "30 rpm", "5 %".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/real.hpp"

namespace clast::scene {

// Exponents of kilogram, metre, second and radian.
struct Dimension {
  int kg = 0, m = 0, s = 0, rad = 0;
  friend bool operator==(const Dimension&, const Dimension&) = default;
};

// A kind of value a key may take, with the words that messages and the reference use.
struct Unit {
  Dimension dimension;
  const char* name;     // "length"
  const char* si;       // "m"
  const char* example;  // "2 mm"
};

namespace units {
inline constexpr Unit number{{0, 0, 0, 0}, "number", "", "0.5"};
inline constexpr Unit length{{0, 1, 0, 0}, "length", "m", "2 mm"};
inline constexpr Unit time{{0, 0, 1, 0}, "time", "s", "10 ms"};
inline constexpr Unit mass{{1, 0, 0, 0}, "mass", "kg", "250 g"};
inline constexpr Unit density{{1, -3, 0, 0}, "density", "kg/m3", "2.5 g/cm3"};
inline constexpr Unit pressure{{1, -1, -2, 0}, "pressure", "Pa", "10 MPa"};
inline constexpr Unit viscosity{{1, 0, -1, 0}, "viscosity", "N*s/m", "1.3 N*s/m"};
inline constexpr Unit stiffness{{1, 0, -2, 0}, "stiffness", "N/m", "50 kN/m"};
inline constexpr Unit stiffness_per_area{{1, -2, -2, 0}, "stiffness per area", "Pa/m", "1 TPa/m"};
inline constexpr Unit energy_per_area{{1, 0, -2, 0}, "energy per area", "J/m2", "50 mJ/m2"};
inline constexpr Unit velocity{{0, 1, -1, 0}, "velocity", "m/s", "20 cm/s"};
inline constexpr Unit acceleration{{0, 1, -2, 0}, "acceleration", "m/s2", "9.81 m/s2"};
inline constexpr Unit angle{{0, 0, 0, 1}, "angle", "rad", "35 deg"};
inline constexpr Unit spin{{0, 0, -1, 1}, "angular velocity", "rad/s", "30 rpm"};
inline constexpr Unit frequency{{0, 0, -1, 0}, "rate", "1/s", "5 1/s"};
inline constexpr Unit area{{0, 2, 0, 0}, "area", "m2", "100 cm2"};
inline constexpr Unit force{{1, 1, -2, 0}, "force", "N", "2 kN"};
inline constexpr Unit per_pressure{{-1, 1, 2, 0}, "wear rate", "1/Pa", "1e-13 1/Pa"};
inline constexpr Unit torque{{1, 2, -2, 0}, "torque", "N*m", "5 N*m"};
inline constexpr Unit inertia{{1, 2, 0, 0}, "moment of inertia", "kg*m2", "0.2 kg*m2"};
inline constexpr Unit mass_rate{{1, 0, -1, 0}, "mass rate", "kg/s", "10 kg/s"};
}  // namespace units

struct Quantity {
  Real value = 0;  // SI
  Dimension dimension;
  bool bare = false;  // a number without any unit
};

// Reads a number followed by a product or quotient of prefixed units with exponents. Returns
// nothing and says why in `reason` when the text is not of that form. Where it is known what the
// text should be, proposals for units that do not exist are of that dimension.
std::optional<Quantity> parse_quantity(std::string_view text, std::string& reason,
                                       const Dimension* wanted = nullptr);

// "kg m-3" or "no unit".
std::string dimension_text(const Dimension& dimension);

}  // namespace clast::scene
