#include "serve/server.hpp"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <mutex>

#include "base/error.hpp"

namespace clast {
namespace {

using namespace std::chrono_literals;

// A client that does what a test tells it.
class Client {
 public:
  explicit Client(int port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(static_cast<std::uint16_t>(port));
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(socket_, reinterpret_cast<sockaddr*>(&to), sizeof to) != 0)
      ADD_FAILURE() << "cannot connect";
  }
  ~Client() { ::close(socket_); }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  void send(const std::string& text) {
    [[maybe_unused]] const auto sent = ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
  }
  // What comes until the server closes, or for so long.
  std::string receive(std::chrono::milliseconds patience = 5000ms) {
    std::string all;
    char buffer[65536];
    pollfd wait{socket_, POLLIN, 0};
    while (::poll(&wait, 1, static_cast<int>(patience.count())) > 0) {
      const ssize_t got = ::recv(socket_, buffer, sizeof buffer, 0);
      if (got <= 0) break;
      all.append(buffer, static_cast<std::size_t>(got));
    }
    return all;
  }

 private:
  int socket_;
};

std::string request(const Server& server, const std::string& path,
                    const std::string& more = "Connection: close\r\n",
                    const std::string& method = "GET") {
  return fmt::format("{} /{} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nCookie: {}\r\n{}\r\n", method, path,
                     server.port(), server.cookie(), more);
}

std::string answer_to(const Server& server, const std::string& text) {
  Client client(server.port());
  client.send(text);
  return client.receive();
}

int status_of(const std::string& answer) {
  return answer.size() > 12 ? std::stoi(answer.substr(9, 3)) : 0;
}

Answer echo(const Request& r, bool) {
  // More than sockets hold.
  static const auto large = std::make_shared<const std::string>(16 << 20, 'x');
  return r.path == "large" ? binary_answer(large) : text_answer(200, r.method + " " + r.path);
}

TEST(Server, AnswersThoseWhoKnowTheToken) {
  const Server server({}, echo);
  EXPECT_EQ(server.url(), fmt::format("http://127.0.0.1:{}/{}/", server.port(), server.token()));
  const std::string answer = answer_to(server, request(server, "info"));
  EXPECT_EQ(status_of(answer), 200);
  EXPECT_TRUE(answer.ends_with("\r\n\r\nGET info"));
  const std::string host = fmt::format("Host: 127.0.0.1:{}\r\n\r\n", server.port());
  EXPECT_EQ(status_of(answer_to(server, "GET / HTTP/1.1\r\n" + host)), 403);
  EXPECT_EQ(status_of(answer_to(server, "GET /0123/info HTTP/1.1\r\n" + host)), 403);
  EXPECT_EQ(status_of(answer_to(server, "GET /../../etc/passwd HTTP/1.1\r\n" + host)), 403);
  EXPECT_EQ(status_of(answer_to(server, request(server, "", "Origin: http://evil\r\n"))), 403);
  EXPECT_EQ(status_of(answer_to(server, request(server, "", "Content-Length: 5000\r\n"))), 413);
  EXPECT_EQ(status_of(answer_to(server, "nonsense\r\n\r\n")), 400);
  EXPECT_EQ(status_of(answer_to(server, std::string(20000, 'x'))), 431);
}

TEST(Server, TurnsTheTokenOfTheAddressIntoACookie) {
  const Server server({}, echo);
  const std::string answer = answer_to(
      server, fmt::format("GET /{}/ HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n\r\n",
                          server.token(), server.port()));
  EXPECT_EQ(status_of(answer), 303);
  EXPECT_NE(answer.find("\r\nLocation: /\r\n"), std::string::npos);
  EXPECT_NE(
      answer.find("\r\nSet-Cookie: " + server.cookie() + "; Path=/; HttpOnly; SameSite=Lax\r\n"),
      std::string::npos);
}

TEST(Server, KnowsWhetherOthersReachIt) {
  EXPECT_FALSE(Server({}, echo).is_open_to_others());
  EXPECT_TRUE(Server({"0.0.0.0", 0}, echo).is_open_to_others());
}

TEST(Server, KeepsConnectionsAndOrder) {
  const Server server({}, echo);
  Client client(server.port());
  client.send(request(server, "a", "") + request(server, "b", "") + request(server, "c"));
  const std::string answers = client.receive();
  const std::size_t a = answers.find("GET a"), b = answers.find("GET b"), c = answers.find("GET c");
  EXPECT_LT(a, b);
  EXPECT_LT(b, c);
  EXPECT_NE(c, std::string::npos);
}

TEST(Server, HandlerMistakesAreAnswers) {
  const Server server({}, [](const Request& r, bool) -> Answer {
    if (r.path == "user") throw Error("no such frame");
    throw std::runtime_error("broken");
  });
  EXPECT_NE(answer_to(server, request(server, "user")).find("no such frame"), std::string::npos);
  EXPECT_EQ(status_of(answer_to(server, request(server, "other"))), 500);
}

TEST(Server, LaterMeansWhenThereIsNews) {
  std::atomic<int> number = 0;
  Server server({}, [&](const Request&, bool may_wait) {
    return number == 0 && may_wait ? later() : text_answer(200, std::to_string(number));
  });
  Client client(server.port());
  client.send(request(server, "x"));
  EXPECT_EQ(client.receive(200ms), "");
  number = 7;
  server.wake();
  EXPECT_TRUE(client.receive().ends_with("\r\n\r\n7"));
}

TEST(Server, EndsWithClientsThatWait) {
  auto client = std::unique_ptr<Client>();
  {
    Server server({}, [](const Request&, bool may_wait) {
      return may_wait ? later() : text_answer(200, "over");
    });
    client = std::make_unique<Client>(server.port());
    client->send(request(server, "x"));
    std::this_thread::sleep_for(200ms);
  }
  EXPECT_TRUE(client->receive().ends_with("over"));
}

// One that never reads, one that sends a byte at a time, more than there is room for, and those
// who leave in the middle: others are answered all the same.
TEST(Server, SlowAndManyClientsDoNotStopOthers) {
  const Server server({}, echo);
  Client deaf(server.port());
  deaf.send(request(server, "large"));
  Client slow(server.port());
  slow.send("G");
  for (int i = 0; i < 300; ++i) Client(server.port()).send(request(server, "large"));
  std::vector<std::unique_ptr<Client>> idle;
  for (int i = 0; i < 200; ++i) idle.push_back(std::make_unique<Client>(server.port()));
  for (int i = 0; i < 50; ++i)
    ASSERT_EQ(status_of(answer_to(server, request(server, "info"))), 200) << i;
}

TEST(Server, SaysWhyItCannotListen) {
  const Server first({}, echo);
  const auto message = [](const ServerOptions& options) -> std::string {
    try {
      const Server server(options, echo);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_NE(message({"127.0.0.1", first.port()}).find("--port"), std::string::npos);
  EXPECT_NE(message({"not an address", 0}).find("--listen"), std::string::npos);
}

}  // namespace
}  // namespace clast
