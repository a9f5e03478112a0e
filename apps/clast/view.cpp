// clast view: a page in the browser, of a finished run or of one that starts now.
#include <fmt/format.h>
#include <stdlib.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "apps/clast/run.hpp"
#include "base/file.hpp"
#include "render/run_files.hpp"
#include "run/run_folder.hpp"
#include "serve/page_desk.hpp"

namespace clast {

namespace {

namespace fs = std::filesystem;

void view_directory(const fs::path& run, const ServerOptions& options) {
  need_run(run);
  frames_in(run);  // says what is wrong when there is nothing to see
  Page page(run);
  PageDesk desk(page);
  {
    const Server server(options,
                        [&](const Request& r, bool may_wait) { return desk.answer(r, may_wait); });
    desk.on_news(server.waker());
    const PageAddress address(server, run);
    catch_signals();
    wait_for_signal();
  }
  if (desk.is_busy()) std::_Exit(0);  // with a large frame, which nobody waits for any more
}

std::string temporary_directory() {
  std::string name = (fs::temp_directory_path() / "clast-view-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr)
    throw Error(fmt::format("cannot make a directory like {}; name one with --out", name));
  return name;
}

int view_scene(RunFlags flags) {
  if (flags.out.empty()) flags.out = temporary_directory();
  flags.view = flags.view_on = true;
  return run_scene(flags);
}

}  // namespace

void add_view_command(CLI::App& app, int& status) {
  auto flags = std::make_shared<RunFlags>();
  CLI::App* command =
      app.add_subcommand("view", "show a run in a browser, or run a scene and watch it");
  command->add_option("DIR|SCENE", flags->scene, "output directory of a run, or a scene (.toml)")
      ->required();
  command->add_option("--out,-o", flags->out,
                      "with a scene: directory for the results (default: a new one for temporary "
                      "files, which stays)");
  add_server_flags(*command, flags->server);
  add_scene_flags(*command, *flags);
  command->footer(
      "Examples:\n"
      "  clast view heap               a finished run\n"
      "  clast view heap.toml          runs the scene and shows it while it runs\n"
      "  clast run heap.toml --out heap --view\n"
      "Open the address that is printed, or where the output is no terminal, the one in the file\n"
      "that is named. It holds a secret that changes every time; the browser keeps it as a "
      "cookie,\n"
      "and nobody without it gets anything. From another machine, forward the port:\n"
      "ssh -L 8000:127.0.0.1:8000 HOST with --port 8000. Ctrl-C ends it.");
  command->callback([flags, &status] {
    if (!file_exists(flags->scene))
      throw Error(fmt::format("there is neither a run nor a scene {}{}", flags->scene,
                              runs_and_scenes_near(flags->scene)));
    std::error_code unknown;
    if (fs::is_directory(flags->scene, unknown))
      view_directory(flags->scene, flags->server);
    else
      status = view_scene(*flags);
  });
}

}  // namespace clast
