#include "exec/isa.hpp"

#include <gtest/gtest.h>
#include <stdlib.h>

#include "base/error.hpp"

namespace clast {
namespace {

class IsaChoice : public ::testing::Test {
 protected:
  void TearDown() override { ::unsetenv("CLAST_ISA"); }

  static std::string error_of(const char* asked) {
    ::setenv("CLAST_ISA", asked, 1);
    try {
      choose_isa();
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  }
};

TEST_F(IsaChoice, TheNarrowestIsAlwaysThere) {
  ::setenv("CLAST_ISA", "x86_64", 1);
  EXPECT_EQ(choose_isa(), Isa::x86_64);
}

TEST_F(IsaChoice, NothingAskedGivesTheWidest) {
  ::unsetenv("CLAST_ISA");
  const Isa widest = choose_isa();
  ::setenv("CLAST_ISA", "", 1);
  EXPECT_EQ(choose_isa(), widest);
  ::setenv("CLAST_ISA", name_of(widest), 1);
  EXPECT_EQ(choose_isa(), widest);
}

TEST_F(IsaChoice, UnknownNamesAreRefusedWithTheKnownOnes) {
  EXPECT_NE(error_of("sse9").find("avx2"), std::string::npos);
}

}  // namespace
}  // namespace clast
