// What stands beside the bodies in a picture: scale bar and time, and colours and forces where they
// mean something.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "render/canvas.hpp"
#include "render/field.hpp"

namespace clast {

struct LegendContent {
  std::optional<Field> field;  // shown as colour
  ValueRange range;
  std::vector<std::int32_t> kinds;  // those in the scene, in order; for fields that tell kinds
  std::vector<std::string> names;   // of all materials by number; may be empty
  Real time = 0;
  Real longest_time = 0;     // of the series; keeps the digits of a movie in place
  Real strongest_force = 0;  // of the thickest rod; 0: there are none
};

// What is left for the scene in a picture without any text.
PixelBox free_area_without_labels(int width, int height);

// Places for the parts of a picture. Everything grows with the picture.
class Legend {
 public:
  Legend(LegendContent content, int width, int height);

  // What is left for the scene.
  PixelBox free_area() const;
  // `scale` is the length of a pixel.
  void draw(Canvas& canvas, Real scale) const;

 private:
  void name_kinds();
  void name_values();
  void draw_time(Canvas& canvas) const;
  void draw_scale(Canvas& canvas, Real scale) const;
  void draw_bar(Canvas& canvas) const;
  void draw_kinds(Canvas& canvas) const;
  void draw_rod(Canvas& canvas) const;
  TextStyle style() const;
  double bar_width() const { return 1.5 * text_; }

  LegendContent content_;
  double width_, height_;
  double text_;  // height of capitals
  double margin_;
  double side_ = 0;  // width of the part for colours and forces, on the right
  std::string title_;
  std::vector<std::string> labels_;  // beside the colours
  std::vector<Real> at_;             // their values
};

// The time with as many digits as tell the frames of a run of this length apart.
std::string time_text(Real time, Real longest_time);

}  // namespace clast
