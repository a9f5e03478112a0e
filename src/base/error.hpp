// Errors that end a command with a message a person can act on.
#pragma once

#include <stdexcept>
#include <string>

namespace clast {

// Something the user can put right: the text says what is wrong and what to do.
class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace clast
