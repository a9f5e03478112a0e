#include "output/vtp.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <bit>
#include <fstream>
#include <system_error>

namespace clast {

namespace fs = std::filesystem;

static_assert(std::endian::native == std::endian::little, "the files are little-endian");

namespace {

constexpr std::string_view data_mark = "<AppendedData encoding=\"raw\">\n_";
constexpr std::size_t longest_header = std::size_t{1} << 16;

// Writes the tags of arrays and gives each its place in the raw data.
class Header {
 public:
  std::string text;
  std::vector<const VtpArray*> arrays;

  void add(const VtpArray& array) {
    text += fmt::format(
        "<DataArray type=\"{}\" Name=\"{}\" NumberOfComponents=\"{}\" format=\"appended\" "
        "offset=\"{}\"/>\n",
        array.type, array.name, array.width, offset_);
    offset_ += sizeof(std::uint64_t) + array.bytes;
    arrays.push_back(&array);
  }
  void add(const char* element, const std::vector<VtpArray>& group) {
    text += fmt::format("<{}>\n", element);
    for (const VtpArray& array : group) add(array);
    text += fmt::format("</{}>\n", element);
  }

 private:
  std::uint64_t offset_ = 0;
};

// The value of attribute="…" in a tag; empty when there is none.
std::string_view attribute(std::string_view tag, std::string_view name) {
  const std::string start = fmt::format(" {}=\"", name);
  const std::size_t at = tag.find(start);
  if (at == std::string_view::npos) return {};
  const std::size_t begin = at + start.size();
  const std::size_t end = tag.find('"', begin);
  return end == std::string_view::npos ? std::string_view{} : tag.substr(begin, end - begin);
}

}  // namespace

void write_vtp(const fs::path& path, const VtpPiece& piece) {
  Header header;
  header.text =
      "<?xml version=\"1.0\"?>\n"
      "<VTKFile type=\"PolyData\" version=\"1.0\" byte_order=\"LittleEndian\" "
      "header_type=\"UInt64\">\n"
      "<PolyData>\n<FieldData>\n";
  for (const auto& [name, value] : piece.fields)
    header.text += fmt::format(
        "<DataArray type=\"Float64\" Name=\"{}\" NumberOfTuples=\"1\" format=\"ascii\">{}"
        "</DataArray>\n",
        name, value);
  using Cells = VtpPiece::Cells;
  const auto count = [&](Cells kind) { return piece.kind == kind ? piece.cells : 0; };
  header.text += fmt::format(
      "</FieldData>\n<Piece NumberOfPoints=\"{}\" NumberOfVerts=\"{}\" NumberOfLines=\"{}\" "
      "NumberOfStrips=\"0\" NumberOfPolys=\"{}\">\n<Points>\n",
      piece.points, count(Cells::vertices), count(Cells::lines), count(Cells::polygons));
  header.add(piece.positions);
  header.text += "</Points>\n";
  const char* element = piece.kind == Cells::vertices ? "Verts"
                        : piece.kind == Cells::lines  ? "Lines"
                                                      : "Polys";
  header.text += fmt::format("<{}>\n", element);
  header.add(piece.connectivity);
  header.add(piece.offsets);
  header.text += fmt::format("</{}>\n", element);
  header.add("PointData", piece.point_data);
  header.add("CellData", piece.cell_data);
  header.text += "</Piece>\n</PolyData>\n";
  header.text += data_mark;

  AsideFile file(path);
  file.write(header.text);
  for (const VtpArray* array : header.arrays) {
    file.write(&array->bytes, sizeof array->bytes);
    array->write(file);
  }
  file.write("\n</AppendedData>\n</VTKFile>\n");
  file.publish(Durability::process_death);
}

// More than fifty million bodies.
constexpr std::uint64_t most_bytes_of_frame = std::uint64_t{1} << 33;

VtpReader::VtpReader(const fs::path& path) : path_(path) {
  file_bytes_ = size_of_file(path, most_bytes_of_frame);
  std::ifstream file(path, std::ios::binary);
  header_.resize(longest_header);
  file.read(header_.data(), static_cast<std::streamsize>(header_.size()));
  header_.resize(static_cast<std::size_t>(file.gcount()));
  const std::size_t end = header_.find(data_mark);
  if (end == std::string::npos) reject("it is not a frame of Clast, or its start is lost");
  header_.resize(end + data_mark.size());
  const std::size_t piece = header_.find("<Piece ");
  if (piece == std::string::npos ||
      !parse_number(attribute(std::string_view(header_).substr(piece), "NumberOfPoints"),
                    points_) ||
      points_ > file_bytes_)
    reject("its header does not say how many points there are");
}

double VtpReader::field(const std::string& name) const {
  const std::string tag = tag_of(name);
  const std::size_t begin = header_.find(tag) + tag.size();
  double value = 0;
  if (!parse_number(std::string_view(header_).substr(begin, header_.find('<', begin) - begin),
                    value))
    reject(fmt::format("its field {} is not a number", name));
  return value;
}

bool VtpReader::has_field(const std::string& name) const {
  return header_.find(fmt::format(" Name=\"{}\" ", name)) != std::string::npos;
}

void VtpReader::read_array(const std::string& name, const char* type, int width, void* to,
                           std::size_t bytes) const {
  const std::string tag = tag_of(name);
  std::uint64_t offset = 0;
  if (attribute(tag, "type") != type ||
      attribute(tag, "NumberOfComponents") != std::to_string(width) ||
      !parse_number(attribute(tag, "offset"), offset) || offset > file_bytes_)
    reject(fmt::format("its array {} has another type", name));
  std::ifstream file(path_, std::ios::binary);
  file.seekg(static_cast<std::streamoff>(header_.size() + offset));
  std::uint64_t stored = 0;
  file.read(reinterpret_cast<char*>(&stored), sizeof stored);
  if (!file || stored != bytes) reject(fmt::format("its array {} has another length", name));
  file.read(static_cast<char*>(to), static_cast<std::streamsize>(bytes));
  if (!file) reject(fmt::format("its array {} is cut short", name));
}

bool VtpReader::has(const std::string& name) const {
  return header_.find(fmt::format(" Name=\"{}\" ", name)) != std::string::npos;
}

// The opening tag of the array of this name.
std::string VtpReader::tag_of(const std::string& name) const {
  const std::size_t at = header_.find(fmt::format(" Name=\"{}\" ", name));
  if (at == std::string::npos) reject(fmt::format("it has no array {}", name));
  const std::size_t begin = header_.rfind('<', at);
  const std::size_t end = header_.find('>', at);
  if (begin == std::string::npos || end == std::string::npos) reject("its header is damaged");
  return header_.substr(begin, end + 1 - begin);
}

void VtpReader::reject(const std::string& reason) const {
  throw Error(fmt::format("cannot read {}: {}", path_.string(), reason));
}

}  // namespace clast
