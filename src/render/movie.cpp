#include "render/movie.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>
#include <system_error>
#include <vector>

#include "output/atomic_file.hpp"

extern char** environ;

namespace clast {

namespace fs = std::filesystem;

namespace {

// A pipe whose reader has gone answers with a signal that would end the program; while this
// object lives, the thread gets the error code instead.
class NoPipeSignal {
 public:
  NoPipeSignal() {
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  ~NoPipeSignal() {
    const timespec at_once{0, 0};
    while (sigtimedwait(&pipe_, nullptr, &at_once) > 0) {
    }
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  NoPipeSignal(const NoPipeSignal&) = delete;
  NoPipeSignal& operator=(const NoPipeSignal&) = delete;

 private:
  sigset_t pipe_, before_;
};

}  // namespace

std::optional<fs::path> find_ffmpeg() {
  const char* list = std::getenv("PATH");
  std::string rest = list == nullptr ? "" : list;
  while (!rest.empty()) {
    const std::size_t colon = std::min(rest.find(':'), rest.size());
    const fs::path program = fs::path(rest.substr(0, colon)) / "ffmpeg";
    std::error_code failure;
    if (colon > 0 && fs::is_regular_file(program, failure) && ::access(program.c_str(), X_OK) == 0)
      return program;
    rest.erase(0, colon + 1);
  }
  return {};
}

Movie::Movie(const fs::path& ffmpeg, fs::path file, int width, int height, int frames_per_second)
    : file_(std::move(file)), aside_(aside_name(file_)) {
  // Fails with a clear message where the file cannot be written.
  { AsideFile probe(file_); }
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) throw file_error("write", file_, errno);
  std::vector<std::string> words = {
      ffmpeg.string(), "-loglevel", "error", "-nostdin", "-y", "-f", "rawvideo", "-pix_fmt",
      "rgb24", "-video_size", fmt::format("{}x{}", width, height), "-framerate",
      std::to_string(frames_per_second), "-i", "pipe:0",
      // Players want even sizes and this way of storing colours.
      "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p", "-q:v", "3", "-movflags",
      "+faststart", "-f", "mp4", aside_.string()};
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO);
  const int code =
      ::posix_spawn(&process_, ffmpeg.c_str(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  ::close(ends[0]);
  pipe_ = ends[1];
  if (code != 0) {
    process_ = -1;
    ::close(pipe_);
    throw file_error("start", ffmpeg, code);
  }
}

Movie::~Movie() {
  if (process_ < 0) return;
  ::kill(process_, SIGTERM);
  close_and_wait();
  std::error_code failure;
  fs::remove(aside_, failure);
}

void Movie::add(const Image& image) {
  const NoPipeSignal guard;
  if (write_all(pipe_, image.bytes(), image.size_in_bytes()) != 0) fail();
}

void Movie::finish() {
  if (close_and_wait() != 0) fail();
  publish(file_, Durability::process_death);
}

int Movie::close_and_wait() {
  if (pipe_ >= 0) ::close(pipe_);
  pipe_ = -1;
  int status = 0;
  while (process_ >= 0 && ::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
  }
  process_ = -1;
  return status;
}

void Movie::fail() {
  close_and_wait();
  std::error_code failure;
  fs::remove(aside_, failure);
  throw Error(fmt::format(
      "ffmpeg could not make {} (its own message is above); give a name that ends in .png to get "
      "the pictures instead",
      file_.string()));
}

}  // namespace clast
