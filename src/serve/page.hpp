// The page of a run: what each address answers.
//
//   GET                       the page and its files
//   GET info                  what does not change: title, fields, materials, colours
//   GET scene                 the scene as text
//   GET shapes                meshes of the shapes
//   GET frames                numbers and times of the frames
//   GET state?after=N         how far a live run is; waits for news beyond number N
//   GET frame?number=N&…      one frame; number=live&after=N waits for a state beyond number N
//   GET grain?number=N&id=I   one grain in full precision
//   GET series                the numbers of series.csv
//   POST pause, resume, step?steps=N, stop
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "serve/frame_message.hpp"
#include "serve/http.hpp"
#include "serve/live_run.hpp"
#include "serve/series_digest.hpp"

namespace clast {

class Page {
 public:
  // The page of the run in a directory, which may be in progress: then `live` outlives the page.
  explicit Page(std::filesystem::path run, LiveRun* live = nullptr);

  // Called on another thread whenever an answer that was to come later may be there.
  void on_news(std::function<void()> news) { series_.on_news(std::move(news)); }

  // Whether the answer needs no files: those may be asked for while another thread waits for one
  // that does.
  static bool is_quick(const Request& request);

  // As Server::Handler wants it.
  Answer answer(const Request& request, bool may_wait);

 private:
  Answer get(const Request& request, bool may_wait);
  Answer post(const Request& request);
  Answer frame(const Request& request, bool may_wait);
  Answer grain(const Request& request);
  Answer state(const Request& request, bool may_wait) const;
  std::string info_text() const;
  std::string frames_bytes() const;
  Answer series(bool may_wait);
  std::vector<ShapeMesh> shapes() const;

  // The moment of number=N or number=live; nothing when a live one is not there yet.
  std::shared_ptr<const Moment> moment_at(const Request& request);
  std::shared_ptr<const Moment> read_moment(std::int64_t number);
  std::shared_ptr<const Moment> live_moment(std::int64_t newer_than);

  std::filesystem::path run_;
  LiveRun* live_;
  std::vector<std::string> materials_;
  std::string title_;
  SeriesDigest series_;
  // What was asked for last: several pages, and the grains of a frame, come from one reading.
  std::shared_ptr<const Moment> read_, live_moment_;
  std::map<std::string, std::shared_ptr<const std::string>> encoded_;
};

}  // namespace clast
