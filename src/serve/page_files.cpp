#include "serve/page_files.hpp"

#include <array>

// The assembler takes the bytes of a file as they are; CLAST_VIEWER is the directory they are in.
#define CLAST_EMBED(name, file)                                                           \
  asm(".section .rodata\n" #name "_begin:\n.incbin \"" CLAST_VIEWER "/" file "\"\n" #name \
      "_end:\n.byte 0\n.previous\n");                                                     \
  extern "C" const char name##_begin[], name##_end[];

CLAST_EMBED(clast_page_html, "index.html")
CLAST_EMBED(clast_page_js, "viewer.js")
CLAST_EMBED(clast_page_css, "viewer.css")
CLAST_EMBED(clast_page_licences, "licences.txt")

namespace clast {

namespace {

std::string_view between(const char* begin, const char* end) {
  return {begin, static_cast<std::size_t>(end - begin)};
}

}  // namespace

const PageFile* page_file(std::string_view name) {
  static const std::array<PageFile, 4> files = {{
      {"", "text/html; charset=utf-8", between(clast_page_html_begin, clast_page_html_end)},
      {"viewer.js", "text/javascript; charset=utf-8",
       between(clast_page_js_begin, clast_page_js_end)},
      {"viewer.css", "text/css; charset=utf-8", between(clast_page_css_begin, clast_page_css_end)},
      {"licences.txt", "text/plain; charset=utf-8",
       between(clast_page_licences_begin, clast_page_licences_end)},
  }};
  for (const PageFile& file : files)
    if (file.name == name) return &file;
  return nullptr;
}

}  // namespace clast
