// Arrays that live on the host or on the device.
#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/fields.hpp"

namespace clast {

// Where memory lies. Each space allocates, frees, and copies to and from the host.
struct Host {
  static void* allocate(std::size_t bytes) { return ::operator new (bytes, std::align_val_t{64}); }
  static void release(void* p) { ::operator delete (p, std::align_val_t{64}); }
  static void copy(void* to, const void* from, std::size_t bytes) {
    if (bytes > 0) std::memcpy(to, from, bytes);
  }
  static void to_host(void* to, const void* from, std::size_t bytes) { copy(to, from, bytes); }
  static void from_host(void* to, const void* from, std::size_t bytes) { copy(to, from, bytes); }
};

// A run of plain values. Resizing never keeps values: whoever resizes also fills. Memory follows
// the size with some slack, upward and downward.
template <class T, class Space>
class Array {
 public:
  Array() = default;
  Array(Array&& other) noexcept { swap(other); }
  Array& operator=(Array&& other) noexcept {
    swap(other);
    return *this;
  }
  Array(const Array&) = delete;
  Array& operator=(const Array&) = delete;
  ~Array() { Space::release(data_); }

  T* data() { return data_; }
  const T* data() const { return data_; }
  std::size_t size() const { return size_; }
  std::size_t bytes() const { return capacity_ * sizeof(T); }

  void resize(std::size_t size) {
    if (size > capacity_ || (capacity_ > 4096 && size < capacity_ - capacity_ / 8)) {
      const std::size_t capacity = size + size / 32;
      release();
      data_ = static_cast<T*>(Space::allocate(capacity * sizeof(T)));
      capacity_ = capacity;
    }
    size_ = size;
  }
  // The same for what is used again and again with other sizes: memory only grows.
  void make_room(std::size_t size) {
    if (size > capacity_) resize(size);
    size_ = size;
  }
  void release() {
    Space::release(data_);
    data_ = nullptr;
    capacity_ = size_ = 0;
  }
  void swap(Array& other) noexcept {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    std::swap(capacity_, other.capacity_);
  }

  void assign(const std::vector<T>& values) {
    resize(values.size());
    Space::from_host(data_, values.data(), size_ * sizeof(T));
  }
  std::vector<T> values() const {
    std::vector<T> out(size_);
    Space::to_host(static_cast<void*>(out.data()), data_, size_ * sizeof(T));
    return out;
  }

 private:
  T* data_ = nullptr;
  std::size_t size_ = 0, capacity_ = 0;
};

// Tables of fields (base/fields.hpp) whose arrays lie in a space.
template <class Space>
struct Arrays {
  template <class T, FieldName name, unsigned fate>
  struct Of : Array<T, Space>, Declared<T, name, fate> {};
};

}  // namespace clast
