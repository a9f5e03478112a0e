// A whole run of a scene by the program, in a folder of its own.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "plot/table.hpp"
#include "tests/support/program.hpp"

namespace clast::test {

class SceneRun {
 public:
  explicit SceneRun(const std::string& scene) {
    put(directory_ / "scene.toml", scene);
    const Ended ended =
        clast({"run", (directory_ / "scene.toml").string(), "--out", folder().string(), "--quiet"});
    EXPECT_EQ(ended.status, 0) << ended.err;
    series_ = read_series(folder() / "series.csv");
  }

  std::filesystem::path folder() const { return directory_ / "run"; }
  const SeriesTable& series() const { return series_; }
  const std::vector<Real>& operator[](const std::string& column) const {
    return series_.column(column);
  }

 private:
  TemporaryDirectory directory_;
  SeriesTable series_;
};

inline SeriesTable series_of(const std::string& scene) { return SceneRun(scene).series(); }

}  // namespace clast::test
