// A seal over a file: its length and a hash (xxHash) of every byte behind it, in the first 512
// bytes of the file. It guards against accidents, not against people.
//
// It is checked before anything else looks at the content, so a damaged or truncated file never
// reaches the library that would have to make sense of it.
#pragma once

#include <cstddef>
#include <filesystem>

namespace clast {

constexpr std::size_t seal_bytes = 512;

// Fills the first 512 bytes of a file whose content starts behind them.
// `format` is the version of the layout of the content.
void seal_file(const std::filesystem::path& path, int format);

// Throws clast::Error, with a reason that does not repeat the path, unless the file is exactly as
// it was sealed with this format.
void check_seal(const std::filesystem::path& path, int format);

}  // namespace clast
