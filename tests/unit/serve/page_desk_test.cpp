#include "serve/page_desk.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <atomic>

#include "tests/support/small_scene.hpp"
#include "tests/unit/render/little_run.hpp"

namespace clast {
namespace {

using namespace testing_render;

Request desk_request(const std::string& path,
                     std::vector<std::pair<std::string, std::string>> query = {}) {
  Request request;
  request.method = "GET";
  request.path = path;
  request.query = std::move(query);
  return request;
}

// Asks again whenever there is news, as the server does.
Answer answer_in_time(PageDesk& desk, const std::atomic<int>& news, const Request& request,
                      bool may_wait = true) {
  int seen = news;
  Answer answer = desk.answer(request, may_wait);
  const auto is_there = [&] {
    if (answer.later && news > seen) {
      seen = news;
      answer = desk.answer(request, may_wait);
    }
    return !answer.later;
  };
  EXPECT_TRUE(test::wait_until(is_there));
  return answer;
}

TEST(PageDesk, AnswersFromFilesComeLater) {
  const TemporaryDirectory run;
  write_little_run(run, 2);
  Page page(run);
  PageDesk desk(page);
  std::atomic<int> news = 0;
  desk.on_news([&] { ++news; });
  const Request frame = desk_request("frame", {{"number", "1"}, {"color", "id"}});
  EXPECT_TRUE(desk.answer(frame, true).later);
  EXPECT_FALSE(desk.answer(desk_request("info"), true).later);
  EXPECT_FALSE(desk.answer(desk_request(""), true).later);
  EXPECT_FALSE(desk.answer(desk_request("state"), true).later);
  for (const Request& request : {frame, desk_request("shapes"), desk_request("frames")})
    for (const bool may_wait : {true, false}) {
      const Answer answer = answer_in_time(desk, news, request, may_wait);
      EXPECT_EQ(answer.status, 200) << request.path;
      EXPECT_EQ(*answer.body, *page.answer(request, true).body);
    }
  EXPECT_EQ(answer_in_time(desk, news, desk_request("series")).status, 200);
  EXPECT_EQ(answer_in_time(desk, news, desk_request("frame", {{"number", "77"}})).status, 404);
}

// What nobody fetched is not the answer to who asks later.
TEST(PageDesk, OldAnswersAreMadeAnew) {
  const TemporaryDirectory run;
  write_little_run(run, 1);
  Page page(run);
  PageDesk desk(page);
  std::atomic<int> news = 0;
  desk.on_news([&] { ++news; });
  const Request frames = desk_request("frames");
  EXPECT_TRUE(desk.answer(frames, true).later);
  EXPECT_TRUE(test::wait_until([&] { return news == 1; }));
  write_little_run(run, 3);
  std::this_thread::sleep_for(std::chrono::milliseconds(2100));
  EXPECT_EQ(*answer_in_time(desk, news, frames).body, *page.answer(frames, true).body);
}

TEST(PageDesk, ALiveFrameComesWithTheNewsOfTheRun) {
  const TemporaryDirectory run;
  LiveRun live([] {});
  Page page(run, &live);
  PageDesk desk(page);
  std::atomic<int> news = 0;
  desk.on_news([&] { ++news; });
  const Request frame =
      desk_request("frame", {{"number", "live"}, {"after", "-1"}, {"color", "id"}});
  EXPECT_TRUE(desk.answer(frame, true).later);
  EXPECT_TRUE(test::wait_until([&] { return live.wants_state(); }));
  EXPECT_EQ(answer_in_time(desk, news, frame, false).status, 404);  // no state yet
  auto state = std::make_shared<Snapshot>(little_pile());
  Model model;
  model.walls = little_box();
  live.show(state, model, 1e-3);
  EXPECT_EQ(answer_in_time(desk, news, frame).status, 200);
}

}  // namespace
}  // namespace clast
