// The part of HTTP/1.1 that the page needs: requests without chunks, encodings or escapes, answers
// with a known length. Whatever else comes is refused, so there is little to get wrong.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clast {

struct Request {
  std::string method;
  std::string path;  // without the query; letters, digits and / _ . - only
  std::vector<std::pair<std::string, std::string>> query;
  std::string host;                   // with its port
  std::optional<std::string> origin;  // of the page that asks, where the browser says it
  // Who asks, where the browser says it: none (a person), same-origin, same-site or cross-site; and
  // whether it is to be the next page.
  std::string asked_by;
  bool navigates = false;
  std::string cookies;
  bool keep_alive = true;

  // The value of a name of the query; nothing when it is not there.
  std::optional<std::string_view> value(std::string_view name) const;
  std::optional<std::string_view> cookie(std::string_view name) const;
};

constexpr std::size_t longest_head = 8192, longest_body = 4096;

// What the first bytes of a connection are.
struct ParsedRequest {
  int status = 0;        // 0: not complete yet; 200: a request; else why it is refused
  std::size_t used = 0;  // bytes of the complete request, body included
  Request request;
};
ParsedRequest parse_request(std::string_view bytes);

struct Answer {
  int status = 200;
  std::string type = "text/plain; charset=utf-8";
  std::shared_ptr<const std::string> body = std::make_shared<const std::string>();
  bool later = false;             // nothing to say yet: ask again when something happened
  std::string more_headers = {};  // whole lines
};
Answer text_answer(int status, std::string text);
Answer json_answer(std::string text);
Answer binary_answer(std::shared_ptr<const std::string> bytes);
Answer later();
// Sends the browser to another path and lets it keep a cookie, which no script and no other site
// gets to see.
Answer redirect_with_cookie(const std::string& path, const std::string& name,
                            const std::string& value);

// Everything of the answer before its body, with the headers that keep the page to itself.
std::string head_of(const Answer& answer, bool keep_alive);

}  // namespace clast
