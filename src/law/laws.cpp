#include "law/laws.hpp"

namespace clast {

const std::vector<LawEntry>& laws() {
  static const std::vector<LawEntry> all = [] {
    std::vector<LawEntry> entries;
    for_each_type(Laws{},
                  [&]<class Law>(std::type_identity<Law>) { entries.push_back(law_entry<Law>()); });
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
