// A seal over a file: its length and a hash of every byte, in the first 512 bytes of the file.
//
// It is checked before anything else looks at the content, so a damaged or truncated file never
// reaches the library that would have to make sense of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>

namespace clast {

constexpr std::size_t seal_bytes = 512;

// 64 bits that change with any byte; equal for equal bytes however they are cut into pieces.
class ByteHash {
 public:
  void add(const void* data, std::size_t bytes);
  std::uint64_t value() const;

 private:
  void add_block(const unsigned char* block);

  static constexpr std::size_t block_bytes = 32;
  std::uint64_t lanes_[4] = {1, 2, 3, 4};  // independent, so that they run in parallel
  unsigned char rest_[block_bytes] = {};
  std::uint64_t total_ = 0;
};

// Fills the first 512 bytes of a file whose content starts behind them.
// `format` is the version of the layout of the content.
void seal_file(const std::filesystem::path& path, int format);

// Throws clast::Error, with a reason that does not repeat the path, unless the file is exactly as
// it was sealed with this format.
void check_seal(const std::filesystem::path& path, int format);

}  // namespace clast
