// What is wrong with a command line, said before it is parsed: an unknown command or option is
// named, with the nearest one.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace clast {

// Says what is wrong, or nothing.
std::string mistake_in(const CLI::App& app, const std::vector<std::string>& arguments);

// The text of `clast help [COMMAND]`; throws Error for a command that does not exist.
std::string help_for(const CLI::App& app, const std::vector<std::string>& command);

// For options whose value is one of these words; another one is answered with the nearest.
CLI::Validator word_of(const std::vector<std::string>& words);

// What is said of a command line that cannot be parsed.
std::string explained(const CLI::App* app, const CLI::Error& error);

}  // namespace clast
