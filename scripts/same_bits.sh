#!/usr/bin/env bash
# Whether two builds of the program end scenes in the same state:  scripts/same_bits.sh CLAST OTHER
# Compilers may not show in results, as instruction sets and threads may not.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -eq 2 ] || { echo "usage: scripts/same_bits.sh CLAST OTHER" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

state_after() { # PROGRAM SCENE TIME
  "$1" run "scenes/$2.toml" --out "$work/$2" --force --quiet --until "$3" > "$work/log" 2>&1 ||
    { cat "$work/log" >&2; exit 1; }
  sed -n 's/.*"state_hash": *"\([0-9a-f]*\)".*/\1/p' "$work/$2/summary.json"
}

differ=0
while read -r scene time; do
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
