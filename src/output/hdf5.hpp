// HDF5 handles that close themselves, and its errors as one line of text. Internal to output.
#pragma once

#include <hdf5.h>

#include <stdexcept>
#include <string>
#include <utility>

namespace clast::hdf5 {

// A call of HDF5 failed; the text is its innermost reason.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// The innermost reason on HDF5's error stack. For failed system calls only what the system said:
// the rest of that record is addresses and descriptors.
inline std::string reason() {
  std::string text;
  const auto visit = [](unsigned n, const H5E_error2_t* record, void* out) -> herr_t {
    if (n == 0 && record->desc != nullptr) *static_cast<std::string*>(out) = record->desc;
    return 0;
  };
  H5Ewalk2(H5E_DEFAULT, H5E_WALK_UPWARD, visit, &text);
  H5Eclear2(H5E_DEFAULT);
  const std::string mark = "error message = '";
  const std::size_t at = text.find(mark);
  if (at != std::string::npos) {
    const std::size_t begin = at + mark.size();
    text = text.substr(begin, text.find('\'', begin) - begin);
  }
  return text.empty() ? "the HDF5 library gives no reason" : text;
}

// Lets a result through unless it is HDF5's sign of failure.
template <class T>
T checked(T result) {
  if (result < 0) throw Failure(reason());
  return result;
}

// Keeps HDF5 from printing its errors while it lives: they go into our messages.
class Quiet {
 public:
  Quiet() {
    H5Eget_auto2(H5E_DEFAULT, &function_, &data_);
    H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
  }
  ~Quiet() { H5Eset_auto2(H5E_DEFAULT, function_, data_); }
  Quiet(const Quiet&) = delete;
  Quiet& operator=(const Quiet&) = delete;

 private:
  H5E_auto2_t function_ = nullptr;
  void* data_ = nullptr;
};

class Handle {
 public:
  using Closer = herr_t (*)(hid_t);

  // Takes the result of a call that opens or creates; throws if that failed.
  Handle(hid_t id, Closer closer) : id_(checked(id)), closer_(closer) {}
  ~Handle() {
    if (id_ >= 0) closer_(id_);
  }
  Handle(Handle&& other) noexcept : id_(std::exchange(other.id_, -1)), closer_(other.closer_) {}
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;

  operator hid_t() const { return id_; }
  // Closes now and throws if that fails: for what still has something to write.
  void close() {
    checked(closer_(id_));
    id_ = -1;
  }

 private:
  hid_t id_;
  Closer closer_;
};

}  // namespace clast::hdf5
