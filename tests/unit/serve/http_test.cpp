#include "serve/http.hpp"

#include <gtest/gtest.h>

namespace clast {
namespace {

ParsedRequest parsed(const std::string& first, const std::string& rest = "Host: a:1\r\n") {
  return parse_request(first + "\r\n" + rest + "\r\n");
}

TEST(Http, ReadsARequest) {
  const std::string text =
      "POST /abc/step?steps=10&x= HTTP/1.1\r\nHOST: LocalHost:80\r\nOrigin:  http://LocalHost:80 "
      "\r\nContent-Length: 3\r\n\r\nabcGET";
  const ParsedRequest r = parse_request(text);
  ASSERT_EQ(r.status, 200);
  EXPECT_EQ(r.used, text.size() - 3);
  EXPECT_EQ(r.request.method, "POST");
  EXPECT_EQ(r.request.path, "/abc/step");
  EXPECT_EQ(r.request.value("steps"), "10");
  EXPECT_EQ(r.request.value("x"), "");
  EXPECT_FALSE(r.request.value("y"));
  EXPECT_EQ(r.request.host, "localhost:80");
  EXPECT_EQ(r.request.origin, "http://localhost:80");
  EXPECT_TRUE(r.request.keep_alive);
}

TEST(Http, ReadsCookiesAndWhoAsks) {
  const Request r = parsed("GET / HTTP/1.1",
                           "Host: a:1\r\nCookie: a=1;b = 2; c=3=4\r\nSec-Fetch-Site: Cross-Site\r\n"
                           "Sec-Fetch-Mode: navigate\r\n")
                        .request;
  EXPECT_EQ(r.cookie("a"), "1");
  EXPECT_EQ(r.cookie("c"), "3=4");
  EXPECT_FALSE(r.cookie("d"));
  EXPECT_EQ(r.asked_by, "cross-site");
  EXPECT_TRUE(r.navigates);
  EXPECT_EQ(parsed("GET / HTTP/1.1", "Host: a:1\r\nCookie: a=1\r\nCookie: b=2\r\n").status, 400);
}

TEST(Http, WaitsForTheRest) {
  const std::string text = "GET / HTTP/1.1\r\nHost: a:1\r\nContent-Length: 5\r\n\r\n12345";
  for (std::size_t n = 0; n < text.size(); ++n)
    EXPECT_EQ(parse_request(std::string_view(text).substr(0, n)).status, 0) << n;
  EXPECT_EQ(parse_request(text).status, 200);
}

TEST(Http, RefusesWhatItDoesNotNeed) {
  EXPECT_EQ(parsed("GET / HTTP/1.1", "").status, 400);  // no host
  EXPECT_EQ(parsed("GET / HTTP/1.1", "Host: a\r\nHost: b\r\n").status, 400);
  EXPECT_EQ(parsed("GET / HTTP/2.0").status, 505);
  EXPECT_EQ(parsed("GET /").status, 400);
  EXPECT_EQ(parsed("GET  HTTP/1.1").status, 400);
  EXPECT_EQ(parsed("GET http://a/ HTTP/1.1").status, 400);
  EXPECT_EQ(parsed("GET /%2e%2e/etc HTTP/1.1").status, 400);
  EXPECT_EQ(parsed("GET /\\..\\x HTTP/1.1").status, 400);
  EXPECT_EQ(parsed("GET /?a=b/c HTTP/1.1").status, 400);
  EXPECT_EQ(parsed("GET / HTTP/1.1", "Host: a\r\nTransfer-Encoding: chunked\r\n").status, 501);
  EXPECT_EQ(parsed("GET / HTTP/1.1", "Host: a\r\nContent-Length: 4097\r\n").status, 413);
  EXPECT_EQ(parsed("GET / HTTP/1.1", "Host: a\r\nContent-Length: 99999999999999999999\r\n").status,
            413);
  EXPECT_EQ(parsed("GET / HTTP/1.1", "Host: a\r\nContent-Length: -1\r\n").status, 400);
  EXPECT_EQ(
      parsed("GET / HTTP/1.1", "Host: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n").status,
      400);
  EXPECT_EQ(parsed("GET / HTTP/1.1", "Host: a\r\n folded\r\n").status, 400);
  EXPECT_EQ(parsed("GET / HTTP/1.1", "Host: a\r\nX\x01: b\r\n").status, 400);
  std::string many = "Host: a\r\n";
  for (int i = 0; i < 100; ++i) many += "A: b\r\n";
  EXPECT_EQ(parsed("GET / HTTP/1.1", many).status, 431);
  EXPECT_EQ(parse_request(std::string(longest_head, 'a')).status, 431);
}

TEST(Http, AnswersKeepThePageToItself) {
  const std::string head = head_of(text_answer(403, "no"), false);
  EXPECT_TRUE(head.starts_with("HTTP/1.1 403 Forbidden\r\n"));
  EXPECT_TRUE(head.ends_with("\r\n\r\n"));
  for (const char* part :
       {"Content-Length: 2\r\n", "Content-Security-Policy: default-src 'none'", "nosniff",
        "X-Frame-Options: DENY", "no-referrer", "no-store", "Connection: close"})
    EXPECT_NE(head.find(part), std::string::npos) << part;
  EXPECT_EQ(head.find("unsafe"), std::string::npos);
}

}  // namespace
}  // namespace clast
