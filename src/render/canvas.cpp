#include "render/canvas.hpp"

#include <cairo-svg.h>

#include <numbers>

#include "render/font.hpp"
#include "render/image_surface.hpp"

namespace clast {

namespace {

void trace_lines(cairo_t* context, const std::vector<Polyline>& lines) {
  for (const Polyline& line : lines) {
    if (line.empty()) continue;
    cairo_move_to(context, line[0].x, line[0].y);
    for (const Point2& p : line) cairo_line_to(context, p.x, p.y);
  }
}

void draw(cairo_surface_t* surface, const Drawing& drawing, double scale) {
  const CairoHandle<cairo_t> context(cairo_create(surface));
  cairo_scale(context.get(), scale, scale);
  Canvas canvas(context.get());
  drawing(canvas);
  check_drawn(cairo_status(context.get()));
}

// An SVG file keeps each letter once. On a picture Cairo 1.16 would put letters on whole pixels, so
// that they stand unevenly; there they are drawn as areas.
void show(cairo_t* context, const std::string& text) {
  if (cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_SVG) {
    cairo_show_text(context, text.c_str());
  } else {
    cairo_text_path(context, text.c_str());
    cairo_fill(context);
  }
}

double share_before(Anchor anchor) {
  return anchor == Anchor::start ? 0 : anchor == Anchor::middle ? 0.5 : 1;
}

}  // namespace

void Canvas::set_color(Rgb8 color, double opacity) {
  cairo_set_source_rgba(context_, color.r / 255.0, color.g / 255.0, color.b / 255.0, opacity);
}

void Canvas::fill_box(const PixelBox& box, Rgb8 color) {
  set_color(color, 1);
  cairo_rectangle(context_, box.left, box.top, box.right - box.left, box.bottom - box.top);
  cairo_fill(context_);
}

void Canvas::draw_lines(const std::vector<Polyline>& lines, const Pen& pen) {
  set_color(pen.color, pen.opacity);
  cairo_set_line_width(context_, pen.width);
  cairo_set_line_cap(context_, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(context_, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash(context_, &pen.dash, pen.dash > 0 ? 1 : 0, 0);
  trace_lines(context_, lines);
  cairo_stroke(context_);
}

void Canvas::draw_lines(const std::vector<Polyline>& lines, const Pen& pen, const PixelBox& clip) {
  cairo_save(context_);
  cairo_rectangle(context_, clip.left, clip.top, clip.right - clip.left, clip.bottom - clip.top);
  cairo_clip(context_);
  draw_lines(lines, pen);
  cairo_restore(context_);
}

void Canvas::draw_text(double x, double y, std::string_view text, const TextStyle& style) {
  const Font& font = Font::chosen();
  const std::string shown = font.drawable(text);
  const double before = share_before(style.anchor) * style.height * font.width(shown);
  cairo_save(context_);
  cairo_translate(context_, x, y);
  if (style.upwards) cairo_rotate(context_, -0.5 * std::numbers::pi);
  font.use_in(context_, style.height);
  set_color(style.color, 1);
  cairo_move_to(context_, -before, 0);
  show(context_, shown);
  cairo_restore(context_);
}

void draw_on(Image& image, const Drawing& drawing, double scale) {
  const CairoHandle<cairo_surface_t> surface = to_surface(image);
  draw(surface.get(), drawing, scale);
  image = to_image(surface.get());
}

std::string svg_of(double width, double height, const Drawing& drawing) {
  std::string text;
  const CairoHandle<cairo_surface_t> surface(
      cairo_svg_surface_create_for_stream(append_to_text, &text, width, height));
  cairo_svg_surface_set_document_unit(surface.get(), CAIRO_SVG_UNIT_PX);
  draw(surface.get(), drawing, 1);
  cairo_surface_finish(surface.get());
  check_drawn(cairo_surface_status(surface.get()));
  return text;
}

double text_width(std::string_view text, double height) {
  const Font& font = Font::chosen();
  return height * font.width(font.drawable(text));
}

}  // namespace clast
