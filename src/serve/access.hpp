// Who may talk to the server: those who know the token, from a page of the server itself.
#pragma once

#include <string>
#include <string_view>

#include "serve/http.hpp"

namespace clast {

// 128 bits from the system's random source, as 32 hexadecimal digits. Throws clast::Error when the
// system has none.
std::string random_token();

// Takes as long for a wrong text as for a right one.
bool same_secret(std::string_view secret, std::string_view given);

class Access {
 public:
  // `address` is where the server listens, `port` the port it got.
  Access(std::string token, std::string address, int port);

  // Removes the token from the front of the path ("/TOKEN/frame" becomes "frame") and returns
  // true; false when the request is none of ours.
  bool admit(Request& request) const;

  const std::string& token() const { return token_; }

 private:
  bool is_our_host(std::string_view host) const;

  std::string token_, address_;
  int port_;
};

}  // namespace clast
