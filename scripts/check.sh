#!/usr/bin/env bash
# Checks that need no build: format, direction of includes, names of files.
set -euo pipefail
cd "$(dirname "$0")/.."
# Files that clang-format would change, with line and column.
unformatted=$(git ls-files -co --exclude-standard '*.cpp' '*.hpp' '*.cu' '*.cuh' |
  while read -r file; do [ ! -f "$file" ] || echo "$file"; done |
  xargs clang-format --dry-run 2>&1 | sed -n 's/: warning: code should be clang-formatted.*//p')
if [ -n "$unformatted" ]; then
  printf '%s\n' "$unformatted" 'check.sh: clang-format would change these; run make format' >&2
  exit 1
fi
scripts/check_source.py
