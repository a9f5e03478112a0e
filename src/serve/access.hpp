// Who may talk to the server: those who know the token, from a page of the server itself. The token
// is in the address that a person opens, and from then on in a cookie: addresses are seen by
// others, in histories, on screens and in what people copy.
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

// What becomes of a request.
enum class Admission {
  refused,
  entering,  // it shows the token for the first time: it gets the cookie and goes on without
  admitted,
};

class Access {
 public:
  // `address` is where the server listens, `port` the port it got.
  Access(std::string token, std::string address, int port);

  // Takes the slash off the front of the path of a request that is admitted ("/frame" becomes
  // "frame").
  Admission admit(Request& request) const;

  const std::string& token() const { return token_; }
  // The cookie that holds the token. Browsers do not tell ports apart, so its name does.
  std::string cookie_name() const;

 private:
  bool is_our_host(std::string_view host) const;

  std::string token_, address_;
  int port_;
};

}  // namespace clast
