// Whatever the files of a frame hold must end in a picture or in a refusal, never in a crash or a
// hang. The bytes say which bytes of good files become which.
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>

#include "base/error.hpp"
#include "output/atomic_file.hpp"
#include "output/frames.hpp"
#include "output/grains.hpp"
#include "render/picture.hpp"
#include "scene/build.hpp"
#include "scene/insert.hpp"
#include "scene/read.hpp"
#include "tests/fuzz/box_scene.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;

// frame, walls, contacts, shapes.json
constexpr std::size_t kinds = 4;

struct Files {
  const fs::path folder =
      fs::temp_directory_path() / ("clast-fuzz-frame-" + std::to_string(::getpid()));
  const fs::path path[kinds] = {folder / "frame.vtp", folder / "walls.vtp", folder / "contacts.vtp",
                                folder / "shapes.json"};
  std::string good[kinds];

  Files() {
    const Scene scene = read_scene_text(box_scene(3), "fuzz.toml");
    const Model model = build_model(scene, 0);
    Snapshot state;
    insert_at_start(scene, model, state.bodies);
    const BodyBounds box = bounds_of(state.bodies);
    make_directory(folder);
    write_frame(path[0], state);
    write_walls(path[1], model.walls, box.low, box.high);
    write_force_lines(path[2], {{{0, 0, 0}, {0.01, 0, 0.02}, 0, 1, -1, {0, 0, 2}}}, 0);
    write_shapes(path[3], model.shapes);
    for (std::size_t k = 0; k < kinds; ++k) good[k] = read_file(path[k]);
  }
  ~Files() {
    std::error_code ignored;
    fs::remove_all(folder, ignored);
  }
};

// Each edit: which file (1 byte), where (2), how many bytes (1), and these.
void write_altered(const Files& files, const std::uint8_t* data, std::size_t size) {
  std::string altered[kinds];
  std::copy(std::begin(files.good), std::end(files.good), altered);
  while (size > 4) {
    std::string& file = altered[data[0] % kinds];
    const std::size_t at = (data[1] + 256u * data[2]) % file.size();
    const std::size_t count = std::min({std::size_t{data[3]} % 32, size - 4, file.size() - at});
    std::memcpy(file.data() + at, data + 4, count);
    data += 4 + count;
    size -= 4 + count;
  }
  for (std::size_t k = 0; k < kinds; ++k)
    write_file(files.path[k], altered[k], Durability::process_death);
}

void draw(const Files& files, std::optional<Field> field) {
  PictureOptions options;
  options.field = field;
  options.width = 32;
  options.height = 24;
  options.samples = 1;
  const Frame frame = read_frame(files.path[0]);
  const std::vector<WallPolygon> walls = read_walls(files.path[1]);
  const std::vector<ForceLine> forces = read_force_lines(files.path[2]);
  options.shapes = read_shapes(files.path[3]);
  render_picture(frame, walls, options, forces);
}

}  // namespace
}  // namespace clast

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const clast::Files files;
  clast::write_altered(files, data, size);
  for (const std::optional<clast::Field>& field :
       {std::optional<clast::Field>(), std::optional(clast::Field::velocity),
        std::optional(clast::Field::material)})
    try {
      clast::draw(files, field);
    } catch (const clast::Error&) {
    }
  return 0;
}
