// The laws a scene can choose.
#pragma once

namespace clast {

enum class LawKind { hertz_mindlin, linear, bloks3d, volume };

// For people.
constexpr const char* name_of(LawKind law) {
  switch (law) {
    case LawKind::hertz_mindlin:
      return "Hertz-Mindlin";
    case LawKind::linear:
      return "linear springs";
    case LawKind::bloks3d:
      return "BLOKS3D springs";
    case LawKind::volume:
      return "overlap volume";
  }
  return "";
}

}  // namespace clast
