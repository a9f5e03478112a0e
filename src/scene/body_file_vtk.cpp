// Bodies from legacy files of VTK: points with a radius.
#include "scene/body_file_vtk.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace clast::scene {

namespace {

template <class T>
double number_from(const char* bytes, bool big_endian) {
  char own[sizeof(T)];
  std::copy(bytes, bytes + sizeof(T), own);
  if (big_endian) std::reverse(own, own + sizeof(T));
  T value;
  std::memcpy(&value, own, sizeof(T));
  return static_cast<double>(value);
}

using Decoder = double (*)(const char*, bool);

Decoder decoder_of(const VtkType& type) {
  using Kind = VtkType::Kind;
  if (type.kind == Kind::floating)
    return type.bytes == 4 ? number_from<float> : number_from<double>;
  const bool sign = type.kind == Kind::signed_whole;
  switch (type.bytes) {
    case 1:
      return sign ? number_from<std::int8_t> : number_from<std::uint8_t>;
    case 2:
      return sign ? number_from<std::int16_t> : number_from<std::uint16_t>;
    case 4:
      return sign ? number_from<std::int32_t> : number_from<std::uint32_t>;
    default:
      return sign ? number_from<std::int64_t> : number_from<std::uint64_t>;
  }
}

constexpr const char* vtk_remedy =
    "save points with an array 'radius', as POLYDATA or UNSTRUCTURED_GRID";

// The file as a row of words, between which raw numbers may lie.
class LegacyVtk {
 public:
  explicit LegacyVtk(const BodyFile& file) : file_(file), text_(file.content) {}

  BodyTable read() {
    line();  // version
    line();  // title
    const std::string_view coding = word();
    if (coding != "ASCII" && coding != "BINARY")
      refuse(fmt::format("'{}' is neither ASCII nor BINARY", coding.substr(0, 40)));
    binary_ = coding == "BINARY";
    for (std::string_view key = word(); !key.empty() && key != "CELL_DATA"; key = word())
      read_section(key);
    return std::move(table_);
  }

 private:
  void read_section(std::string_view key) {
    if (key == "DATASET") {
      read_dataset();
    } else if (key == "POINTS") {
      table_.size = read_count();
      take("", 3, array(word(), 3, table_.size));
    } else if (key == "POINT_DATA") {
      if (read_count() != table_.size) refuse("POINT_DATA is not of all points");
    } else if (key == "SCALARS") {
      read_scalars();
    } else if (key == "VECTORS" || key == "NORMALS") {
      const std::string_view name = word();
      take(name, 3, array(word(), 3, table_.size));
    } else if (key == "FIELD") {
      read_field();
    } else if (key == "METADATA") {
      skip_metadata();
    } else {
      skip_cells(key);
    }
  }

  void read_dataset() {
    const std::string_view kind = word();
    if (kind != "POLYDATA" && kind != "UNSTRUCTURED_GRID")
      refuse(fmt::format("a data set of the kind {} has no points of its own", kind.substr(0, 40)));
  }

  // SCALARS name type [components], then LOOKUP_TABLE name.
  void read_scalars() {
    const std::string_view name = word();
    const std::string_view type = word();
    std::size_t components = 1;
    std::string_view next = word();
    if (next != "LOOKUP_TABLE") {
      components = as_count(next);
      next = word();
    }
    if (next != "LOOKUP_TABLE") refuse("'LOOKUP_TABLE' is missing");
    word();
    take(name, components, array(type, components, table_.size));
  }

  void read_field() {
    word();
    const std::size_t arrays = read_count();
    for (std::size_t a = 0; a < arrays; ++a) {
      std::string_view name = word();
      if (name == "METADATA") {
        skip_metadata();
        name = word();
      }
      const std::size_t components = read_count(), rows = read_count();
      const std::vector<double> values = array(word(), components, rows);
      if (rows == table_.size) take(name, components, values);
    }
  }

  // Lines up to the next blank one.
  void skip_metadata() {
    line();
    while (at_ < text_.size() && !is_blank(line())) {
    }
  }

  // VERTICES n size and its like: since version 5 two arrays, OFFSETS and CONNECTIVITY.
  void skip_cells(std::string_view key) {
    if (key == "OFFSETS" || key == "CONNECTIVITY")
      array(word(), 1, key == "OFFSETS" ? offsets_ : connections_);
    else if (key == "CELL_TYPES")
      array("int", 1, read_count());
    else if (key == "VERTICES" || key == "LINES" || key == "POLYGONS" || key == "TRIANGLE_STRIPS" ||
             key == "CELLS") {
      offsets_ = read_count();
      connections_ = read_count();
      const std::size_t before = at_;
      if (word() == "OFFSETS")
        at_ = before;
      else {
        at_ = before;
        array("int", 1, connections_);
      }
    } else {
      refuse(fmt::format("'{}' is not understood", key.substr(0, 40)));
    }
  }

  void take(std::string_view name, std::size_t components, const std::vector<double>& values) {
    take_array(table_, name, components, values);
  }

  std::vector<double> array(std::string_view type_name, std::size_t components, std::size_t rows) {
    const std::optional<VtkType> type = vtk_type(type_name);
    if (!type) refuse(fmt::format("'{}' is no type of numbers", type_name.substr(0, 40)));
    if (components > 64) refuse(fmt::format("an array of {} components", components));
    const std::size_t n = components * rows;
    if (binary_) return raw(*type, n);
    if (n > text_.size() - at_) refuse("the file ends in the middle of an array");
    std::vector<double> values(n);
    for (double& value : values) {
      const std::string_view text = word();
      if (!read_number(text, value))
        refuse(fmt::format("'{}' is not a number", text.substr(0, 40)));
    }
    return values;
  }

  std::vector<double> raw(const VtkType& type, std::size_t n) {
    while (at_ < text_.size() && text_[at_] != '\n') ++at_;
    ++at_;
    if (at_ > text_.size() || (text_.size() - at_) / type.bytes < n)
      refuse("the file ends in the middle of an array");
    const std::string_view bytes = text_.substr(at_, n * type.bytes);
    at_ += bytes.size();
    return decode(bytes, type, true);
  }

  std::size_t read_count() { return as_count(word()); }
  std::size_t as_count(std::string_view text) {
    double value = 0;
    if (!read_number(text, value) || value < 0 || value > 1e10)
      refuse(fmt::format("'{}' is no number of things", text.substr(0, 40)));
    if (value > 9 * static_cast<double>(most_file_bodies))
      refuse(fmt::format("the file holds more than {} bodies", most_file_bodies));
    return static_cast<std::size_t>(value);
  }

  static bool is_blank(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
  }
  std::string_view line() {
    const std::size_t end = std::min(text_.find('\n', at_), text_.size());
    const std::string_view found = text_.substr(at_, end - at_);
    at_ = std::min(end + 1, text_.size());
    return found;
  }
  // Empty at the end of the file.
  std::string_view word() {
    constexpr const char* blanks = " \t\r\n";
    at_ = std::min(text_.find_first_not_of(blanks, at_), text_.size());
    const std::size_t end = std::min(text_.find_first_of(blanks, at_), text_.size());
    const std::string_view found = text_.substr(at_, end - at_);
    at_ = end;
    return found;
  }

  [[noreturn]] void refuse(std::string message) const {
    file_.fail_at(at_, std::move(message), vtk_remedy);
  }

  const BodyFile& file_;
  std::string_view text_;
  std::size_t at_ = 0;
  bool binary_ = false;
  std::size_t offsets_ = 0, connections_ = 0;
  BodyTable table_;
};

}  // namespace

std::optional<VtkType> vtk_type(std::string_view name) {
  using Kind = VtkType::Kind;
  static constexpr std::pair<const char*, VtkType> types[] = {
      {"Int8", {Kind::signed_whole, 1}},
      {"UInt8", {Kind::whole, 1}},
      {"Int16", {Kind::signed_whole, 2}},
      {"UInt16", {Kind::whole, 2}},
      {"Int32", {Kind::signed_whole, 4}},
      {"UInt32", {Kind::whole, 4}},
      {"Int64", {Kind::signed_whole, 8}},
      {"UInt64", {Kind::whole, 8}},
      {"Float32", {Kind::floating, 4}},
      {"Float64", {Kind::floating, 8}},
      {"char", {Kind::signed_whole, 1}},
      {"unsigned_char", {Kind::whole, 1}},
      {"short", {Kind::signed_whole, 2}},
      {"unsigned_short", {Kind::whole, 2}},
      {"int", {Kind::signed_whole, 4}},
      {"unsigned_int", {Kind::whole, 4}},
      {"long", {Kind::signed_whole, 8}},
      {"unsigned_long", {Kind::whole, 8}},
      {"vtktypeint64", {Kind::signed_whole, 8}},
      {"vtkIdType", {Kind::signed_whole, 4}},
      {"float", {Kind::floating, 4}},
      {"double", {Kind::floating, 8}}};
  for (const auto& [known, type] : types)
    if (name == known) return type;
  return std::nullopt;
}

std::vector<double> decode(std::string_view bytes, const VtkType& type, bool big_endian) {
  const Decoder number = decoder_of(type);
  std::vector<double> values(bytes.size() / type.bytes);
  for (std::size_t i = 0; i < values.size(); ++i)
    values[i] = number(bytes.data() + i * type.bytes, big_endian);
  return values;
}

bool is_of_use(std::string_view name, std::size_t components) {
  return name.empty() ? components == 3 : first_column_of(name, components) != Column::count;
}

void take_array(BodyTable& table, std::string_view name, std::size_t components,
                const std::vector<double>& values) {
  if (!is_of_use(name, components)) return;
  const auto first =
      static_cast<std::size_t>(name.empty() ? Column::x : first_column_of(name, components));
  for (std::size_t i = 0; i < values.size(); ++i)
    table.column[first + i % components].push_back(values[i]);
}

BodyTable read_legacy_vtk(const BodyFile& file) { return LegacyVtk(file).read(); }

}  // namespace clast::scene
