#include "render/picture.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <set>

#include "output/atomic_file.hpp"
#include "render/png.hpp"
#include "tests/support/paths.hpp"
#include "tests/unit/render/little_run.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;
using namespace testing_render;

Image picture(const LittleScene& scene, const PictureOptions& options) {
  return render_picture(scene.frame, scene.walls, options);
}

// Text is drawn with a font of the machine; what is compared pixel by pixel has none.
PictureOptions bare_picture() {
  PictureOptions options = small_picture();
  options.labels = false;
  return options;
}

PictureOptions plain_picture() {
  PictureOptions options = bare_picture();
  options.field.reset();
  return options;
}

// The part of the picture, right of the scene, where colours are explained.
int pixels_in_legend(const Image& image, Rgb8 color) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = image.width() * 2 / 3; x < image.width(); ++x) count += image.at(x, y) == color;
  return count;
}

void expect_looks_as_before(const Image& image, const char* name) {
  const fs::path golden =
      fs::path(CLAST_SOURCE_DIR) / "tests" / "unit" / "render" / "golden" / name;
  // To accept a change of looks: CLAST_UPDATE_GOLDEN=1 and look at the new picture.
  if (std::getenv("CLAST_UPDATE_GOLDEN") != nullptr) write_png(golden, image);
  EXPECT_LT(difference(image, read_png(golden)), 1.0);
}

TEST(Picture, LooksAsItDid) {
  expect_looks_as_before(picture(little_scene(), bare_picture()), "pile.png");
}

TEST(Picture, ForcesLookAsTheyDid) {
  const LittleScene scene = little_scene();
  std::vector<ForceLine> forces;
  for (std::size_t i = 0; i + 1 < 16; ++i)
    if (i % 4 != 3)
      forces.push_back({scene.frame.position[i],
                        scene.frame.position[i + 1],
                        0,
                        0,
                        -1,
                        {1.0 + static_cast<Real>(i), 0, 0}});
  PictureOptions options = bare_picture();
  options.view = view_named("top");
  const Image image = render_picture(scene.frame, scene.walls, options, forces);
  EXPECT_GT(difference(image, picture(scene, options)), 1.0);
  expect_looks_as_before(image, "forces.png");
}

TEST(Picture, PolyhedraLookAsTheyDid) {
  LittleScene scene = little_scene();
  std::vector<Vec3> cube, tetrahedron{{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}};
  for (int corner = 0; corner < 8; ++corner)
    cube.push_back({corner & 1 ? 1.0 : -1.0, corner & 2 ? 1.0 : -1.0, corner & 4 ? 1.0 : -1.0});
  PictureOptions options = bare_picture();
  options.shapes =
      meshes_of({assembly_of(sphere_prototype()), assembly_of(prototype_from_points("cube", cube)),
                 assembly_of(prototype_from_points("tetrahedron", tetrahedron))});
  scene.frame.shape.resize(scene.frame.size());
  for (std::size_t i = 0; i < scene.frame.size(); ++i) {
    scene.frame.shape[i] = static_cast<std::int32_t>(i % 3);
    scene.frame.orientation[i] = normalized(Quat{1, 0.1 * static_cast<Real>(i % 5), 0.2, 0});
  }
  const Image image = picture(scene, options);
  EXPECT_GT(difference(image, picture(little_scene(), options)), 1.0);
  expect_looks_as_before(image, "polyhedra.png");
}

TEST(Picture, MaterialsLookAsTheyDid) {
  PictureOptions options = bare_picture();
  options.field = Field::material;
  expect_looks_as_before(picture(little_scene(), options), "materials.png");
}

TEST(Picture, LegendHasTheColoursOfTheMaterials) {
  PictureOptions options = small_picture();
  options.field = Field::material;
  const Image image = picture(little_scene(), options);
  for (const int material : {0, 1, 2})
    EXPECT_GT(pixels_in_legend(image, to_srgb(kind_color(material))), 30) << material;
  EXPECT_EQ(pixels_in_legend(image, to_srgb(kind_color(3))), 0);
}

TEST(Picture, LegendHasTheColoursOfTheMap) {
  const Image image = picture(little_scene(), small_picture());
  int found = 0;
  for (int i = 0; i < 256; ++i) found += pixels_in_legend(image, to_srgb(map_color(i / 255.0))) > 0;
  EXPECT_GT(found, 30);
}

TEST(Picture, MaterialsHaveNames) {
  PictureOptions options = small_picture();
  options.field = Field::material;
  const Image numbers = picture(little_scene(), options);
  options.materials = {"glass", "steel", "a name that is much too long for a legend"};
  EXPECT_GT(difference(numbers, picture(little_scene(), options)), 0.1);
}

TEST(Picture, WithoutAFieldThereIsNoLegendAndBodiesAreLight) {
  PictureOptions options = small_picture();
  options.field.reset();
  const Image image = picture(little_scene(), options);
  for (int i = 0; i < 256; ++i)
    EXPECT_EQ(pixels_in_legend(image, to_srgb(map_color(i / 255.0))), 0) << i;
  // Right of the scene there is nothing but background, which is neutral.
  for (int y = 0; y < image.height(); ++y)
    for (int x = image.width() * 9 / 10; x < image.width(); ++x)
      EXPECT_GT(image.at(x, y).r, 200) << x << " " << y;
}

TEST(Picture, PlainBodiesLookAsTheyDid) {
  expect_looks_as_before(picture(little_scene(), plain_picture()), "plain.png");
}

TEST(Picture, LabelsCanBeLeftOut) {
  const LittleScene scene = little_scene();
  EXPECT_GT(difference(picture(scene, small_picture()), picture(scene, bare_picture())), 1.0);
}

TEST(Picture, IsTheSameEveryTime) {
  const LittleScene scene = little_scene();
  EXPECT_EQ(picture(scene, small_picture()), picture(scene, small_picture()));
}

TEST(Picture, IsNotEmpty) {
  const LittleScene scene = little_scene();
  const Image image = picture(scene, small_picture());
  std::set<std::tuple<int, int, int>> colors;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      colors.insert({image.at(x, y).r, image.at(x, y).g, image.at(x, y).b});
  EXPECT_GT(colors.size(), 1000u);
  LittleScene without{scene.frame, {}};
  EXPECT_GT(difference(image, picture(without, small_picture())), 1.0);
  EXPECT_GT(difference(image, picture({}, small_picture())), 5.0);
}

TEST(Picture, ChangesWithViewFieldAndRange) {
  const LittleScene scene = little_scene();
  std::vector<Image> images;
  for (const char* view : {"iso", "front", "right", "top", "-1,1,1"}) {
    PictureOptions options = small_picture();
    options.view = view_named(view);
    images.push_back(picture(scene, options));
  }
  for (const char* field : {"id", "material", "radius", "force", "spin"}) {
    PictureOptions options = small_picture();
    options.field = field_named(field);
    images.push_back(picture(scene, options));
  }
  PictureOptions options = small_picture();
  options.range = ValueRange{0, 100};
  images.push_back(picture(scene, options));
  for (std::size_t i = 0; i < images.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) EXPECT_GT(difference(images[i], images[j]), 0.1) << i << j;
}

TEST(Picture, DoesNotDependOnPlaceNorScale) {
  PictureOptions options = small_picture();
  options.field = Field::material;
  const Image near = picture(little_scene(), options);
  const Image far = picture(little_scene({1e5, -3e5, 2e5}), options);
  EXPECT_LT(difference(near, far), 0.5);
  // The numbers of the scale bar differ, and nothing else.
  const Image tiny = picture(little_scene({}, 1e-7), options);
  EXPECT_LT(difference(near, tiny), 1.0);
}

TEST(Picture, CopesWithEmptyAndBrokenFrames) {
  LittleScene scene = little_scene();
  scene.frame.position[3] = {std::numeric_limits<Real>::quiet_NaN(), 0, 0};
  EXPECT_LT(difference(picture(scene, small_picture()), picture(little_scene(), small_picture())),
            10.0);
  const Image empty = picture({Frame{}, scene.walls}, small_picture());
  EXPECT_EQ(empty.width(), 160);
}

WallPolygon ground_plane(Real size) {
  WallPolygon plane;
  plane.kind = Wall::plane;
  plane.corners = {{-size, -size, 0}, {size, -size, 0}, {size, size, 0}, {-size, size, 0}};
  return plane;
}

TEST(Picture, PlanesDoNotShrinkTheScene) {
  LittleScene scene = little_scene();
  const std::vector<Bubble> before = balls_to_show(scene.frame, scene.walls);
  scene.walls.push_back(ground_plane(100));
  EXPECT_EQ(balls_to_show(scene.frame, scene.walls).size(), before.size());
}

TEST(Picture, AGroundPlaneLooksLikeAFloor) {
  LittleScene scene{little_scene().frame, {ground_plane(3)}};
  const Image image = picture(scene, plain_picture());
  EXPECT_GT(difference(image, picture({scene.frame, {}}, plain_picture())), 1.0);
  expect_looks_as_before(image, "floor.png");
  // How much of it the file has does not matter.
  scene.walls = {ground_plane(50)};
  EXPECT_LT(difference(image, picture(scene, plain_picture())), 0.1);
}

TEST(Picture, StraysDoNotShrinkTheRest) {
  Frame frame = little_scene().frame;
  const auto radius_of = [](const std::vector<Bubble>& balls) {
    Real most = 0;
    for (const Bubble& ball : balls) most = larger(most, length(ball.center));
    return most;
  };
  const Real before = radius_of(balls_to_show(frame, {}));
  frame.position[0] = {0, 0, -1000};
  EXPECT_LE(radius_of(balls_to_show(frame, {})), before);
}

TEST(Picture, RefusesBadSizes) {
  EXPECT_EQ(size_from("640x480").width, 640);
  EXPECT_EQ(size_from("640x480").height, 480);
  for (const char* text : {"", "640", "x", "640x", "640x0", "-5x7", "640x480x2", "99999x99999"})
    EXPECT_NE(message_of([&] { size_from(text); }).find("1280x720"), std::string::npos) << text;
}

TEST(WallPolygons, ComeBack) {
  const LittleScene scene = little_scene();
  ASSERT_EQ(scene.walls.size(), 5u);
  for (const WallPolygon& wall : scene.walls) {
    EXPECT_EQ(wall.kind, Wall::rectangle);
    ASSERT_EQ(wall.corners.size(), 4u);
    EXPECT_NEAR(length(wall.corners[1] - wall.corners[0]), 1, 1e-12);
  }
}

TEST(WallPolygons, DamagedFilesAreRefused) {
  const TemporaryDirectory directory;
  const fs::path path = directory / "walls.vtp";
  write_walls(path, little_box(), {0, 0, 0}, {1, 1, 1});
  const std::string whole = read_file(path);
  EXPECT_THROW(read_walls(directory / "none.vtp"), Error);
  int refused = 0;
  for (std::size_t keep = 0; keep < whole.size() - 40; keep += 37) {
    write_file(path, whole.substr(0, keep), Durability::process_death);
    try {
      read_walls(path);
    } catch (const Error&) {
      ++refused;
    }
  }
  EXPECT_GT(refused, 30);
}

}  // namespace
}  // namespace clast
