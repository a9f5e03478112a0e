// clast bench neighbor: the neighbour searches side by side on generated beds.
#include "apps/clast/bench_neighbor.hpp"

#include <fmt/format.h>
#include <oneapi/tbb/global_control.h>
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "apps/clast/command_line.hpp"
#include "base/clock.hpp"
#include "base/error.hpp"
#include "bench/cluster_beds.hpp"
#include "bench/search_beds.hpp"
#include "neighbor/search.hpp"
#include "shape/sphere_set.hpp"

namespace clast {
namespace {

struct Options {
  std::string json;
  std::vector<std::string> searches = {"nbs", "tls", "dess", "single_grid", "fastest"};
  std::vector<double> n = {1000, 10000, 100000};
  std::vector<double> size_ratio = {1};
  std::vector<double> density = {0.5};
  std::vector<double> spacing = {2};
  std::vector<double> box_ratio = {1.5};
  double margin = 0.1;
  double most_seconds = 60;
  int repeat = 3;
  int threads = 0;
  std::string clock = "wall";
  BedSettings bed;
  ClusterBedSettings clusters;
  bool within_clusters = false;
};

// dess compares every body with those in a slice of space, all_pairs with everybody: not worth
// waiting for beyond these.
bool affordable(const std::string& search, double n) {
  if (search == "all_pairs") return n <= 20000;
  if (search == "dess") return n <= 200000;
  return true;
}

std::int64_t peak_resident_bytes() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  return static_cast<std::int64_t>(used.ru_maxrss) * 1024;
}

// Tells lists of pairs apart (FNV-1a).
std::uint64_t digest(const PairBuffer& pairs) {
  std::uint64_t hash = 0xcbf29ce484222325;
  const auto take = [&](std::int32_t value) {
    hash = (hash ^ static_cast<std::uint32_t>(value)) * 0x100000001b3;
  };
  for (std::size_t k = 0; k < pairs.a.size(); ++k) {
    take(pairs.a[k]);
    take(pairs.b[k]);
  }
  return hash;
}

class Bench {
 public:
  explicit Bench(const Options& options) : options_(options) {}

  void run() {
    fmt::print("{:<18}{:>10}{:>8}{:>11}{:>9}{:>12}{:>12}{:>13}{:>10}\n", "search", "n", "ratio",
               "density", "box", "seconds", "ns/body", "pairs", "MiB");
    if (options_.clusters.bodies.empty())
      measure_generated();
    else if (options_.clusters.cluster.empty())
      measure_bodies();
    else
      measure_clusters();
    if (!options_.json.empty()) write();
  }

 private:
  void measure_generated() {
    const bool spaced = options_.bed.arrangement.starts_with("packing");
    for (const double n : options_.n)
      for (const double ratio : options_.size_ratio)
        for (const double density : spaced ? options_.spacing : options_.density) {
          BedSettings settings = options_.bed;
          if (!(n >= 1 && n <= 1e9)) throw Error(fmt::format("n is {}; it must be 1 to 1e9", n));
          settings.n = static_cast<std::int32_t>(n);
          settings.size_ratio = ratio;
          (spaced ? settings.spacing : settings.density) = density;
          measure_bed(make_bed(settings), settings, spaced ? relative_density(settings) : density);
        }
  }

  void measure_bodies() {
    const Bed bed = bed_of_bodies(options_.clusters.bodies, options_.bed);
    BedSettings settings = options_.bed;
    settings.arrangement = "bodies";
    settings.n = static_cast<std::int32_t>(bed.center.size());
    const auto [least, most] = std::minmax_element(bed.radius.begin(), bed.radius.end());
    settings.size_ratio = *most / *least;
    measure_bed(bed, settings, 0);
  }

  void measure_clusters() {
    ClusterBedSettings asked = options_.clusters;
    asked.seed = options_.bed.seed;
    const Bed bed = make_cluster_bed(asked);
    BedSettings settings = options_.bed;
    settings.arrangement = asked.cluster;
    settings.n = static_cast<std::int32_t>(bed.center.size());
    measure_bed(bed, settings, 0);
  }

  // Of a packing of NBS: discs per area, over that of discs at distance D in both directions.
  static double relative_density(const BedSettings& s) {
    switch (s.arrangement.back()) {
      case 'b':
        return 1 / (2 * s.spacing);
      case 'c':
        return 1 / (s.spacing * s.spacing);
      case 'd':
        return 1 / (1 + s.spacing);
      default:
        return 0.5;
    }
  }

  struct Entry {
    std::string name;
    double box = 0;
    std::unique_ptr<Search> search;
    SearchReport report;
    double total = 0;
    std::vector<double> seconds;
    SearchPhase bounding, subdivision, resolution;  // with their shortest seconds

    void note_phases() {
      note(bounding, report.bounding);
      note(subdivision, report.subdivision);
      note(resolution, report.resolution);
    }
    void note(SearchPhase& kept, const SearchPhase& now) const {
      const double shortest = seconds.size() < 2 ? now.seconds : kept.seconds;
      kept = {now.effort, std::min(shortest, now.seconds)};
    }
    double median() const {
      std::vector<double> sorted = seconds;
      const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
      std::nth_element(sorted.begin(), middle, sorted.end());
      return *middle;
    }
  };

  // Searches take turns, so that a machine busy with other things disturbs them alike.
  void measure_bed(const Bed& bed, const BedSettings& settings, double density) {
    std::vector<Entry> entries;
    for (const std::string& name : options_.searches)
      if (affordable(name, settings.n))
        for (const double box : name == "tls" ? options_.box_ratio : std::vector<double>{0})
          entries.push_back({name, box, make_search(name), {}, 0, {}, {}, {}, {}});
    PairBuffer pairs;
    std::optional<std::uint64_t> expected;
    for (int k = 0; k < options_.repeat; ++k)
      for (Entry& e : entries) {
        const std::size_t enough = e.total > 10 * options_.most_seconds ? 1 : 3;
        if (e.seconds.size() >= enough && e.total > options_.most_seconds) continue;
        measure(bed, e, pairs);
        if (expected.value_or(digest(pairs)) != digest(pairs))
          throw Error(fmt::format("{} found other pairs than {}", e.name, entries.front().name));
        expected = digest(pairs);
      }
    for (const Entry& e : entries) add_row(e, settings, density);
  }

  void measure(const Bed& bed, Entry& e, PairBuffer& pairs) const {
    SearchSettings asked;
    asked.margin = options_.margin * bed.mean_diameter;
    asked.within_clusters = bed.cluster.empty() || options_.within_clusters;
    if (e.box > 0) asked.box_ratio = e.box;
    const TimeOf timed = options_.clock == "processor" ? TimeOf::processor : TimeOf::wall;
    const double start = seconds_on_clock(timed);
    e.search->find(bed.volumes(), asked, pairs);
    e.seconds.push_back(seconds_on_clock(timed) - start);
    e.total += e.seconds.back();
    e.report = e.search->report();
    e.note_phases();
  }

  static nlohmann::json row_of(const SearchPhase& phase) {
    return {{"operations", phase.effort.operations()}, {"seconds", phase.seconds}};
  }

  void add_row(const Entry& e, const BedSettings& settings, double density) {
    const double seconds = e.median();
    fmt::print("{:<18}{:>10}{:>8g}{:>11.4g}{:>9}{:>12.6f}{:>12.1f}{:>13}{:>10.1f}\n", e.name,
               settings.n, settings.size_ratio, density,
               e.box > 0 ? fmt::format("{:g}", e.box) : "-", seconds, 1e9 * seconds / settings.n,
               e.report.pairs, static_cast<double>(e.report.bytes) / (1 << 20));
    if (!e.report.warning.empty()) fmt::print("  {}\n", e.report.warning);
    std::fflush(stdout);
    rows_.push_back({{"search", e.name},
                     {"n", settings.n},
                     {"size_ratio", settings.size_ratio},
                     {"density", density},
                     {"seconds", seconds},
                     {"fastest", *std::min_element(e.seconds.begin(), e.seconds.end())},
                     {"used", e.report.used},
                     {"pairs", e.report.pairs},
                     {"bytes", e.report.bytes},
                     {"pair_bytes", e.report.pair_bytes},
                     {"arrangement", settings.arrangement},
                     {"sizes", settings.sizes},
                     {"shape", settings.shape},
                     {"order", settings.order},
                     {"spacing", settings.spacing},
                     {"box_ratio", e.box},
                     {"levels", e.report.levels},
                     {"comparisons", e.report.effort.comparisons},
                     {"visits", e.report.effort.visits},
                     {"cells", e.report.effort.cells},
                     {"operations", e.report.effort.operations()},
                     {"bounding", row_of(e.bounding)},
                     {"subdivision", row_of(e.subdivision)},
                     {"resolution", row_of(e.resolution)},
                     {"warning", e.report.warning}});
  }

  void write() const {
    std::ofstream file(options_.json);
    file << nlohmann::json{{"threads", options_.threads},
                           {"clock", options_.clock},
                           {"peak_resident_bytes", peak_resident_bytes()},
                           {"margin", options_.margin},
                           {"rows", rows_}}
                .dump(1)
         << '\n';
    if (!file.flush()) throw Error(fmt::format("cannot write {}", options_.json));
  }

  const Options& options_;
  nlohmann::json rows_ = nlohmann::json::array();
};

void run(Options& options) {
  if (options.repeat < 1) throw Error("--repeat must be at least 1");
  if (options.clusters.bodies.empty() && !options.clusters.cluster.empty())
    throw Error("--cluster says what the large ones of --bodies become: give that too");
  if (!(options.margin >= 0)) throw Error("--margin must not be negative");
  if (options.clock == "processor" && options.threads != 1)
    throw Error("--clock processor adds up the time of all threads: use --threads 1");
  const int all = static_cast<int>(
      tbb::global_control::active_value(tbb::global_control::max_allowed_parallelism));
  if (options.threads <= 0) options.threads = all;
  const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, options.threads);
  Bench(options).run();
}

}  // namespace

void add_bench_neighbor(CLI::App& bench) {
  auto options = std::make_shared<Options>();
  CLI::App* command =
      bench.add_subcommand("neighbor", "Neighbour searches side by side on generated beds");
  Options& o = *options;
  command->add_option("--json", o.json, "Write the rows to this file");
  command->add_option("--search", o.searches, "Searches to compare")
      ->delimiter(',')
      ->check(word_of(search_names()));
  command->add_option("--n", o.n, "Numbers of bodies")->delimiter(',');
  command->add_option("--size-ratio", o.size_ratio, "Largest over smallest diameter")
      ->delimiter(',');
  command->add_option("--density", o.density, "Volume of bounding spheres over that of space")
      ->delimiter(',');
  command->add_option("--spacing", o.spacing, "S / D of packing_b to packing_d")->delimiter(',');
  command->add_option("--box-ratio", o.box_ratio, "TLS: box over median body")->delimiter(',');
  command->add_option("--arrangement", o.bed.arrangement, "Where the bodies are")
      ->check(word_of(bed_arrangements()));
  command->add_option("--sizes", o.bed.sizes, "Distribution of diameters")
      ->check(word_of({"uniform", "log_uniform", "equal_volume"}));
  command->add_option("--shape", o.bed.shape, "What the bounding boxes are around")
      ->check(word_of(bed_shapes()));
  command->add_option("--order", o.bed.order, "How bodies are numbered")
      ->check(word_of({"spatial", "random"}));
  command->add_option("--bodies", o.clusters.bodies,
                      "A file of bodies in place of generated ones, such as a frame of a run");
  command
      ->add_option("--cluster", o.clusters.cluster,
                   "What the large ones of them become; without it they stay what they are")
      ->check(word_of(sphere_set_names()));
  command->add_option("--from-radius", o.clusters.from_radius, "Radius from which they do, in m");
  command->add_flag("--within-clusters", o.within_clusters,
                    "Pairs of one cluster are looked for as well");
  command->add_option("--margin", o.margin, "Margin over the mean diameter");
  command->add_option("--seed", o.bed.seed, "Of the random numbers");
  command->add_option("--repeat", o.repeat, "Searches per row; the median counts");
  command->add_option("--seconds", o.most_seconds, "No more repeats beyond this time");
  command
      ->add_option("--clock", o.clock, "Which time counts; that of the processor with one thread")
      ->check(word_of({"wall", "processor"}));
  command->add_option("--threads", o.threads, "0: as many as there are cores");
  command->callback([options] { run(*options); });
}

}  // namespace clast
