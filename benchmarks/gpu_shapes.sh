#!/usr/bin/env bash
# Polyhedra on a machine with a CUDA device: the same bits as on the CPU, and speed while a wide,
# shallow bed of mixed polyhedra comes to rest.
#   benchmarks/gpu_shapes.sh PROGRAM OUT
# Writes OUT/parity_shapes.json and OUT/speed_shapes.json.
set -euo pipefail
cd "$(dirname "$0")/.."
clast=$1
out=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"

# run NAME SCENE ARGUMENTS...: one line of JSON from its summary.
run() {
  local name=$1 scene=$2
  shift 2
  "$clast" run "$scene" --out "$work/run" --force --quiet --set output.frames=none "$@"
  python3 - "$name" "$work/run/summary.json" <<'P'
import json, sys
s = json.load(open(sys.argv[2]))
keys = ("device", "threads", "particles", "contacts", "steps", "state_hash",
        "particle_steps_per_second", "phases")
row = {"run": sys.argv[1], **{k: s.get(k) for k in keys}}
row["residual_relative"] = s["energy"]["residual_relative"]
print(json.dumps(row), flush=True)
P
}

for scene in rubble_pile box_collapse; do
  run "$scene" "scenes/$scene.toml" --until 0.3 --threads "$(nproc)"
  run "$scene" "scenes/$scene.toml" --until 0.3 --device cuda
  run "$scene" "scenes/$scene.toml" --until 0.3 --device cuda
done | tee "$work/parity"

cat > "$work/bed.toml" <<'S'
duration = "0.15 s"
[[material]]
name = "rock"
density = 2500
youngs_modulus = "10 MPa"
friction = 0.5
restitution = 0.2
[[wall]]
type = "plane"
point = [0, 0, 0]
normal = [0, 0, 1]
[[insert]]
shape = ["tetrahedron", "pyramid", "cube", "polyhedron14"]
count = 100000
diameter = "10 mm"
method = "lattice"
region = { box = { low = [0, 0, 0.001], high = [3, 3, 0.101] } }
[output]
checkpoint = "none"
S
{
  run bed_100000 "$work/bed.toml" --device cuda
  run bed_1000000 "$work/bed.toml" --device cuda --set insert.0.count=1000000 \
    --set 'insert.0.region={box={low=[0,0,0.001],high=[9.5,9.5,0.101]}}'
} | tee "$work/speed"
for name in parity speed; do
  python3 -c "import json,sys; json.dump([json.loads(l) for l in open(sys.argv[1])], open(sys.argv[2],'w'), indent=1)" \
    "$work/$name" "$out/${name}_shapes.json"
done
