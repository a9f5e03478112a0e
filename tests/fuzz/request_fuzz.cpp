// Any bytes from a client must end in a request, a refusal or a wait for more, never in a crash;
// and nobody without the token gets in.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "serve/access.hpp"
#include "serve/http.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const clast::Access access("00112233445566778899aabbccddeeff", "127.0.0.1", 8000);
  std::string_view bytes(reinterpret_cast<const char*>(data), size);
  // As a connection does: request after request from what has come in.
  while (!bytes.empty()) {
    clast::ParsedRequest parsed = clast::parse_request(bytes);
    if (parsed.status != 200) break;
    if (parsed.used == 0 || parsed.used > bytes.size()) std::abort();
    if (parsed.request.path.find("..") != std::string::npos &&
        parsed.request.path.find('%') != std::string::npos)
      std::abort();
    const clast::Request asked = parsed.request;
    const clast::Admission admission = access.admit(parsed.request);
    const bool shows_path = asked.path == "/00112233445566778899aabbccddeeff/";
    const bool shows_cookie =
        asked.cookies.find("clast_8000=00112233445566778899aabbccddeeff") != std::string::npos;
    if ((admission == clast::Admission::entering && !shows_path) ||
        (admission == clast::Admission::admitted && !shows_cookie))
      std::abort();
    bytes.remove_prefix(parsed.used);
  }
  return 0;
}
