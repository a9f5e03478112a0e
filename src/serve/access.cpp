#include "serve/access.hpp"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <sys/random.h>

#include <array>

#include "base/error.hpp"

namespace clast {

namespace {

bool is_ip_address(const std::string& text) {
  in6_addr ignored;
  if (text.size() > 2 && text.front() == '[' && text.back() == ']')
    return ::inet_pton(AF_INET6, text.substr(1, text.size() - 2).c_str(), &ignored) == 1;
  return ::inet_pton(AF_INET, text.c_str(), &ignored) == 1;
}

// By a page that is not ours. Other ports of this machine count as the same site, so that they get
// the cookie too.
bool asked_elsewhere(const Request& request) {
  return request.asked_by == "same-site" || request.asked_by == "cross-site";
}

}  // namespace

std::string random_token() {
  std::array<unsigned char, 16> bytes{};
  if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
    throw Error("the system gives no random numbers, so the page would have no secret address");
  std::string token;
  for (const unsigned char byte : bytes) token += fmt::format("{:02x}", byte);
  return token;
}

bool same_secret(std::string_view secret, std::string_view given) {
  // Volatile, so that the loop is not left early.
  volatile unsigned char differs = secret.size() == given.size() ? 0 : 1;
  for (std::size_t i = 0; i < secret.size(); ++i) {
    const char c = i < given.size() ? given[i] : '\0';
    differs = static_cast<unsigned char>(differs | (secret[i] ^ c));
  }
  return differs == 0;
}

Access::Access(std::string token, std::string address, int port)
    : token_(std::move(token)), address_(std::move(address)), port_(port) {}

std::string Access::cookie_name() const { return fmt::format("clast_{}", port_); }

Admission Access::admit(Request& request) const {
  const bool own_page = !request.origin || *request.origin == "http://" + request.host;
  if (!is_our_host(request.host) || !own_page) return Admission::refused;
  const bool for_a_person = request.method == "GET" && request.navigates;
  const bool knows_path = same_secret("/" + token_ + "/", request.path);
  if (asked_elsewhere(request) && !(for_a_person && (knows_path || request.path == "/")))
    return Admission::refused;
  if (knows_path && request.method == "GET") return Admission::entering;
  if (!same_secret(token_, request.cookie(cookie_name()).value_or(""))) return Admission::refused;
  request.path.erase(0, 1);
  return Admission::admitted;
}

// Attacks by DNS rebinding and from other sites come with a name of their own in `Host`. On
// loopback only its names are ours; elsewhere any plain address, and the one that was asked for.
bool Access::is_our_host(std::string_view host) const {
  const std::string port = fmt::format(":{}", port_);
  if (!host.ends_with(port)) return false;
  const std::string name(host.substr(0, host.size() - port.size()));
  if (name == "localhost" || name == "127.0.0.1" || name == "[::1]") return true;
  const bool loopback = address_ == "127.0.0.1" || address_ == "::1";
  return !loopback && (name == address_ || is_ip_address(name));
}

}  // namespace clast
