// Bodies from XML files of VTK (.vtp, .vtu): text, base64 or raw numbers, plain or compressed.
#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <map>

#include "scene/body_file_vtk.hpp"

namespace clast::scene {

namespace {

constexpr const char* vtk_xml_remedy =
    "save points with an array 'radius', as .vtp or .vtu, plain or with the compressor of zlib";

// <name key="value" ...>, or </name>.
struct Tag {
  std::string_view name;
  std::map<std::string_view, std::string_view> attributes;
  std::size_t begin = 0, end = 0;  // in the text, with its brackets
  bool closing = false, empty = false;

  std::string_view get(std::string_view key, std::string_view otherwise = {}) const {
    const auto found = attributes.find(key);
    return found == attributes.end() ? otherwise : found->second;
  }
};

// Six bits of each letter; -1 for other characters.
int six_bits(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  return c == '+' ? 62 : c == '/' ? 63 : -1;
}

class XmlVtk {
 public:
  explicit XmlVtk(const BodyFile& file) : file_(file), text_(file.content) {}

  BodyTable read() {
    find_appended();
    Tag tag;
    while (next(tag)) {
      if (tag.name == "VTKFile" && !tag.closing) begin_file(tag);
      if (tag.name == "Piece" && !tag.closing) begin_piece(tag);
      if (tag.name == "PointData") in_point_data_ = !tag.closing && !tag.empty;
      if (tag.name == "Points") in_points_ = !tag.closing && !tag.empty;
      if (tag.name == "DataArray" && !tag.closing) read_array(tag);
      if (tag.name == "AppendedData") break;
    }
    table_.frame_of_clast = table_.has(Column::shape) && table_.has(Column::qw);
    for (const std::vector<double>& column : table_.column)
      if (!column.empty() && column.size() != table_.size)
        refuse("an array has another number of entries than there are points");
    return std::move(table_);
  }

 private:
  // ---- tags -----------------------------------------------------------------------------------

  bool next(Tag& tag) {
    const std::size_t begin = text_.find('<', at_);
    if (begin == std::string_view::npos) return false;
    if (text_.substr(begin, 4) == "<!--") {
      at_ = std::min(text_.find("-->", begin), text_.size());
      return next(tag);
    }
    const std::size_t end = text_.find('>', begin);
    if (end == std::string_view::npos) refuse("a tag does not end");
    tag = parsed(text_.substr(begin + 1, end - begin - 1));
    tag.begin = begin;
    at_ = tag.end = end + 1;
    return true;
  }

  Tag parsed(std::string_view inner) const {
    Tag tag;
    tag.closing = inner.starts_with('/');
    tag.empty = inner.ends_with('/');
    if (tag.closing) inner.remove_prefix(1);
    constexpr const char* blanks = " \t\r\n/";
    tag.name = inner.substr(0, inner.find_first_of(blanks));
    inner.remove_prefix(tag.name.size());
    for (;;) {
      const std::size_t begin = inner.find_first_not_of(blanks);
      const std::size_t equals = inner.find('=');
      if (begin == std::string_view::npos || equals == std::string_view::npos) return tag;
      const std::string_view key = inner.substr(begin, equals - begin);
      const std::size_t quote = inner.find_first_of("\"'", equals);
      if (quote == std::string_view::npos) return tag;
      const std::size_t last = inner.find(inner[quote], quote + 1);
      if (last == std::string_view::npos) return tag;
      tag.attributes[key.substr(0, key.find_first_of(blanks))] =
          inner.substr(quote + 1, last - quote - 1);
      inner.remove_prefix(last + 1);
    }
  }

  // Raw bytes may look like tags: what is appended is cut off first.
  void find_appended() {
    const std::size_t tag = text_.find("<AppendedData");
    if (tag == std::string_view::npos) return;
    const std::size_t mark = text_.find('_', text_.find('>', tag));
    if (mark == std::string_view::npos) refuse("the appended data does not begin with '_'");
    const std::string_view head = text_.substr(tag, mark - tag);
    appended_in_base64_ = head.find("base64") != std::string_view::npos;
    appended_ = text_.substr(mark + 1);
    text_ = text_.substr(0, mark);
  }

  // ---- structure ------------------------------------------------------------------------------

  void begin_file(const Tag& tag) {
    const std::string_view type = tag.get("type");
    if (type != "PolyData" && type != "UnstructuredGrid")
      refuse(fmt::format("a file of the type '{}' has no points of its own", type.substr(0, 40)));
    big_endian_ = tag.get("byte_order") == "BigEndian";
    header_bytes_ = tag.get("header_type") == "UInt64" ? 8 : 4;
    const std::string_view compressor = tag.get("compressor");
    compressed_ = !compressor.empty();
    if (compressed_ && compressor != "vtkZLibDataCompressor")
      refuse(fmt::format("the compressor {} is not known", compressor.substr(0, 40)));
  }

  void begin_piece(const Tag& tag) {
    piece_points_ = count(tag.get("NumberOfPoints", "0"));
    table_.size += piece_points_;
    if (table_.size > most_file_bodies)
      refuse(fmt::format("the file holds more than {} bodies", most_file_bodies));
  }

  void read_array(const Tag& tag) {
    if (!in_points_ && !in_point_data_) return;
    const std::string_view name = in_points_ ? std::string_view() : tag.get("Name");
    if (!in_points_ && name.empty()) return;
    const std::size_t components = count(tag.get("NumberOfComponents", in_points_ ? "3" : "1"));
    if (!is_of_use(name, components) || piece_points_ == 0) return;
    const std::optional<VtkType> type = vtk_type(tag.get("type"));
    if (!type) refuse(fmt::format("'{}' is no type of numbers", tag.get("type").substr(0, 40)));
    const std::size_t n = components * piece_points_;
    const std::vector<double> values = numbers(tag, *type, n);
    if (values.size() != n)
      refuse(fmt::format("array '{}' has {} numbers, not {}", name.empty() ? "Points" : name,
                         values.size(), n));
    take_array(table_, name, components, values);
  }

  std::size_t count(std::string_view text) const {
    double value = 0;
    if (!read_number(text, value) || value < 0 || value > static_cast<double>(most_file_bodies))
      refuse(fmt::format("'{}' is no number of things, or too large a one", text.substr(0, 40)));
    return static_cast<std::size_t>(value);
  }

  // ---- numbers --------------------------------------------------------------------------------

  std::vector<double> numbers(const Tag& tag, const VtkType& type, std::size_t n) {
    const std::string_view format = tag.get("format");
    if (format == "appended") {
      double offset = 0;
      if (!read_number(tag.get("offset"), offset) || offset < 0 ||
          offset > static_cast<double>(appended_.size()))
        refuse("the offset of an array is beyond the end of the file");
      const std::string_view data = appended_.substr(static_cast<std::size_t>(offset));
      return decode(appended_in_base64_ ? from_base64(data, type, n) : from_raw(data, type, n),
                    type, big_endian_);
    }
    const std::size_t end = std::min(text_.find('<', tag.end), text_.size());
    const std::string_view data = text_.substr(tag.end, end - tag.end);
    if (format == "binary") return decode(from_base64(data, type, n), type, big_endian_);
    std::vector<double> values;
    std::string_view rest = data;
    constexpr const char* blanks = " \t\r\n";
    for (std::size_t at = rest.find_first_not_of(blanks); at != std::string_view::npos;
         at = rest.find_first_not_of(blanks)) {
      rest.remove_prefix(at);
      const std::string_view word = rest.substr(0, rest.find_first_of(blanks));
      double value = 0;
      if (!read_number(word, value))
        refuse(fmt::format("'{}' is not a number", word.substr(0, 40)));
      values.push_back(value);
      rest.remove_prefix(word.size());
    }
    return values;
  }

  std::uint64_t header(std::string_view bytes, std::size_t i) const {
    if (bytes.size() / header_bytes_ <= i) refuse("the file ends in the middle of an array");
    const VtkType type{VtkType::Kind::whole, header_bytes_};
    const double value =
        decode(bytes.substr(i * header_bytes_, header_bytes_), type, big_endian_)[0];
    if (value > 1e12) refuse("the head of an array is damaged");
    return static_cast<std::uint64_t>(value);
  }

  // Plain: its size, then the bytes. Compressed: how many blocks, how large they are and the last
  // one is, how many bytes each has, then the blocks.
  std::string from_raw(std::string_view data, const VtkType& type, std::size_t n) {
    const std::size_t wanted = n * type.bytes;
    if (!compressed_) {
      const std::uint64_t size = header(data, 0);
      data.remove_prefix(header_bytes_);
      if (size != wanted || data.size() < wanted) refuse("the file ends in the middle of an array");
      return std::string(data.substr(0, wanted));
    }
    const std::size_t bytes = header_bytes_ * (3 + block_count(data));
    if (data.size() < bytes) refuse("the file ends in the middle of an array");
    return inflated(data.substr(0, bytes), data.substr(bytes), wanted);
  }

  // In base64 a compressed array has its head and its blocks as two texts.
  std::string from_base64(std::string_view text, const VtkType& type, std::size_t n) {
    std::string_view rest = text;
    if (!compressed_) return from_raw(base64(rest, header_bytes_ + n * type.bytes), type, n);
    std::string_view ahead = rest;
    const std::string start = base64(ahead, header_bytes_);
    const std::string head = base64(rest, header_bytes_ * (3 + block_count(start)));
    std::uint64_t size = 0;
    for (std::size_t b = 0; b < block_count(head); ++b) size += header(head, 3 + b);
    if (size > text.size()) refuse("the file ends in the middle of an array");
    return inflated(head, base64(rest, static_cast<std::size_t>(size)), n * type.bytes);
  }

  std::size_t block_count(std::string_view head) const {
    const std::uint64_t blocks = header(head, 0);
    if (blocks > file_.content.size()) refuse("the head of a compressed array is damaged");
    return static_cast<std::size_t>(blocks);
  }

  std::string inflated(std::string_view head, std::string_view blocks, std::size_t wanted) const {
    std::string out;
    out.reserve(wanted);
    const std::size_t count = block_count(head);
    const std::uint64_t size = header(head, 1), last = header(head, 2);
    for (std::size_t b = 0; b < count; ++b) {
      const std::uint64_t packed = header(head, 3 + b);
      const std::uint64_t open = b + 1 == count && last > 0 ? last : size;
      if (packed > blocks.size() || open > wanted - out.size())
        refuse("the head of a compressed array is damaged");
      std::string block(static_cast<std::size_t>(open), '\0');
      uLongf got = block.size();
      const int status =
          uncompress(reinterpret_cast<Bytef*>(block.data()), &got,
                     reinterpret_cast<const Bytef*>(blocks.data()), static_cast<uLong>(packed));
      if (status != Z_OK || got != block.size()) refuse("a compressed array is damaged");
      out += block;
      blocks.remove_prefix(static_cast<std::size_t>(packed));
    }
    return out;
  }

  // That many bytes, in groups of three; moves on behind them.
  std::string base64(std::string_view& text, std::size_t bytes) const {
    std::string out;
    out.reserve(std::min(bytes, text.size()) + 3);
    while (out.size() < bytes) {
      std::uint32_t group = 0;
      int letters = 0, padding = 0;
      while (letters < 4) {
        if (text.empty()) refuse("the file ends in the middle of an array");
        const char c = text.front();
        text.remove_prefix(1);
        const int bits = six_bits(c);
        if (bits < 0 && c != '=' && c != ' ' && c != '\t' && c != '\r' && c != '\n')
          refuse("an array in base64 has other characters in it");
        if (bits < 0 && c != '=') continue;
        padding += c == '=' ? 1 : 0;
        group = (group << 6) | static_cast<std::uint32_t>(bits < 0 ? 0 : bits);
        ++letters;
      }
      for (int k = 0; k < 3 - padding; ++k)
        out.push_back(static_cast<char>((group >> (16 - 8 * k)) & 255));
      if (padding > 0 && out.size() < bytes) refuse("an array in base64 ends too early");
    }
    out.resize(bytes);
    return out;
  }

  [[noreturn]] void refuse(std::string message) const {
    file_.fail_at(at_, std::move(message), vtk_xml_remedy);
  }

  const BodyFile& file_;
  std::string_view text_, appended_;
  std::size_t at_ = 0;
  bool appended_in_base64_ = false, big_endian_ = false, compressed_ = false;
  std::size_t header_bytes_ = 4;
  std::size_t piece_points_ = 0;
  bool in_points_ = false, in_point_data_ = false;
  BodyTable table_;
};

}  // namespace

BodyTable read_xml_vtk(const BodyFile& file) { return XmlVtk(file).read(); }

}  // namespace clast::scene
