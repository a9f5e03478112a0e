#include "plot/expression.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/unit/render/little_run.hpp"

namespace clast {
namespace {

using testing_render::message_of;

const SeriesTable table{{"time", "kinetic_translation", "gravity", "wall_a_fx", "wall_a_ty",
                         "wall_a_uz", "wall_left-a_fz", "wall_left-a"},
                        {{0, 1}, {2, 8}, {4, 2}, {-3, 5}, {1, 1}, {2, 4}, {100, 200}, {10, 20}}};

std::vector<Real> values(const std::string& text) { return evaluate(text, table).values; }
std::string unit(const std::string& text) { return evaluate(text, table).unit.text(); }

TEST(Expression, FollowsTheRulesOfArithmetic) {
  EXPECT_EQ(values("gravity"), (std::vector<Real>{4, 2}));
  EXPECT_EQ(values("1 + 2*3 - 4/2"), (std::vector<Real>{5, 5}));
  EXPECT_EQ(values("(1+2)*(3-4)/2"), (std::vector<Real>{-1.5, -1.5}));
  EXPECT_EQ(values("8/2/2"), (std::vector<Real>{2, 2}));
  EXPECT_EQ(values("10-4-3"), (std::vector<Real>{3, 3}));
  EXPECT_EQ(values("-wall_a_fx*2"), (std::vector<Real>{6, -10}));
  EXPECT_EQ(values("2--1"), (std::vector<Real>{3, 3}));
  EXPECT_EQ(values(" kinetic_translation / gravity + 1e-1 "), (std::vector<Real>{0.6, 4.1}));
  EXPECT_EQ(values(".5*4"), (std::vector<Real>{2, 2}));
}

TEST(Expression, HasFunctions) {
  EXPECT_EQ(values("abs(wall_a_fx)"), (std::vector<Real>{3, 5}));
  EXPECT_EQ(values("sqrt(kinetic_translation*2)"), (std::vector<Real>{2, 4}));
  EXPECT_EQ(values("min(kinetic_translation, gravity, 3)"), (std::vector<Real>{2, 2}));
  EXPECT_EQ(values("max(min(kinetic_translation,gravity),abs(-2.5))"),
            (std::vector<Real>{2.5, 2.5}));
  EXPECT_TRUE(std::isnan(values("sqrt(wall_a_fx)")[0]));
  EXPECT_TRUE(std::isinf(values("1/time")[0]));
}

TEST(Expression, SumsTakeAllColumnsThatFit) {
  EXPECT_EQ(values("sum(wall_*)"), (std::vector<Real>{110, 230}));
  EXPECT_EQ(values("sum(wall_*_f*)"), (std::vector<Real>{97, 205}));
  EXPECT_EQ(values("sum(wall.*.force.z)"), (std::vector<Real>{100, 200}));
  EXPECT_EQ(values("-2*sum( wall_*_fx , gravity, 1)"), (std::vector<Real>{-4, -16}));
  EXPECT_EQ(values("sum(time*time)"), (std::vector<Real>{0, 1}));  // a product
  EXPECT_EQ(unit("sum(wall_*_f*)"), "N");
  const std::string message = message_of([] { values("sum(lid_*_fx)"); });
  EXPECT_NE(message.find("there is no column \"lid_\""), std::string::npos) << message;
}

TEST(Expression, NamesOfWallsMayContainOperators) {
  EXPECT_EQ(values("wall_left-a_fz"), (std::vector<Real>{100, 200}));
  EXPECT_EQ(values("wall_left-a-1"), (std::vector<Real>{9, 19}));
}

TEST(Expression, ColumnsOfWallsAreKnownByDottedNamesToo) {
  EXPECT_EQ(values("wall.a.force.x"), values("wall_a_fx"));
  EXPECT_EQ(values("wall.left-a.force.z/(0.1*0.1)"), values("wall_left-a_fz/(0.1*0.1)"));
  EXPECT_EQ(unit("wall.a.force.x/(10 cm*10 cm)"), "Pa");
  EXPECT_EQ(unit("wall.a.torque.y"), "N m");
  EXPECT_EQ(values("2*wall.a.displacement.z"), (std::vector<Real>{4, 8}));
}

TEST(Expression, UnitsFollowAsFarAsTheyCan) {
  EXPECT_EQ(unit("gravity"), "J");
  EXPECT_EQ(unit("abs(gravity) - min(kinetic_translation, 0.5)"), "J");
  EXPECT_EQ(unit("kinetic_translation/gravity"), "");
  EXPECT_EQ(unit("gravity/time"), "W");
  EXPECT_EQ(unit("wall_a_fx/(wall_a_uz*wall_a_uz)"), "Pa");
  EXPECT_EQ(unit("-wall_a_ty"), "N m");
  EXPECT_EQ(unit("wall_a_ty/wall_a_fx"), "m");
  EXPECT_EQ(unit("sqrt(wall_a_uz*wall_a_uz)"), "m");
  EXPECT_EQ(unit("wall_a_uz*wall_a_uz"), "m²");
  // What a number stands for is known to nobody else, and unlike things have no common unit.
  EXPECT_EQ(unit("wall_a_fx/(0.1*0.1)"), "SI units");
  EXPECT_EQ(unit("gravity + wall_a_fx"), "SI units");
  EXPECT_EQ(unit("sqrt(wall_a_uz)"), "SI units");
  EXPECT_EQ(unit("2*3"), "");
}

TEST(Expression, NumbersMayHaveUnits) {
  EXPECT_EQ(values("wall_a_fx/(10 cm*5 mm)"), (std::vector<Real>{-3 / (0.1 * 0.005), 10000}));
  EXPECT_EQ(unit("wall_a_fx/(10 cm*5 mm)"), "Pa");
  EXPECT_EQ(unit("wall_a_fx/100cm2"), "Pa");
  EXPECT_EQ(unit("wall_a_fx - 2 N"), "N");
  EXPECT_EQ(unit("gravity/9.81 m/s2"), "kg m");  // the longest unit that stands there
  EXPECT_EQ(unit("gravity/(9.81 m/s2*wall_a_uz)"), "kg");
  EXPECT_EQ(values("50 % * gravity"), (std::vector<Real>{2, 1}));
  EXPECT_EQ(unit("50 % * gravity"), "J");
  // A function is no minute, and a column no unit.
  EXPECT_EQ(values("6/min(gravity, 3)"), (std::vector<Real>{2, 3}));
  EXPECT_EQ(values("1/time")[1], 1);
}

TEST(Expression, MistakesAreShownWhereTheyAre) {
  const auto message = [](const std::string& text) {
    return message_of([&] { evaluate(text, table); });
  };
  const auto points_at = [&](const std::string& text, std::size_t place) {
    const std::string expected = "\n  " + text + "\n  " + std::string(place, ' ') + "^";
    EXPECT_TRUE(message(text).ends_with(expected)) << message(text);
  };
  points_at("gravity/(0.1*", 13);
  points_at("", 0);
  points_at("gravity gravity", 8);
  points_at("2*(gravity", 10);
  points_at("gravity)", 7);
  points_at("1 + grravity", 4);
  points_at("µ+nothing", 0);
  points_at("gravity + µ", 10);
  points_at("1.5.5", 3);
  points_at("min(1)", 5);
  points_at("sin(1)", 0);
  EXPECT_NE(message("sin(1)").find("abs, sqrt, min, max or sum"), std::string::npos);
  points_at(std::string(100'000, '('), 100);
}

TEST(Expression, NearColumnsAreOffered) {
  const auto message = [](const std::string& text) {
    return message_of([&] { evaluate(text, table); });
  };
  EXPECT_NE(message("grravity").find("did you mean gravity?"), std::string::npos);
  EXPECT_NE(message("kinetc").find("did you mean kinetic_translation?"), std::string::npos);
  EXPECT_NE(message("wall_b_fx").find("did you mean wall_a_fx"), std::string::npos);
  EXPECT_NE(message("wall.a.force.y").find("did you mean wall.a.force.x"), std::string::npos);
  EXPECT_NE(message("wall.b.force").find("wall.left-a.force.z"), std::string::npos);
  EXPECT_NE(message("zq").find("the columns are time, kinetic_translation"), std::string::npos);
}

TEST(Expression, CommasInsideParenthesesSeparateNothing) {
  EXPECT_EQ(split_expressions("a, min(b,c) ,d"), (std::vector<std::string>{"a", "min(b,c)", "d"}));
  EXPECT_EQ(split_expressions("a"), (std::vector<std::string>{"a"}));
}

}  // namespace
}  // namespace clast
