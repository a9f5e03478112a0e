// What bodies are told apart by when they are counted: material, size, tag. A body belongs to one
// class of each.
#pragma once

#include <string>
#include <vector>

#include "measure/sensor.hpp"

namespace clast {

// Classes of one kind.
struct ClassGroup {
  const char* kind;          // material, size or tag
  int first, count;          // among all classes
  std::vector<Real> limits;  // of size classes: diameters between them
};

class Classes {
 public:
  void add_materials(const std::vector<std::string>& names);
  // Limits between classes, rising: diameters of balls of equal volume, or of discs.
  void add_sizes(const std::vector<Real>& diameters, bool flat);
  void add_tags(const std::vector<std::int32_t>& tags);

  // Of all classes, one after the other; columns end with them.
  const std::vector<std::string>& names() const { return names_; }
  std::size_t size() const { return names_.size(); }
  const std::vector<ClassGroup>& groups() const { return groups_; }

  // Calls f(number of the class) for each that body i belongs to.
  template <class F>
  void visit(const Observed& now, std::size_t i, F&& f) const {
    if (first_material_ >= 0) f(first_material_ + now.in.bodies.material[i]);
    if (first_size_ >= 0) f(first_size_ + size_class(now.volume(i)));
    if (const int tag = tag_class(now.in.bodies.tag[i]); tag >= 0) f(first_tag_ + tag);
  }

 private:
  int add(const char* kind, const std::vector<std::string>& names, std::vector<Real> limits = {});
  int size_class(Real volume) const;
  int tag_class(std::int32_t tag) const;

  std::vector<std::string> names_;
  std::vector<ClassGroup> groups_;
  int first_material_ = -1, first_size_ = -1, first_tag_ = -1;  // -1: not told apart by that
  std::vector<Real> sizes_;                                     // as volumes
  std::vector<std::int32_t> tags_;
};

// A number of bodies and their mass.
struct Amount {
  Real number = 0, mass = 0;

  void add(Real count, Real mass_of_each) {
    number += count;
    mass += count * mass_of_each;
  }
};

// A sensor that counts bodies by class.
class Counting : public Sensor {
 public:
  Counting(std::string name, Classes classes)
      : Sensor(std::move(name)), classes_(std::move(classes)) {}

  const Classes& classes() const { return classes_; }
  // What is counted, of each class.
  virtual std::vector<Amount> amounts(const Observed& now) const = 0;

 protected:
  // The names of its own columns, then of those that each class has too: number.glass, ...
  std::vector<std::string> with_classes(std::vector<std::string> own,
                                        const std::vector<std::string>& of_each) const;

 private:
  Classes classes_;
};

void append_amounts(const std::vector<Amount>& amounts, std::vector<Real>& values);

}  // namespace clast
