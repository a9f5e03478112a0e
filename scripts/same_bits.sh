#!/usr/bin/env bash
# Whether two programs end scenes in the same state:  scripts/same_bits.sh CLAST OTHER [PART]
# Compilers and processors may not show in results, as instruction sets and threads may not. OTHER may
# be several words, a program that runs another; PART: of the times below, for slow ones.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -eq 2 ] || [ $# -eq 3 ] || { echo "usage: scripts/same_bits.sh CLAST OTHER [PART]" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

state_after() { # PROGRAM SCENE TIME
  $1 run "scenes/$2.toml" --out "$work/$2" --force --quiet --until "$3" > "$work/log" 2>&1 ||
    { cat "$work/log" >&2; exit 1; }
  sed -n 's/.*"state_hash": *"\([0-9a-f]*\)".*/\1/p' "$work/$2/summary.json"
}

differ=0
while read -r scene whole; do
  time=$(awk "BEGIN { print ${3:-1} * $whole }")
  one=$(state_after "$1" "$scene" "$time")
  other=$(state_after "$2" "$scene" "$time")
  if [ -n "$one" ] && [ "$one" = "$other" ]; then
    echo "$scene at $time s: $one, the same"
  else
    echo "$scene at $time s: ${one:-no state} and ${other:-no state}"
    differ=1
  fi
done << 'SCENES'
rubble_pile 0.3
mixed_shapes 0.2
drum 0.1
jacks 0.2
cluster_crush 0.02
rock_drop 0.02
sticky_powder 0.02
simple_shear 0.05
polygons 0.1
settle 0.1
ellipsoid_heap 0.1
SCENES
exit $differ
