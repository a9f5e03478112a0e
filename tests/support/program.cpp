#include "tests/support/program.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "tests/support/paths.hpp"

namespace clast::test {
namespace {

// In the child: never returns.
[[noreturn]] void become(const std::vector<std::string>& arguments, const std::string& out,
                         const std::string& err, std::int64_t largest_file) {
  const int out_file = ::open(out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
  const int err_file = ::open(err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
  ::dup2(out_file, STDOUT_FILENO);
  ::dup2(err_file, STDERR_FILENO);
  if (largest_file > 0) {
    const rlimit limit{static_cast<rlim_t>(largest_file), static_cast<rlim_t>(largest_file)};
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  std::vector<char*> list;
  for (const std::string& argument : arguments) list.push_back(const_cast<char*>(argument.c_str()));
  list.push_back(nullptr);
  ::execvp(list[0], list.data());
  ::_exit(127);
}

std::vector<std::string> with_program(const std::vector<std::string>& arguments) {
  std::vector<std::string> all{CLAST_PROGRAM};
  all.insert(all.end(), arguments.begin(), arguments.end());
  return all;
}

}  // namespace

Process::Process(const std::vector<std::string>& arguments, std::int64_t largest_file) {
  const std::string out = directory_ / "out", err = directory_ / "err";
  pid_ = ::fork();
  if (pid_ == 0) become(arguments, out, err, largest_file);
}

Process::~Process() {
  if (over_) return;
  ::kill(pid_, SIGKILL);
  ::waitpid(pid_, nullptr, 0);
}

void Process::send(int signal) {
  if (!over_) ::kill(pid_, signal);
}

void Process::note_end(int status) {
  over_ = true;
  ended_.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  ended_.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  ended_.out = content_of(directory_ / "out");
  ended_.err = content_of(directory_ / "err");
}

bool Process::running() {
  int status = 0;
  if (!over_ && ::waitpid(pid_, &status, WNOHANG) == pid_) note_end(status);
  return !over_;
}

Ended Process::wait() {
  int status = 0;
  if (!over_ && ::waitpid(pid_, &status, 0) == pid_) note_end(status);
  return ended_;
}

Ended clast(const std::vector<std::string>& arguments) {
  return Process(with_program(arguments)).wait();
}

Ended shell(const std::string& command) { return Process({"/bin/sh", "-c", command}).wait(); }

}  // namespace clast::test
