#include "serve/server.hpp"

#include <fmt/format.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <vector>

#include "base/error.hpp"

namespace clast {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t most_connections = 64;
constexpr auto time_for_request = 10s;   // from its first byte to its last
constexpr auto time_idle = 120s;         // between requests of a connection
constexpr auto longest_wait = 10s;       // for an answer that comes later
constexpr double slowest_reader = 50e3;  // bytes per second, after a grace of 10 s

[[noreturn]] void fail(const std::string& what, const ServerOptions& options) {
  throw Error(fmt::format(
      "cannot serve the page at {} port {}: {}; choose another --port, or none to get a free one",
      options.address, options.port, what));
}

// A listening socket at a numeric address.
int open_listener(const ServerOptions& options) {
  addrinfo hints{};
  hints.ai_family = AF_UNSPEC;
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = AI_NUMERICHOST | AI_PASSIVE | AI_NUMERICSERV;
  addrinfo* found = nullptr;
  if (::getaddrinfo(options.address.c_str(), std::to_string(options.port).c_str(), &hints,
                    &found) != 0)
    throw Error(fmt::format("--listen {}: give an IP address such as 127.0.0.1, 0.0.0.0 or ::1",
                            options.address));
  const int listener = ::socket(found->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  const int on = 1;
  if (listener >= 0) ::setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  const bool open = listener >= 0 && ::bind(listener, found->ai_addr, found->ai_addrlen) == 0 &&
                    ::listen(listener, 128) == 0;
  const int code = errno;
  ::freeaddrinfo(found);
  if (open) return listener;
  if (listener >= 0) ::close(listener);
  fail(std::strerror(code), options);
}

int port_of(int listener) {
  sockaddr_storage address{};
  socklen_t size = sizeof address;
  ::getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size);
  return ntohs(address.ss_family == AF_INET6 ? reinterpret_cast<sockaddr_in6&>(address).sin6_port
                                             : reinterpret_cast<sockaddr_in&>(address).sin_port);
}

}  // namespace

Server::Server(const ServerOptions& options, Handler handler)
    : options_(options),
      handler_(std::move(handler)),
      listener_(open_listener(options)),
      port_(port_of(listener_)),
      access_(random_token(), options.address, port_) {
  thread_ = std::thread([this] { serve(); });
}

Server::~Server() {
  ending_ = true;
  wake();
  thread_.join();
  for (Connection& c : connections_) close(c);
  ::close(listener_);
}

std::string Server::url() const {
  const bool everywhere = options_.address == "0.0.0.0" || options_.address == "::";
  std::string name = everywhere ? "127.0.0.1" : options_.address;
  if (name.find(':') != std::string::npos) name = "[" + name + "]";
  return fmt::format("http://{}:{}/{}/", name, port_, access_.token());
}

bool Server::is_open_to_others() const {
  return !options_.address.starts_with("127.") && options_.address != "::1";
}

Server::Wakeup::Wakeup() : descriptor_(::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {}

Server::Wakeup::~Wakeup() { ::close(descriptor_); }

void Server::Wakeup::wake() const {
  const std::uint64_t one = 1;
  [[maybe_unused]] const ssize_t ignored = ::write(descriptor_, &one, sizeof one);
}

bool Server::Wakeup::was_woken() const {
  std::uint64_t times = 0;
  return ::read(descriptor_, &times, sizeof times) > 0;
}

std::function<void()> Server::waker() const {
  return [wakeup = wakeup_] { wakeup->wake(); };
}

void Server::serve() {
  std::vector<pollfd> polled;
  while (!ending_) {
    polled = {{listener_, POLLIN, 0}, {wakeup_->descriptor(), POLLIN, 0}};
    for (const Connection& c : connections_)
      polled.push_back({c.socket, static_cast<short>(c.sending ? POLLOUT : POLLIN), 0});
    ::poll(polled.data(), polled.size(), poll_timeout());
    const bool news = wakeup_->was_woken();
    std::size_t i = 2;
    for (Connection& c : connections_) {
      attend(c, polled[i++].revents);
      if (news && c.waiting) ask(c);
      look_at_deadline(c);
    }
    connections_.remove_if([](const Connection& c) { return c.socket < 0; });
    if (polled[0].revents != 0) accept_all();
  }
  finish_answers();
}

// Whoever waits gets an answer, and answers under way a moment to arrive.
void Server::finish_answers() {
  for (Connection& c : connections_) c.may_wait = false;
  const Clock::time_point until = Clock::now() + 500ms;
  const auto open = [](const Connection& c) { return c.socket >= 0 && (c.waiting || c.sending); };
  while (Clock::now() < until && std::any_of(connections_.begin(), connections_.end(), open)) {
    for (Connection& c : connections_) {
      if (c.waiting) ask(c);
      if (c.sending) send(c);
    }
    std::this_thread::sleep_for(5ms);
  }
}

int Server::poll_timeout() const {
  Clock::time_point next = Clock::now() + 60s;
  for (const Connection& c : connections_) next = std::min(next, c.deadline);
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(next - Clock::now());
  return static_cast<int>(std::max<std::int64_t>(0, left.count()));
}

void Server::accept_all() {
  // As many as fit at once; more wait in the queue of the system until those had their turn.
  for (std::size_t n = 0; n < most_connections; ++n) {
    const int socket = ::accept4(listener_, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (socket < 0) return;
    make_room();
    const int on = 1;
    ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    Connection& c = connections_.emplace_back();
    c.socket = socket;
    c.active = Clock::now();
    c.deadline = c.active + time_for_request;
  }
}

// At the limit the connection goes that was silent for longest, those without the token first.
void Server::make_room() {
  if (connections_.size() < most_connections) return;
  const auto oldest =
      std::min_element(connections_.begin(), connections_.end(), [](const auto& a, const auto& b) {
        return std::pair(a.admitted, a.active) < std::pair(b.admitted, b.active);
      });
  close(*oldest);
  connections_.erase(oldest);
}

void Server::attend(Connection& c, short events) {
  if (events == 0) return;
  if (c.sending)
    send(c);
  else
    receive(c);
}

void Server::receive(Connection& c) {
  std::array<char, 4096> buffer;
  const ssize_t got = ::recv(c.socket, buffer.data(), buffer.size(), 0);
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (got <= 0) return close(c);
  c.active = Clock::now();
  // A client that sends on while its answer is being made gains nothing but its own end.
  if (c.received.size() > longest_head + longest_body) return close(c);
  if (c.received.empty() && !c.waiting) c.deadline = c.active + time_for_request;
  c.received.append(buffer.data(), static_cast<std::size_t>(got));
  if (!c.waiting) take_request(c);
}

void Server::take_request(Connection& c) {
  ParsedRequest parsed = parse_request(c.received);
  if (parsed.status == 0) return;
  if (parsed.status != 200) return refuse(c, parsed.status);
  c.received.erase(0, parsed.used);
  c.request = std::move(parsed.request);
  c.close_after = !c.request.keep_alive;
  const Admission admission = access_.admit(c.request);
  if (admission == Admission::refused) return refuse(c, 403);
  c.admitted = true;
  if (admission == Admission::entering)
    return begin_sending(c, redirect_with_cookie("/", access_.cookie_name(), access_.token()));
  c.deadline = Clock::now() + longest_wait;
  c.may_wait = true;
  ask(c);
}

void Server::ask(Connection& c) {
  Answer answer;
  try {
    answer = handler_(c.request, c.may_wait);
  } catch (const Error& error) {
    answer = text_answer(404, error.what());
  } catch (const std::exception& error) {
    answer = text_answer(500, error.what());
  }
  c.waiting = answer.later;
  if (!c.waiting) begin_sending(c, answer);
}

void Server::refuse(Connection& c, int status) {
  c.close_after = true;
  begin_sending(c,
                text_answer(status, status == 403 ? "refused: open the address that clast gave; it "
                                                    "changes every time\n"
                                                  : "refused\n"));
}

void Server::begin_sending(Connection& c, const Answer& answer) {
  c.head = head_of(answer, !c.close_after);
  c.body = answer.body;
  c.sent = 0;
  c.sending = true;
  const double seconds = static_cast<double>(c.body->size()) / slowest_reader;
  c.deadline = Clock::now() + 10s + std::chrono::milliseconds(std::int64_t(1e3 * seconds));
  send(c);
}

void Server::send(Connection& c) {
  const std::size_t all = c.head.size() + c.body->size();
  while (c.sent < all) {
    const bool in_head = c.sent < c.head.size();
    const char* from = in_head ? c.head.data() + c.sent : c.body->data() + (c.sent - c.head.size());
    const std::size_t left = in_head ? c.head.size() - c.sent : all - c.sent;
    const bool more = in_head && !c.body->empty();
    const ssize_t sent = ::send(c.socket, from, left, MSG_NOSIGNAL | (more ? MSG_MORE : 0));
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0 && errno == EAGAIN) return;
    if (sent <= 0) return close(c);
    c.active = Clock::now();
    c.sent += static_cast<std::size_t>(sent);
  }
  c.sending = false;
  c.body.reset();
  if (c.close_after) return close(c);
  c.deadline = Clock::now() + time_idle;
  if (!c.received.empty()) take_request(c);
}

void Server::look_at_deadline(Connection& c) {
  if (c.socket < 0 || Clock::now() < c.deadline) return;
  if (!c.waiting) return close(c);
  if (!c.may_wait) {
    c.waiting = false;
    return begin_sending(c, text_answer(503, "this takes longer than expected; ask again\n"));
  }
  c.may_wait = false;
  c.deadline = Clock::now() + longest_wait;
  ask(c);
}

void Server::close(Connection& c) {
  if (c.socket >= 0) ::close(c.socket);
  c.socket = -1;
  c.sending = c.waiting = false;
}

}  // namespace clast
