#include "render/wall_polygons.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cstring>
#include <string>
#include <string_view>

#include "base/error.hpp"
#include "output/atomic_file.hpp"
#include "output/sound.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view data_mark = "<AppendedData encoding=\"raw\">\n_";
constexpr std::size_t largest_file = std::size_t{1} << 30;

class WallFile {
 public:
  explicit WallFile(const fs::path& path) : path_(path), text_(read_file(path, largest_file)) {
    data_ = text_.find(data_mark);
    if (data_ == std::string::npos) reject("it is not a file of walls made by Clast");
    data_ += data_mark.size();
  }

  // The values of the array of this name.
  template <class T>
  std::vector<T> array(const std::string& name, const char* type) const {
    const std::size_t tag = tag_of(name, type);
    if (tag > data_) reject(fmt::format("it has no array {}", name));
    constexpr std::string_view mark = "offset=\"";
    const std::size_t at = text_.find(mark, tag) + mark.size();
    std::uint64_t offset = 0;
    const char* end = text_.data() + text_.size();
    if (at > data_ || std::from_chars(text_.data() + at, end, offset).ec != std::errc{})
      reject(fmt::format("its array {} has no place", name));
    const std::size_t available = text_.size() - data_;
    std::uint64_t bytes = 0;
    if (offset > available || available - offset < sizeof bytes) reject("it is cut short");
    std::memcpy(&bytes, text_.data() + data_ + offset, sizeof bytes);
    if (bytes > available - offset - sizeof bytes || bytes % sizeof(T) != 0)
      reject("it is cut short");
    std::vector<T> values(bytes / sizeof(T));
    if (!values.empty())
      std::memcpy(static_cast<void*>(values.data()), text_.data() + data_ + offset + sizeof bytes,
                  bytes);
    return values;
  }

  bool has(const std::string& name, const char* type) const { return tag_of(name, type) < data_; }

  [[noreturn]] void reject(const std::string& reason) const {
    throw Error(fmt::format("cannot read {}: {}", path_.string(), reason));
  }

 private:
  // Where the array is told of; behind that, not among the data.
  std::size_t tag_of(const std::string& name, const char* type) const {
    return text_.find(fmt::format("<DataArray type=\"{}\" Name=\"{}\" ", type, name));
  }

  fs::path path_;
  std::string text_;
  std::size_t data_ = 0;  // where the raw data begins
};

}  // namespace

std::vector<WallPolygon> read_walls(const fs::path& path) {
  const WallFile file(path);
  const auto points = file.array<Vec3>("Points", "Float64");
  const auto connectivity = file.array<std::int32_t>("connectivity", "Int32");
  const auto ends = file.array<std::int32_t>("offsets", "Int32");
  const auto kinds = file.array<std::int32_t>("kind", "Int32");
  const bool worn = file.has("wear_depth", "Float64");
  const auto wear = worn ? file.array<Real>("wear_depth", "Float64") : std::vector<Real>();
  check_content(path, [&] {
    check_sound("walls", "points", points);
    check_sound("walls", "wear_depth", wear);
  });
  if (kinds.size() != ends.size() || (worn && wear.size() != ends.size()))
    file.reject("its arrays have different lengths");
  std::vector<WallPolygon> walls(ends.size());
  std::int32_t begin = 0;
  for (std::size_t w = 0; w < walls.size(); ++w) {
    if (ends[w] < begin || ends[w] > std::ssize(connectivity))
      file.reject("its polygons are damaged");
    walls[w].kind = kinds[w];
    if (worn) walls[w].wear = wear[w];
    for (; begin < ends[w]; ++begin) {
      const std::int32_t p = connectivity[static_cast<std::size_t>(begin)];
      if (p < 0 || p >= std::ssize(points)) file.reject("its polygons are damaged");
      walls[w].corners.push_back(points[static_cast<std::size_t>(p)]);
    }
  }
  return walls;
}

}  // namespace clast
