// Where HDF5 writes a file. Internal to output.
//
// When a write fails, HDF5 (1.10 at least) keeps the file half open for good, tries to write the
// rest again at the end of the program, and may crash there. So it is never told: this sink keeps
// the first failure to itself, lets everything after it succeed into nothing, and reports it once
// HDF5 has closed the file.
#pragma once

#include <hdf5.h>

#include <cstdint>
#include <filesystem>

#include "output/hdf5.hpp"

namespace clast::hdf5 {

class Sink {
 public:
  // Creates the file, or throws clast::Error.
  explicit Sink(const std::filesystem::path& path);
  ~Sink();
  Sink(const Sink&) = delete;
  Sink& operator=(const Sink&) = delete;

  // Files created with these access properties go here, whatever name they are given.
  void attach(hid_t access);
  // Throws clast::Error if anything was lost. Call it when HDF5 has closed the file.
  void check() const;

  // For HDF5.
  void write(std::uint64_t offset, const void* data, std::size_t bytes);
  void read(std::uint64_t offset, void* data, std::size_t bytes);
  void truncate(std::uint64_t bytes);
  std::uint64_t end() const { return end_; }

 private:
  Handle driver_;
  int descriptor_ = -1;
  int failure_ = 0;  // errno of the first
  std::uint64_t end_ = 0;
};

}  // namespace clast::hdf5
