// What a call is refused with.
#pragma once

#include <string>

#include "base/error.hpp"

namespace clast::testing {

template <class F>
std::string refusal(F f) {
  try {
    f();
  } catch (const Error& e) {
    return e.what();
  }
  return "accepted";
}

inline bool mentions(const std::string& text, const std::string& what) {
  return text.find(what) != std::string::npos;
}

}  // namespace clast::testing
