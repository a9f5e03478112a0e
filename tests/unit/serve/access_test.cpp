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

TEST(Access, NeedsTheToken) {
  const Access access(token, "127.0.0.1", 8000);
  Request right = asking("/" + token + "/frame");
  EXPECT_TRUE(access.admit(right));
  EXPECT_EQ(right.path, "frame");
  for (const std::string& path : {std::string("/"), std::string("/frame"), "/" + token,
                                  "/x" + token + "/", "//" + token + "/", "/a/" + token + "/"}) {
    Request wrong = asking(path);
    EXPECT_FALSE(access.admit(wrong)) << path;
  }
}

TEST(Access, NeedsItsOwnHost) {
  const Access access(token, "127.0.0.1", 8000);
  const auto admits = [](const Access& a, const std::string& host) {
    Request request = asking("/" + token + "/", host);
    return a.admit(request);
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
    Request request = asking("/" + token + "/");
    request.origin = origin;
    return access.admit(request);
  };
  EXPECT_TRUE(admits("http://127.0.0.1:8000"));
  for (const char* origin : {"http://evil.example", "null", "", "https://127.0.0.1:8000",
                             "http://127.0.0.1:8001", "http://localhost:8000"})
    EXPECT_FALSE(admits(origin)) << origin;
}

}  // namespace
}  // namespace clast
