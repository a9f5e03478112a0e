// The program: commands only. What they do is in src/.
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <new>
#include <string>
#include <vector>

#include "apps/clast/command_line.hpp"
#include "apps/clast/commands.hpp"
#include "base/error.hpp"
#include "base/text.hpp"

namespace {

// A file opened later must not get the number of an input or output that was closed: what is
// printed would end up in it.
void keep_standard_descriptors() {
  int opened = 0;
  while (opened >= 0 && opened <= STDERR_FILENO) opened = ::open("/dev/null", O_RDWR);
  if (opened > STDERR_FILENO) ::close(opened);
}

// What was printed may be lost, as on a full disk. That a reader went away is its own wish.
int with_output_written(int status) {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return status;
  pollfd output{STDOUT_FILENO, POLLOUT, 0};
  if (::poll(&output, 1, 0) > 0 && (output.revents & POLLERR) != 0) return status;
  fmt::print(stderr,
             "error: what was to be printed could not be written: free some space, or send it "
             "elsewhere\n");
  return status == 0 ? 1 : status;
}

}  // namespace

int main(int argc, char** argv) {
  keep_standard_descriptors();
  std::signal(SIGXFSZ, SIG_IGN);  // a file size limit is reported as an error of the write
  std::signal(SIGPIPE, SIG_IGN);
  CLI::App app{"Clast: discrete elements of any shape"};
  app.set_version_flag("--version", std::string("clast ") + clast::program_version());
  app.require_subcommand(1);
  app.failure_message(clast::explained);
  app.footer(
      "First steps:\n"
      "  clast new heap               writes heap.toml, a commented scene\n"
      "  clast check heap.toml        says what would run\n"
      "  clast run heap.toml --out heap\n"
      "  clast view heap              shows it in a browser\n"
      "`clast help COMMAND` explains a command.");
  int status = 0;
  clast::add_run_command(app, status);
  clast::add_resume_command(app, status);
  clast::add_check_command(app);
  clast::add_new_command(app);
  clast::add_info_command(app);
  clast::add_view_command(app, status);
  clast::add_render_command(app);
  clast::add_plot_command(app);
  clast::add_shapes_command(app);
  clast::add_sphere_commands(app);
  clast::add_bench_command(app);
  clast::add_reference_command(app);
  const std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
  try {
    if (arguments.empty() || arguments[0] == "help") {
      const std::ptrdiff_t words = arguments.empty() ? 0 : 1;  // "help" itself
      fmt::print(words == 0 ? stderr : stdout, "{}",
                 clast::help_for(app, {arguments.begin() + words, arguments.end()}));
      return with_output_written(words == 0 ? 2 : 0);
    }
    if (const std::string mistake = clast::mistake_in(app, arguments); !mistake.empty()) {
      fmt::print(stderr, "{}\n", clast::harmless(mistake));
      return 2;
    }
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    return with_output_written(app.exit(e) == 0 ? 0 : 2);
  } catch (const clast::Error& e) {
    fmt::print(stderr, "{}\n", clast::harmless(e.what()));
    return 1;
  } catch (const std::bad_alloc&) {
    fmt::print(stderr, "error: out of memory; a body needs about 1 kB\n");
    return 1;
  } catch (const std::exception& e) {
    fmt::print(stderr, "error: {}\n", clast::harmless(e.what()));
    return 1;
  }
  return with_output_written(status);
}
