#include "neighbor/rows_from_pairs.hpp"

#include <algorithm>

#include "exec/parallel.hpp"

namespace clast {
namespace {

// counts[i] entries per row become starts of rows; cursor follows them while rows are filled.
void scan(Array<std::int32_t, Host>& row, int n, std::vector<std::int32_t>& cursor) {
  std::int32_t total = 0;
  for (int i = 0; i < n; ++i) {
    const std::int32_t count = row.data()[i];
    row.data()[i] = total;
    total += count;
  }
  row.data()[n] = total;
  cursor.assign(row.data(), row.data() + n);
}

}  // namespace

void drop_pairs_of_one_owner(const std::int32_t* owner, PairBuffer& pairs) {
  std::size_t kept = 0;
  for (std::size_t k = 0; k < pairs.a.size(); ++k) {
    if (owner[pairs.a[k]] == owner[pairs.b[k]]) continue;
    pairs.a[kept] = pairs.a[k];
    pairs.b[kept] = pairs.b[k];
    ++kept;
  }
  pairs.a.resize(kept);
  pairs.b.resize(kept);
  pairs.row.clear();
}

void rows_from_pairs(const PairBuffer& pairs, const std::int32_t* id, int n, Rows<Host>& rows) {
  const std::size_t total = pairs.a.size();
  rows.row.resize(n + 1);
  rows.incoming_row.resize(n + 1);
  rows.first.resize(total);
  rows.second.resize(total);
  rows.incoming.resize(total);
  std::int32_t* row = rows.row.data();
  std::int32_t* incoming_row = rows.incoming_row.data();
  std::fill(row, row + n + 1, 0);
  std::fill(incoming_row, incoming_row + n + 1, 0);
  const auto owner = [&](std::size_t k) {
    const bool a_owns = id[pairs.a[k]] < id[pairs.b[k]];
    return std::pair(a_owns ? pairs.a[k] : pairs.b[k], a_owns ? pairs.b[k] : pairs.a[k]);
  };
  for (std::size_t k = 0; k < total; ++k) {
    const auto [a, b] = owner(k);
    ++row[a];
    ++incoming_row[b];
  }
  std::vector<std::int32_t> cursor, incoming_cursor;
  scan(rows.row, n, cursor);
  scan(rows.incoming_row, n, incoming_cursor);
  std::int32_t* second = rows.second.data();
  std::int32_t* incoming = rows.incoming.data();
  for (std::size_t k = 0; k < total; ++k) {
    const auto [a, b] = owner(k);
    second[cursor[a]++] = b;
    incoming[incoming_cursor[b]++] = a;
  }
  const auto by_id = [&](std::int32_t a, std::int32_t b) { return id[a] < id[b]; };
  parallel_for(n, [&](int i) {
    std::sort(second + row[i], second + row[i + 1], by_id);
    std::fill(rows.first.data() + row[i], rows.first.data() + row[i + 1], i);
  });
  // Partners become numbers of pairs.
  parallel_for(n, [&](int i) {
    std::sort(incoming + incoming_row[i], incoming + incoming_row[i + 1], by_id);
    for (std::int32_t e = incoming_row[i]; e < incoming_row[i + 1]; ++e) {
      const std::int32_t a = incoming[e];
      const auto at = std::lower_bound(second + row[a], second + row[a + 1], i, by_id);
      incoming[e] = static_cast<std::int32_t>(at - second);
    }
  });
}

}  // namespace clast
