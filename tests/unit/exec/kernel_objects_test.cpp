// The loops of the step are built once per instruction set. What was built for one set must not be
// linked into the code of another, and no copy may fuse multiplications with additions: both would
// give different bits, or an illegal instruction, on some other processor.
#include <gtest/gtest.h>

#include <filesystem>
#include <regex>
#include <sstream>
#include <tuple>

#include "tests/support/paths.hpp"
#include "tests/support/program.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

// Instruction set, and the part of the kernels (world/kernel_parts.hpp), or those of the bench.
using Built = std::tuple<const char*, const char*>;

class KernelObjects : public ::testing::TestWithParam<Built> {
 protected:
  void SetUp() override {
#if defined(CLAST_ONE_ISA)
    GTEST_SKIP() << "built for sanitizers";
#endif
    const fs::path build = fs::path(CLAST_PROGRAM).parent_path();
    object_ = build / "CMakeFiles" / ("clast_kernels_" + set() + "_" + part() + ".dir") / "src" /
              (of_bench() ? "bench/kernels_contact_cpu.cpp.o" : "world/kernels_cpu.cpp.o");
    ASSERT_TRUE(fs::exists(object_)) << object_;
  }

  static std::string set() { return std::get<0>(GetParam()); }
  static std::string part() { return std::get<1>(GetParam()); }
  static bool of_bench() { return part() == "bench"; }

  std::string output_of(const std::string& tool) const {
    const Ended ended = shell(tool + " '" + object_.string() + "'");
    if (ended.status != 0) ADD_FAILURE() << tool << ": " << ended.err;
    return ended.out;
  }

  fs::path object_;
};

// Weak symbols (W, V, u) may be replaced by those of any other object file at link time.
TEST_P(KernelObjects, ShareNoCode) {
  std::istringstream symbols(output_of("nm -C"));
  const std::string own = "run_range<clast::isa::" + set() + ",";
  int kernels = 0;
  for (std::string line; std::getline(symbols, line);) {
    std::smatch match;
    if (!std::regex_match(line, match, std::regex("[0-9a-f]* +([A-Za-z]) (.*)"))) continue;
    const std::string kind = match[1], name = match[2];
    if (kind != "W" && kind != "V" && kind != "u") continue;
    EXPECT_NE(name.find(own), std::string::npos) << name;
    ++kernels;
  }
  EXPECT_GT(kernels, of_bench() ? 3 : 10);
}

// What runs when the program starts runs on every processor.
TEST_P(KernelObjects, DoNothingWhenTheProgramStarts) {
  const std::string sections = output_of("readelf -SW");
  EXPECT_NE(sections.find(".text"), std::string::npos);
  for (const char* section : {".init_array", ".ctors", ".preinit_array"})
    EXPECT_EQ(sections.find(section), std::string::npos) << section;
}

TEST_P(KernelObjects, FuseNothing) {
  const std::string code = output_of("objdump -d --no-show-raw-insn");
  EXPECT_GT(code.size(), 100000u);
  const std::regex fused("\\bv?fn?m(add|sub|addsub|subadd)[0-9]*[ps][sd]\\b");
  std::istringstream lines(code);
  std::string function;
  int reported = 0;
  for (std::string line; std::getline(lines, line) && reported < 5;) {
    if (!line.empty() && line.front() != ' ') function = line;
    if (line.find("fm") == std::string::npos && line.find("fnm") == std::string::npos) continue;
    if (!std::regex_search(line, fused)) continue;
    ADD_FAILURE() << function << "\n" << line;
    ++reported;
  }
}

INSTANTIATE_TEST_SUITE_P(EachSet, KernelObjects,
                         ::testing::Combine(::testing::Values("x86_64", "avx2", "avx512"),
                                            ::testing::Values("0", "1", "2", "3", "4", "5",
                                                              "bench")),
                         [](const auto& tested) {
                           return std::string(std::get<0>(tested.param)) + "_" +
                                  std::get<1>(tested.param);
                         });

}  // namespace
}  // namespace clast::test
