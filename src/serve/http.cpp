#include "serve/http.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace clast {

namespace {

constexpr std::size_t most_headers = 64;

bool is_letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool only(std::string_view text, std::string_view others) {
  return std::all_of(text.begin(), text.end(), [&](char c) {
    return is_letter_or_digit(c) || others.find(c) != std::string_view::npos;
  });
}

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

std::string_view trimmed(std::string_view text) {
  const auto blank = [](char c) { return c == ' ' || c == '\t'; };
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  return text;
}

// Takes the part up to the mark off the front; all of it when there is none.
std::string_view take_until(std::string_view& text, std::string_view mark) {
  const std::size_t at = text.find(mark);
  const std::string_view part = text.substr(0, at);
  text = at == std::string_view::npos ? std::string_view() : text.substr(at + mark.size());
  return part;
}

bool parse_target(std::string_view target, Request& request) {
  const std::string_view path = take_until(target, "?");
  if (!path.starts_with('/') || !only(path, "/_.-")) return false;
  request.path = path;
  while (!target.empty()) {
    std::string_view pair = take_until(target, "&");
    const std::string_view name = take_until(pair, "=");
    if (name.empty() || !only(name, "_-") || !only(pair, "_.,-")) return false;
    request.query.emplace_back(name, pair);
  }
  return true;
}

// Returns 200, or why the line is refused.
int parse_first_line(std::string_view line, Request& request) {
  request.method = take_until(line, " ");
  const std::string_view target = take_until(line, " ");
  if (line != "HTTP/1.1" && line != "HTTP/1.0") return line.starts_with("HTTP/") ? 505 : 400;
  request.keep_alive = line == "HTTP/1.1";
  if (request.method.empty() || !only(request.method, "")) return 400;
  return parse_target(target, request) ? 200 : 400;
}

struct Headers {
  std::size_t count = 0, hosts = 0, lengths = 0;
  std::size_t body = 0;  // bytes
};

int parse_header(std::string_view line, Request& request, Headers& headers) {
  const std::size_t colon = line.find(':');
  if (colon == 0 || colon == std::string_view::npos) return 400;
  if (!only(line.substr(0, colon), "-_!#$%&'*+.^`|~")) return 400;
  const std::string name = lower(line.substr(0, colon));
  const std::string_view value = trimmed(line.substr(colon + 1));
  if (++headers.count > most_headers) return 431;
  if (std::any_of(value.begin(), value.end(),
                  [](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\t'; }))
    return 400;
  if (name == "host") {
    request.host = lower(value);
    if (++headers.hosts > 1) return 400;
  } else if (name == "origin") {
    if (request.origin) return 400;
    request.origin = lower(value);
  } else if (name == "cookie") {
    if (!request.cookies.empty()) return 400;
    request.cookies = value;
  } else if (name == "sec-fetch-site") {
    request.asked_by = lower(value);
  } else if (name == "sec-fetch-mode") {
    request.navigates = lower(value) == "navigate";
  } else if (name == "connection") {
    if (lower(value) == "close") request.keep_alive = false;
  } else if (name == "transfer-encoding") {
    return 501;
  } else if (name == "content-length") {
    std::uint64_t length = 0;
    const auto [stop, code] = std::from_chars(value.data(), value.data() + value.size(), length);
    if (value.empty() || stop != value.data() + value.size() || ++headers.lengths > 1) return 400;
    if (code != std::errc{} || length > longest_body) return 413;
    headers.body = static_cast<std::size_t>(length);
  }
  return 200;
}

const char* reason_of(int status) {
  switch (status) {
    case 200:
      return "OK";
    case 303:
      return "See Other";
    case 400:
      return "Bad Request";
    case 403:
      return "Forbidden";
    case 404:
      return "Not Found";
    case 405:
      return "Method Not Allowed";
    case 408:
      return "Request Timeout";
    case 409:
      return "Conflict";
    case 413:
      return "Content Too Large";
    case 431:
      return "Request Header Fields Too Large";
    case 500:
      return "Internal Server Error";
    case 501:
      return "Not Implemented";
    case 503:
      return "Service Unavailable";
    case 505:
      return "HTTP Version Not Supported";
    default:
      return "Error";
  }
}

}  // namespace

std::optional<std::string_view> Request::value(std::string_view name) const {
  for (const auto& [key, text] : query)
    if (key == name) return text;
  return {};
}

std::optional<std::string_view> Request::cookie(std::string_view name) const {
  std::string_view rest = cookies;
  while (!rest.empty()) {
    std::string_view value = trimmed(take_until(rest, ";"));
    if (take_until(value, "=") == name) return value;
  }
  return {};
}

ParsedRequest parse_request(std::string_view bytes) {
  ParsedRequest parsed;
  const auto refuse = [](int status) {
    ParsedRequest refused;
    refused.status = status;
    return refused;
  };
  const std::size_t end = bytes.substr(0, longest_head).find("\r\n\r\n");
  if (end == std::string_view::npos) return bytes.size() >= longest_head ? refuse(431) : parsed;
  std::string_view head = bytes.substr(0, end + 2);
  int status = parse_first_line(take_until(head, "\r\n"), parsed.request);
  Headers headers;
  while (status == 200 && !head.empty())
    status = parse_header(take_until(head, "\r\n"), parsed.request, headers);
  if (status == 200 && headers.hosts == 0) status = 400;
  if (status != 200) return refuse(status);
  parsed.used = end + 4 + headers.body;
  parsed.status = parsed.used <= bytes.size() ? 200 : 0;
  return parsed;
}

Answer text_answer(int status, std::string text) {
  return {status, "text/plain; charset=utf-8",
          std::make_shared<const std::string>(std::move(text))};
}

Answer json_answer(std::string text) {
  return {200, "application/json", std::make_shared<const std::string>(std::move(text))};
}

Answer binary_answer(std::shared_ptr<const std::string> bytes) {
  return {200, "application/octet-stream", std::move(bytes)};
}

Answer later() {
  Answer answer;
  answer.later = true;
  return answer;
}

Answer redirect_with_cookie(const std::string& path, const std::string& name,
                            const std::string& value) {
  Answer answer = text_answer(303, "");
  answer.more_headers = fmt::format(
      "Location: {}\r\nSet-Cookie: {}={}; Path=/; HttpOnly; SameSite=Lax\r\n", path, name, value);
  return answer;
}

std::string head_of(const Answer& answer, bool keep_alive) {
  return fmt::format(
      "HTTP/1.1 {} {}\r\n"
      "Content-Type: {}\r\n"
      "Content-Length: {}\r\n"
      "Connection: {}\r\n"
      "Cache-Control: no-store\r\n"
      "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
      "connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; "
      "frame-ancestors 'none'\r\n"
      "X-Content-Type-Options: nosniff\r\n"
      "X-Frame-Options: DENY\r\n"
      "Referrer-Policy: no-referrer\r\n"
      "Cross-Origin-Resource-Policy: same-origin\r\n"
      "Cross-Origin-Opener-Policy: same-origin\r\n"
      "{}\r\n",
      answer.status, reason_of(answer.status), answer.type, answer.body->size(),
      keep_alive ? "keep-alive" : "close", answer.more_headers);
}

}  // namespace clast
