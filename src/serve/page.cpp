#include "serve/page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "base/error.hpp"
#include "output/atomic_file.hpp"
#include "render/run_files.hpp"
#include "serve/message.hpp"
#include "serve/page_files.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_encoded = 12;  // answers kept for the next page that asks the same
constexpr std::size_t longest_scene = 1 << 20;

std::int64_t whole_number(const Request& request, std::string_view name, std::int64_t otherwise) {
  const auto text = request.value(name);
  if (!text) return otherwise;
  const auto number = number_from(*text);
  if (!number) throw Error(fmt::format("{} has to be a whole number", name));
  return *number;
}

std::string text_of(const Request& request, std::string_view name) {
  return std::string(request.value(name).value_or(""));
}

std::string hex(const Color& color) {
  const Rgb8 c = to_srgb(color);
  return fmt::format("{:02x}{:02x}{:02x}", c.r, c.g, c.b);
}

std::string dumped(const nlohmann::json& json) {
  return json.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
}

std::string scene_text(const fs::path& run) {
  try {
    return read_file(run / "scene.toml", longest_scene);
  } catch (const Error&) {
    return "(the directory of this run holds no scene.toml)\n";
  }
}

}  // namespace

Page::Page(fs::path run, LiveRun* live)
    : run_(std::move(run)),
      live_(live),
      materials_(material_names(run_)),
      title_(scene_title(run_)),
      series_(run_ / "series.csv") {}

bool Page::is_quick(const Request& request) {
  constexpr std::string_view slow[] = {"scene", "frame", "grain", "shapes", "frames"};
  return request.method != "GET" ||
         std::find(std::begin(slow), std::end(slow), request.path) == std::end(slow);
}

Answer Page::answer(const Request& request, bool may_wait) {
  if (request.method == "POST") return post(request);
  if (request.method == "GET") return get(request, may_wait);
  return text_answer(405, "GET to look, POST to act\n");
}

Answer Page::get(const Request& request, bool may_wait) {
  const std::string& path = request.path;
  if (const PageFile* file = page_file(path))
    return {200, file->type, std::make_shared<const std::string>(file->content)};
  if (path == "info") return json_answer(info_text());
  if (path == "scene") return text_answer(200, scene_text(run_));
  if (path == "state") return state(request, may_wait);
  if (path == "frame") return frame(request, may_wait);
  if (path == "grain") return grain(request);
  if (path == "series") return series(may_wait);
  std::string bytes;
  if (path == "shapes")
    bytes = shapes_message(shapes());
  else if (path == "frames")
    bytes = frames_bytes();
  else
    return text_answer(404, "there is nothing here\n");
  return binary_answer(std::make_shared<const std::string>(std::move(bytes)));
}

Answer Page::post(const Request& request) {
  if (live_ == nullptr || live_->is_over()) return text_answer(409, "the run is over\n");
  const std::string& wish = request.path;
  if (wish == "pause")
    live_->pause();
  else if (wish == "resume")
    live_->resume();
  else if (wish == "step")
    live_->step(std::clamp<std::int64_t>(whole_number(request, "steps", 1), 1, 1'000'000'000));
  else if (wish == "stop")
    live_->stop();
  else
    return text_answer(404, "allowed: pause, resume, step, stop\n");
  return json_answer("{}");
}

// ---- what changes ---------------------------------------------------------------------------

Answer Page::state(const Request& request, bool may_wait) const {
  if (live_ == nullptr) return json_answer("{\"status\":\"none\"}");
  const LiveStatus s = live_->status();
  if (may_wait && s.number <= whole_number(request, "after", -1)) return later();
  return json_answer(dumped({{"number", s.number},
                             {"status", s.status},
                             {"reason", s.reason},
                             {"stage", s.stage},
                             {"time", s.time},
                             {"end", s.end},
                             {"step", s.step},
                             {"bodies", s.bodies},
                             {"residual", s.residual},
                             {"steps_per_second", s.steps_per_second}}));
}

// The page draws spheres without a mesh.
static std::size_t besides_sphere(std::size_t shapes) { return shapes > 0 ? shapes - 1 : 0; }

std::shared_ptr<const Moment> Page::read_moment(std::int64_t number) {
  if (read_ && read_->number == number && (live_ == nullptr || live_->is_over())) return read_;
  auto moment = std::make_shared<Moment>();
  moment->number = number;
  moment->frame = read_frame(run_ / "frames" / fmt::format("frame_{:06}.vtp", number));
  moment->walls = walls_of(run_, number);
  moment->shapes = besides_sphere(shapes().size());
  if (has_forces(run_, number)) moment->forces = forces_of(run_, number);
  if (has_bonds(run_, number)) moment->bonds = bonds_of(run_, number);
  name_parts(*moment);
  return read_ = moment;
}

std::shared_ptr<const Moment> Page::live_moment(std::int64_t newer_than) {
  if (live_ == nullptr) throw Error("this run is not in progress");
  const LiveState state = live_->state_newer(newer_than);
  if (!state.snapshot) return nullptr;
  if (live_moment_ && live_moment_->number == state.number) return live_moment_;
  auto moment = std::make_shared<Moment>();
  moment->number = state.number;
  moment->live = true;
  moment->frame = frame_of(*state.snapshot);
  const BodyBounds bounds = bounds_of(state.snapshot->bodies);
  const Model& model = *state.model;
  const std::vector<Wall> walls =
      placed_walls(model.walls, model.surfaces, state.snapshot->surfaces);
  const auto outlines = wall_outlines(walls, bounds.low, bounds.high, model.wall_corners);
  for (std::size_t w = 0; w < outlines.size(); ++w)
    if (!outlines[w].empty()) moment->walls.push_back({outlines[w], walls[w].kind});
  moment->shapes = besides_sphere(model.shapes.size());
  moment->forces =
      force_lines(*state.snapshot, state.snapshot->cell.now, walls, model.wall_corners);
  if (state.snapshot->bonds.size() > 0)
    moment->bonds = bond_lines(*state.snapshot, state.snapshot->cell.now);
  name_parts(*moment);
  encoded_.clear();
  return live_moment_ = moment;
}

std::shared_ptr<const Moment> Page::moment_at(const Request& request) {
  if (request.value("number") == "live") return live_moment(whole_number(request, "after", -1));
  return read_moment(whole_number(request, "number", 0));
}

Answer Page::frame(const Request& request, bool may_wait) {
  const std::shared_ptr<const Moment> moment = moment_at(request);
  const bool old =
      !moment || (moment->live && moment->number <= whole_number(request, "after", -1));
  if (old && may_wait && !live_->is_over()) return later();
  if (!moment) return text_answer(404, "there is no state yet\n");
  FrameWish wish;
  wish.field = field_named(text_of(request, "color"));
  wish.forces = request.value("forces") == "1";
  wish.bonds = request.value("bonds") == "1";
  wish.roster = text_of(request, "roster");
  wish.wall_key = text_of(request, "walls");
  const std::string key = fmt::format(
      "{} {} {} {} {} {} {}", moment->live, moment->number, static_cast<int>(wish.field),
      wish.forces, wish.bonds, wish.roster == moment->roster, wish.wall_key == moment->wall_key);
  if (const auto known = encoded_.find(key); known != encoded_.end() && moment->live)
    return binary_answer(known->second);
  if (encoded_.size() >= most_encoded) encoded_.clear();
  auto bytes = std::make_shared<const std::string>(frame_message(*moment, wish));
  if (moment->live) encoded_[key] = bytes;
  return binary_answer(std::move(bytes));
}

Answer Page::grain(const Request& request) {
  // The state on the screen, not a newer one.
  const std::shared_ptr<const Moment> moment =
      request.value("number") == "live" ? live_moment_ : moment_at(request);
  const std::string text =
      moment ? grain_text(*moment, whole_number(request, "id", -1), materials_) : "";
  return text.empty() ? text_answer(404, "there is no such grain\n") : json_answer(text);
}

// ---- what stays -----------------------------------------------------------------------------

std::string Page::info_text() const {
  nlohmann::json fields = nlohmann::json::array(), kinds = nlohmann::json::array();
  for (const FieldInfo& field : fields_of_bodies())
    fields.push_back({{"name", field.name}, {"label", field.label}, {"unit", field.unit}});
  std::string colors;
  for (int i = 0; i < 256; ++i) colors += hex(map_color(i / 255.0));
  for (int i = 0; i < 64; ++i) kinds.push_back(hex(kind_color(i)));
  return dumped({{"title", title_},
                 {"directory", fs::absolute(run_).lexically_normal().filename().string()},
                 {"live", live_ != nullptr},
                 {"fields", fields},
                 {"materials", materials_},
                 {"colors", colors},
                 {"kinds", kinds}});
}

// A live run has them before it has written any file.
std::vector<ShapeMesh> Page::shapes() const {
  if (live_ != nullptr)
    if (const LiveState state = live_->state(); state.model) return meshes_of(state.model->shapes);
  return read_shapes(run_ / "frames" / "shapes.json");
}

std::string Page::frames_bytes() const {
  std::vector<double> number, time;
  for (const ListedFrame& frame : listed_frames(run_)) {
    number.push_back(static_cast<double>(frame.number));
    time.push_back(frame.time);
  }
  Message message;
  message.add("number", number);
  message.add("time", time);
  return message.bytes();
}

// To the page of a live run trouble with the series is no reason to stop looking.
Answer Page::series(bool may_wait) {
  const SeriesDigest::View view = series_.look();
  if (!view.fresh && may_wait) return later();
  if (live_ != nullptr || (view.fresh && view.trouble.empty())) return binary_answer(view.bytes);
  if (!view.trouble.empty()) return text_answer(404, view.trouble + "\n");
  return text_answer(503, fmt::format("series.csv is still being read: {} % so far; ask again in a "
                                      "moment\n",
                                      view.percent));
}

}  // namespace clast
