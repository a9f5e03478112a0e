#!/usr/bin/env bash
# How full each method of insertion gets a box, per shape: asks for more than fits and reads the
# answer. Equal bodies, box 15 equivalent diameters wide.
#   benchmarks/insertion.sh [CLAST]        default: build/clast
set -euo pipefail
cd "$(dirname "$0")/.."
clast=${1:-build/clast}
scene=$(mktemp --suffix=.toml)
trap 'rm -f "$scene"' EXIT

reached() {  # method, shape, orientation
  cat >"$scene" <<TOML
duration = 1
dimensions = ${4:-3}
[[material]]
name = "rock"
density = 2600
youngs_modulus = 1e7
[[insert]]
method = "$1"
shape = "$2"
orientation = "$3"
solid_fraction = 0.99
diameter = 1
region = { box = { low = [0, 0, 0], high = [15, ${5:-15}, 15] } }
TOML
  # A method that fills the box altogether has nothing to say.
  { "$clast" check "$scene" 2>&1 || true; } |
    sed -n 's/.*(\([0-9.]*\) % of it solid).*/\1/p; s/.*these fill \([0-9.]*\) %.*/\1/p; s/.*: fine$/100/p'
}

printf '%-14s %8s %8s %16s %8s\n' shape random lattice 'lattice, same' dense
for shape in sphere cube brick flat_plate tetrahedron octahedron pyramid dodecahedron icosahedron \
  prism16 polyhedron14 ballast_1 gravel_1 l_shape cross jack; do
  printf '%-14s %8s %8s %16s %8s\n' "$shape" "$(reached random $shape random)" \
    "$(reached lattice $shape random)" "$(reached lattice $shape same)" \
    "$(reached dense $shape random)"
done
for shape in disc square triangle hexagon; do
  printf '%-14s %8s %8s %16s %8s\n' "$shape" "$(reached random $shape random 2 0)" \
    "$(reached lattice $shape random 2 0)" "$(reached lattice $shape same 2 0)" \
    "$(reached dense $shape random 2 0)"
done
