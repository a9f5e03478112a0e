// The laws a scene can choose.
#pragma once

namespace clast {

enum class LawKind { hertz_mindlin, linear };

}  // namespace clast
