#include "output/hdf5_sink.hpp"

#include <fcntl.h>
#include <unistd.h>
#if __has_include(<H5FDdevelop.h>)
#include <H5FDdevelop.h>
#endif

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "output/atomic_file.hpp"

namespace clast::hdf5 {

namespace {

// What HDF5 holds of an open file: its own part first.
struct SinkFile {
  H5FD_t common;
  Sink* sink;
  haddr_t allocated;
};

struct Attachment {
  Sink* sink;
};

SinkFile& of(H5FD_t* file) { return *reinterpret_cast<SinkFile*>(file); }
const SinkFile& of(const H5FD_t* file) { return *reinterpret_cast<const SinkFile*>(file); }

H5FD_t* open(const char*, unsigned, hid_t access, haddr_t) {
  const auto* attachment = static_cast<const Attachment*>(H5Pget_driver_info(access));
  if (attachment == nullptr) return nullptr;
  return reinterpret_cast<H5FD_t*>(new SinkFile{{}, attachment->sink, 0});
}

herr_t close(H5FD_t* file) {
  delete &of(file);
  return 0;
}

herr_t query(const H5FD_t*, unsigned long* flags) {
  if (flags != nullptr) *flags = H5FD_FEAT_AGGREGATE_METADATA | H5FD_FEAT_ACCUMULATE_METADATA;
  return 0;
}

haddr_t get_allocated(const H5FD_t* file, H5FD_mem_t) { return of(file).allocated; }

herr_t set_allocated(H5FD_t* file, H5FD_mem_t, haddr_t address) {
  of(file).allocated = address;
  return 0;
}

haddr_t get_end(const H5FD_t* file, H5FD_mem_t) { return of(file).sink->end(); }

herr_t read(H5FD_t* file, H5FD_mem_t, hid_t, haddr_t address, std::size_t bytes, void* to) {
  of(file).sink->read(address, to, bytes);
  return 0;
}

herr_t write(H5FD_t* file, H5FD_mem_t, hid_t, haddr_t address, std::size_t bytes,
             const void* from) {
  of(file).sink->write(address, from, bytes);
  return 0;
}

herr_t truncate(H5FD_t* file, hid_t, hbool_t) {
  of(file).sink->truncate(of(file).allocated);
  return 0;
}

hid_t register_driver() {
  H5FD_class_t driver{};
#if H5_VERSION_GE(1, 13, 2)
  driver.version = H5FD_CLASS_VERSION;
  driver.value = H5_VFD_RESERVED + 1;
#endif
  driver.name = "clast sink";
  driver.maxaddr = HADDR_MAX >> 1;
  driver.fc_degree = H5F_CLOSE_STRONG;
  driver.fapl_size = sizeof(Attachment);
  driver.open = open;
  driver.close = close;
  driver.query = query;
  driver.get_eoa = get_allocated;
  driver.set_eoa = set_allocated;
  driver.get_eof = get_end;
  driver.read = read;
  driver.write = write;
  driver.truncate = truncate;
  const H5FD_mem_t one_list[] = H5FD_FLMAP_SINGLE;
  std::copy(std::begin(one_list), std::end(one_list), driver.fl_map);
  return H5FDregister(&driver);
}

}  // namespace

Sink::Sink(const std::filesystem::path& path) : driver_(register_driver(), H5FDunregister) {
  descriptor_ = open_aside(path, O_RDWR);
  if (descriptor_ < 0) throw Error(std::strerror(errno));
}

Sink::~Sink() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

void Sink::attach(hid_t access) {
  const Attachment attachment{this};
  checked(H5Pset_driver(access, driver_, &attachment));
}

void Sink::check() const {
  if (failure_ != 0) throw Error(std::strerror(failure_));
}

void Sink::write(std::uint64_t offset, const void* data, std::size_t bytes) {
  end_ = std::max(end_, offset + bytes);
  const char* from = static_cast<const char*>(data);
  while (failure_ == 0 && bytes > 0) {
    const ssize_t n = ::pwrite(descriptor_, from, bytes, static_cast<off_t>(offset));
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) {
      failure_ = n < 0 ? errno : ENOSPC;
      return;
    }
    from += n;
    offset += static_cast<std::uint64_t>(n);
    bytes -= static_cast<std::size_t>(n);
  }
}

void Sink::read(std::uint64_t offset, void* data, std::size_t bytes) {
  char* to = static_cast<char*>(data);
  while (bytes > 0) {
    const ssize_t n = ::pread(descriptor_, to, bytes, static_cast<off_t>(offset));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0 && failure_ == 0) failure_ = errno;
    if (n <= 0) break;
    to += n;
    offset += static_cast<std::uint64_t>(n);
    bytes -= static_cast<std::size_t>(n);
  }
  std::memset(to, 0, bytes);  // what was never written reads as zero
}

void Sink::truncate(std::uint64_t bytes) {
  if (failure_ == 0 && ::ftruncate(descriptor_, static_cast<off_t>(bytes)) != 0) failure_ = errno;
  end_ = bytes;
}

}  // namespace clast::hdf5
