#include "apps/clast/command_line.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "scene/problems.hpp"

namespace clast {

namespace {

using Names = std::vector<std::string>;

Names commands_of(const CLI::App& app) {
  Names names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  return names;
}

const CLI::App* command_of(const CLI::App& app, const std::string& name) {
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    if (command->get_name() == name) return command;
  return nullptr;
}

Names options_of(const CLI::App& command) {
  Names names;
  for (const CLI::Option* option : command.get_options())
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  return names;
}

// "clast bench neighbor".
std::string full_name(const CLI::App& app) {
  const CLI::App* parent = app.get_parent();
  return parent == nullptr ? "clast" : full_name(*parent) + " " + app.get_name();
}

std::string help_command(const CLI::App& app) {
  const CLI::App* parent = app.get_parent();
  return parent == nullptr ? "clast help" : help_command(*parent) + " " + app.get_name();
}

std::string no_command(const CLI::App& app, const std::string& name) {
  Names names = commands_of(app);
  if (app.get_parent() == nullptr) names.emplace_back("help");
  return fmt::format("{}: there is no command '{}'{}\n  commands: {}; `{}` explains them",
                     full_name(app), name, scene::did_you_mean(name, names), fmt::join(names, ", "),
                     help_command(app));
}

std::string no_option(const CLI::App& command, const std::string& name) {
  const Names names = options_of(command);
  return fmt::format("{}: there is no option '{}'{}\n  options: {}; `{}` explains them",
                     full_name(command), name, scene::did_you_mean(name, names),
                     fmt::join(names, ", "), help_command(command));
}

bool is_option(const std::string& argument) {
  const bool letter = argument.size() > 1 && argument[0] == '-' &&
                      (std::isalpha(static_cast<unsigned char>(argument[1])) != 0);
  return letter || (argument.size() > 2 && argument.starts_with("--"));
}

const CLI::Option* option_of(const CLI::App& command, const std::string& name) {
  for (const CLI::Option* option : command.get_options())
    if (option->check_name(name)) return option;
  return nullptr;
}

}  // namespace

std::string mistake_in(const CLI::App& app, const Names& arguments) {
  const CLI::App* command = &app;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    if (argument == "--") break;
    if (is_option(argument)) {
      const std::string name = argument.substr(0, argument.find('='));
      const CLI::Option* option = option_of(*command, name);
      // A short one may carry its value, as in -oFILE.
      if (option == nullptr && name.starts_with("--")) return no_option(*command, name);
      const bool has_value = argument.find('=') != std::string::npos;
      if (option != nullptr && option->get_items_expected_max() > 0 && !has_value) ++i;
      continue;
    }
    if (commands_of(*command).empty()) continue;
    const CLI::App* next = command_of(*command, argument);
    if (next == nullptr && command->get_require_subcommand_min() > 0)
      return no_command(*command, argument);
    if (next != nullptr) command = next;
  }
  return "";
}

std::string help_for(const CLI::App& app, const Names& words) {
  const CLI::App* command = &app;
  for (const std::string& word : words) {
    const CLI::App* next = command_of(*command, word);
    if (next == nullptr) throw Error(no_command(*command, word));
    command = next;
  }
  return command->help(full_name(*command).substr(0, full_name(*command).rfind(' ')));
}

CLI::Validator word_of(const Names& words) {
  const auto mistake = [words](const std::string& word) {
    const bool known = std::find(words.begin(), words.end(), word) != words.end();
    return known ? std::string()
                 : fmt::format("cannot be '{}'{}; allowed: {}", word,
                               scene::did_you_mean(word, words), scene::one_of(words));
  };
  return {mistake, fmt::format("{{{}}}", fmt::join(words, ","))};
}

std::string explained(const CLI::App* app, const CLI::Error& error) {
  const CLI::App* command = app;
  while (!command->get_subcommands().empty()) command = command->get_subcommands().front();
  const Names extra = app->remaining(true);
  const std::string what = dynamic_cast<const CLI::ExtrasError*>(&error) == nullptr || extra.empty()
                               ? error.what()
                               : fmt::format("'{}' is too much", fmt::join(extra, " "));
  return fmt::format("{}: {}\n  `{}` explains it\n", full_name(*command), harmless(what),
                     help_command(*command));
}

}  // namespace clast
