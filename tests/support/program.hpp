// Runs the program as a user would, in a process of its own.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/temporary_directory.hpp"

namespace clast::test {

struct Ended {
  int status = -1;  // exit status, or -1 when a signal ended it
  int signal = 0;
  std::string out, err;
};

// A running program.
class Process {
 public:
  // Files it writes cannot grow beyond `largest_file` bytes (0: no limit).
  explicit Process(const std::vector<std::string>& arguments, std::int64_t largest_file = 0);
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process();

  void send(int signal);
  bool running();
  Ended wait();

 private:
  void note_end(int status);

  TemporaryDirectory directory_;  // for what it prints
  pid_t pid_ = -1;
  bool over_ = false;
  Ended ended_;
};

// clast with these arguments, to its end.
Ended clast(const std::vector<std::string>& arguments);

// A tool of the system through the shell: what it prints, and its exit status.
Ended shell(const std::string& command);

}  // namespace clast::test
