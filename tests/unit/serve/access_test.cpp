#include "serve/access.hpp"

#include <gtest/gtest.h>

#include <set>

namespace clast {
namespace {

const std::string token = "00112233445566778899aabbccddeeff";

Request asking(const std::string& path, const std::string& host = "127.0.0.1:8000") {
  Request request;
  request.method = "GET";
  request.path = path;
  request.host = host;
  return request;
}

TEST(Access, TokensDifferAndAreLong) {
  std::set<std::string> seen;
  for (int i = 0; i < 100; ++i) seen.insert(random_token());
  EXPECT_EQ(seen.size(), 100u);
  EXPECT_EQ(seen.begin()->size(), 32u);
}

TEST(Access, ComparesWholeSecrets) {
  EXPECT_TRUE(same_secret(token, token));
  EXPECT_FALSE(same_secret(token, ""));
  EXPECT_FALSE(same_secret(token, token + "0"));
  EXPECT_FALSE(same_secret(token, token.substr(0, 31)));
  for (std::size_t i = 0; i < token.size(); ++i) {
    std::string wrong = token;
    wrong[i] = 'x';
    EXPECT_FALSE(same_secret(token, wrong)) << i;
  }
}

constexpr auto refused = Admission::refused, entering = Admission::entering,
               admitted = Admission::admitted;

Request knowing(const std::string& path, const std::string& host = "127.0.0.1:8000") {
  Request request = asking(path, host);
  request.cookies = "other=1; clast_8000=" + token;
  return request;
}

TEST(Access, TheTokenInTheAddressOpensTheDoorOnce) {
  const Access access(token, "127.0.0.1", 8000);
  Request first = asking("/" + token + "/");
  EXPECT_EQ(access.admit(first), entering);
  for (const std::string& path :
       {std::string("/"), std::string("/frame"), "/" + token, "/x" + token + "/",
        "//" + token + "/", "/a/" + token + "/", "/" + token + "/frame"}) {
    Request wrong = asking(path);
    EXPECT_EQ(access.admit(wrong), refused) << path;
  }
  Request act = asking("/" + token + "/");
  act.method = "POST";
  EXPECT_EQ(access.admit(act), refused);
}

TEST(Access, TheCookieIsTheKeyFromThenOn) {
  const Access access(token, "127.0.0.1", 8000);
  Request right = knowing("/frame");
  EXPECT_EQ(access.admit(right), admitted);
  EXPECT_EQ(right.path, "frame");
  for (const std::string& cookies :
       {std::string(), std::string("clast_8000="), "clast_8001=" + token, "clast_8000=x" + token,
        "clast_8000=" + token.substr(1), std::string("x; clast_8000"), "xclast_8000=" + token}) {
    Request wrong = asking("/frame");
    wrong.cookies = cookies;
    EXPECT_EQ(access.admit(wrong), refused) << cookies;
  }
}

TEST(Access, NeedsItsOwnHost) {
  const Access access(token, "127.0.0.1", 8000);
  const auto admits = [](const Access& a, const std::string& host) {
    Request request = knowing("/", host), first = asking("/" + token + "/", host);
    EXPECT_EQ(a.admit(request) == admitted, a.admit(first) == entering) << host;
    return a.admit(first) == entering;
  };
  for (const char* host : {"127.0.0.1:8000", "localhost:8000", "[::1]:8000"})
    EXPECT_TRUE(admits(access, host)) << host;
  for (const char* host : {"evil.example:8000", "127.0.0.1", "127.0.0.1:80", "127.0.0.1.evil:8000",
                           "localhost:8000:8000", "192.168.1.2:8000", ""})
    EXPECT_FALSE(admits(access, host)) << host;
  // Served to other machines: addresses are fine, names that somebody may have bound are not.
  const Access open(token, "0.0.0.0", 8000);
  EXPECT_TRUE(admits(open, "192.168.1.2:8000"));
  EXPECT_TRUE(admits(open, "[fe80::1]:8000"));
  EXPECT_FALSE(admits(open, "evil.example:8000"));
}

TEST(Access, RefusesOtherSites) {
  const Access access(token, "127.0.0.1", 8000);
  const auto admits = [&](const std::string& origin) {
    Request request = knowing("/");
    request.origin = origin;
    return access.admit(request) == admitted;
  };
  EXPECT_TRUE(admits("http://127.0.0.1:8000"));
  for (const char* origin : {"http://evil.example", "null", "", "https://127.0.0.1:8000",
                             "http://127.0.0.1:8001", "http://localhost:8000"})
    EXPECT_FALSE(admits(origin)) << origin;
}

// Cookies go to all ports of a machine, so another page on it may ask in our name.
TEST(Access, PagesOfOtherPortsGetNothing) {
  const Access access(token, "127.0.0.1", 8000);
  const auto asked_by = [&](const char* who, const std::string& path, bool navigates,
                            const char* method = "GET") {
    Request request = knowing(path);
    request.asked_by = who;
    request.navigates = navigates;
    request.method = method;
    return access.admit(request);
  };
  for (const char* who : {"", "none", "same-origin"})
    EXPECT_EQ(asked_by(who, "/frame", false), admitted) << who;
  for (const char* who : {"same-site", "cross-site"}) {
    EXPECT_EQ(asked_by(who, "/frame", false), refused) << who;
    EXPECT_EQ(asked_by(who, "/frame", true), refused) << who;
    EXPECT_EQ(asked_by(who, "/", true, "POST"), refused) << who;
    EXPECT_EQ(asked_by(who, "/", true), admitted) << who;  // a link that a person follows
    EXPECT_EQ(asked_by(who, "/" + token + "/", true), entering) << who;
  }
}

}  // namespace
}  // namespace clast
