// What the page gets in one piece: a line of JSON that says what follows, and plain arrays.
//
//   4 bytes   "CLM1"
//   4 bytes   length of the JSON text, little-endian
//   JSON      { …, "sections": { name: [type, offset, count], … } }
//   arrays    each at a multiple of 8 bytes from the start, little-endian
//
// Types are f32, f64, i16, u16, i32 and u32; offsets count from the end of the JSON text, rounded
// up to a multiple of 8.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace clast {

template <class T>
struct MessageType;
template <>
struct MessageType<float> {
  static constexpr const char* name = "f32";
};
template <>
struct MessageType<double> {
  static constexpr const char* name = "f64";
};
template <>
struct MessageType<std::int16_t> {
  static constexpr const char* name = "i16";
};
template <>
struct MessageType<std::uint16_t> {
  static constexpr const char* name = "u16";
};
template <>
struct MessageType<std::int32_t> {
  static constexpr const char* name = "i32";
};
template <>
struct MessageType<std::uint32_t> {
  static constexpr const char* name = "u32";
};

class Message {
 public:
  nlohmann::json head = nlohmann::json::object();

  template <class T>
  void add(const std::string& name, const std::vector<T>& values) {
    sections_[name] = {MessageType<T>::name, data_.size(), values.size()};
    data_.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T));
    pad(data_);
  }

  std::string bytes() const {
    nlohmann::json all = head;
    all["sections"] = sections_;
    const std::string text = all.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
    const auto length = static_cast<std::uint32_t>(text.size());
    std::string out = "CLM1";
    out.append(reinterpret_cast<const char*>(&length), sizeof length);
    out += text;
    pad(out);
    return out + data_;
  }

 private:
  static void pad(std::string& bytes) { bytes.resize((bytes.size() + 7) / 8 * 8, '\0'); }

  nlohmann::json sections_ = nlohmann::json::object();
  std::string data_;
};

}  // namespace clast
