// Answers requests on one thread that sleeps unless somebody asks. Clients can be slow, many or
// hostile: each has a deadline and a share of memory, and none can make another wait.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <list>
#include <memory>
#include <string>
#include <thread>

#include "serve/access.hpp"
#include "serve/http.hpp"

namespace clast {

struct ServerOptions {
  std::string address = "127.0.0.1";  // an IP address
  int port = 0;                       // 0: any that is free
};

class Server {
 public:
  using Clock = std::chrono::steady_clock;
  // Answers a request that was admitted; its path has lost the first slash. Called on the server's
  // thread, which it must not hold up. Unless `may_wait`, the answer is later() only where another
  // thread works on it.
  using Handler = std::function<Answer(const Request&, bool may_wait)>;

  // Opens the port; throws clast::Error when it cannot.
  Server(const ServerOptions& options, Handler handler);
  ~Server();  // answers what waits, sends what is under way for a moment, and closes
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // http://ADDRESS:PORT/TOKEN/, which leads to http://ADDRESS:PORT/
  std::string url() const;
  int port() const { return port_; }
  const std::string& token() const { return access_.token(); }
  // As a request has to show it: NAME=TOKEN.
  std::string cookie() const { return access_.cookie_name() + "=" + access_.token(); }
  // Whether other machines can reach it.
  bool is_open_to_others() const;

  // Lets waiting requests be asked again. From any thread, and never blocks.
  void wake() { wakeup_->wake(); }
  // The same for those who may outlive the server.
  std::function<void()> waker() const;

 private:
  class Wakeup {
   public:
    Wakeup();
    ~Wakeup();
    Wakeup(const Wakeup&) = delete;
    Wakeup& operator=(const Wakeup&) = delete;
    void wake() const;
    bool was_woken() const;
    int descriptor() const { return descriptor_; }

   private:
    int descriptor_;
  };
  struct Connection {
    int socket = -1;
    std::string received;
    std::string head;                         // of the answer under way
    std::shared_ptr<const std::string> body;  // of it
    std::size_t sent = 0;
    bool sending = false, close_after = false, admitted = false;
    bool waiting = false, may_wait = true;  // for news; else only for what is worked on
    Request request;                        // that waits
    Clock::time_point deadline, active;
  };
  using Connections = std::list<Connection>;

  void serve();
  void accept_all();
  void make_room();
  int poll_timeout() const;
  void receive(Connection& c);
  void take_request(Connection& c);
  void ask(Connection& c);
  void refuse(Connection& c, int status);
  void begin_sending(Connection& c, const Answer& answer);
  void send(Connection& c);
  void attend(Connection& c, short events);
  void look_at_deadline(Connection& c);
  void finish_answers();
  void close(Connection& c);

  ServerOptions options_;
  Handler handler_;
  int listener_ = -1, port_ = 0;
  std::shared_ptr<const Wakeup> wakeup_ = std::make_shared<const Wakeup>();
  Access access_;
  Connections connections_;
  std::atomic<bool> ending_ = false;
  std::thread thread_;
};

}  // namespace clast
