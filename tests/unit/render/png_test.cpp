#include "render/png.hpp"

#include <gtest/gtest.h>

#include "base/error.hpp"
#include "output/atomic_file.hpp"
#include "tests/unit/output/example.hpp"

namespace clast {
namespace {

TEST(Png, ComesBack) {
  const testing_output::TemporaryDirectory directory;
  Image image(37, 21);
  for (int y = 0; y < 21; ++y)
    for (int x = 0; x < 37; ++x)
      image.at(x, y) = {static_cast<std::uint8_t>(7 * x), static_cast<std::uint8_t>(11 * y),
                        static_cast<std::uint8_t>(x * y)};
  write_png(directory / "a.png", image);
  EXPECT_EQ(read_png(directory / "a.png"), image);
}

TEST(Png, RefusesWhatIsNone) {
  const testing_output::TemporaryDirectory directory;
  write_file(directory / "a.png", "no picture", Durability::process_death);
  EXPECT_THROW(read_png(directory / "a.png"), Error);
  EXPECT_THROW(read_png(directory / "b.png"), Error);
  EXPECT_THROW(write_png(directory / "none" / "a.png", Image(3, 3)), Error);
}

TEST(Png, RefusesWhatIsCutShort) {
  const testing_output::TemporaryDirectory directory;
  write_png(directory / "a.png", Image(40, 30, {1, 2, 3}));
  const std::string whole = read_file(directory / "a.png");
  for (const std::size_t keep : {std::size_t{0}, std::size_t{8}, whole.size() / 2}) {
    write_file(directory / "a.png", whole.substr(0, keep), Durability::process_death);
    EXPECT_THROW(read_png(directory / "a.png"), Error) << keep;
  }
}

}  // namespace
}  // namespace clast
