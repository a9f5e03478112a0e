// The program as it is built: what makes a mistake harder to exploit is in it.
#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "tests/support/paths.hpp"
#include "tests/support/program.hpp"

namespace clast::test {
namespace {

std::string output_of(const std::string& tool) {
  const Ended ended = shell(tool + " '" CLAST_PROGRAM "'");
  EXPECT_EQ(ended.status, 0) << ended.err;
  return ended.out;
}

class HardenedProgram : public ::testing::Test {
 protected:
  void SetUp() override {
#if !defined(CLAST_HARDENED)
    GTEST_SKIP() << "built with -DCLAST_HARDENED=OFF";
#endif
  }
};

TEST_F(HardenedProgram, LiesAtRandomAddressesWithTablesThatCannotBeWritten) {
  EXPECT_NE(output_of("readelf -h").find("DYN"), std::string::npos);
  const std::string segments = output_of("readelf -lW");
  EXPECT_NE(segments.find("GNU_RELRO"), std::string::npos);
  const std::size_t stack = segments.find("GNU_STACK");
  ASSERT_NE(stack, std::string::npos);
  EXPECT_EQ(segments.substr(stack, segments.find('\n', stack) - stack).find("RWE"),
            std::string::npos);
  EXPECT_NE(output_of("readelf -dW").find("NOW"), std::string::npos);
}

// An empty entry among the folders that libraries are looked for in is the current folder.
TEST_F(HardenedProgram, TakesNoLibraryFromTheCurrentFolder) {
  std::istringstream lines(output_of("readelf -dW"));
  for (std::string line; std::getline(lines, line);) {
    if (line.find("RUNPATH") == std::string::npos && line.find("RPATH") == std::string::npos)
      continue;
    std::string folders = line.substr(line.find('[') + 1);
    folders.resize(folders.find(']'));
    folders += ':';
    for (std::size_t begin = 0, end; (end = folders.find(':', begin)) != std::string::npos;
         begin = end + 1)
      EXPECT_TRUE(folders[begin] == '/' || folders.compare(begin, 7, "$ORIGIN") == 0) << line;
  }
}

TEST_F(HardenedProgram, ChecksStacksBuffersAndContainers) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "sanitizers have checks of their own";
#endif
  const std::string symbols = output_of("readelf -sW --dyn-syms");
  EXPECT_NE(symbols.find("__stack_chk_fail"), std::string::npos);
  EXPECT_NE(symbols.find("__glibcxx_assert_fail"), std::string::npos);
#if defined(__OPTIMIZE__) && !defined(__clang__)
  EXPECT_NE(symbols.find("_chk@"), std::string::npos);
#endif
}

// Where an indirect jump may end there is a mark (Intel's indirect branch tracking).
TEST_F(HardenedProgram, MarksWhereJumpsMayEnd) {
  const std::string code = output_of("objdump -d --no-show-raw-insn --disassemble=main");
  const std::size_t begin = code.find("<main>:");
  ASSERT_NE(begin, std::string::npos);
  EXPECT_NE(code.substr(begin, 200).find("endbr64"), std::string::npos);
}

}  // namespace
}  // namespace clast::test
