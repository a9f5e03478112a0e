// One maker per search; each lives in the source file of its name, fine_grid in single_grid.cpp.
#pragma once

#include <memory>

#include "neighbor/search.hpp"

namespace clast {

std::unique_ptr<Search> make_fastest();
std::unique_ptr<Search> make_all_pairs();
std::unique_ptr<Search> make_single_grid();
std::unique_ptr<Search> make_fine_grid();
std::unique_ptr<Search> make_cluster_grid();
std::unique_ptr<Search> make_nbs();
std::unique_ptr<Search> make_nbs_2d();
std::unique_ptr<Search> make_tls();
std::unique_ptr<Search> make_dess();
std::unique_ptr<Search> make_hierarchical_grid();

}  // namespace clast
