#include "law/laws.hpp"

namespace clast {
namespace {

template <class Law>
LawEntry entry_of() {
  const auto list = [](const auto& keys) {
    return std::vector<const ValueKey*>(std::begin(keys), std::end(keys));
  };
  LawEntry entry{Law::name, Law::title,        Law::about,      list(Law::material_keys), {},
                 {},        put_in_force<Law>, Law::limit_step, is_for_shapes<Law>};
  if constexpr (requires { Law::pair_keys; }) entry.pair_keys = list(Law::pair_keys);
  if constexpr (requires { Law::contact_keys; }) entry.contact_keys = list(Law::contact_keys);
  return entry;
}

}  // namespace

const std::vector<LawEntry>& laws() {
  static const std::vector<LawEntry> all = [] {
    std::vector<LawEntry> entries;
    for_each_type(Laws{},
                  [&]<class Law>(std::type_identity<Law>) { entries.push_back(entry_of<Law>()); });
    return entries;
  }();
  return all;
}

const LawEntry* find_law(const std::string& name) {
  for (const LawEntry& law : laws())
    if (name == law.name) return &law;
  return nullptr;
}

const LawEntry& law_named(const std::string& name) {
  if (const LawEntry* law = find_law(name)) return *law;
  std::string known;
  for (const LawEntry& law : laws()) known += (known.empty() ? "" : ", ") + std::string(law.name);
  throw Error("there is no contact law \"" + name + "\"; there are " + known);
}

}  // namespace clast
