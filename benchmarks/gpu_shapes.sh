#!/usr/bin/env bash
# Bodies of any shape on a machine with a CUDA device: the same bits as on the CPU, and the speed of a
# settled, dense bed of mixed polyhedra, renewals of lists included. About 5 minutes.
#   benchmarks/gpu_shapes.sh PROGRAM OUT
# Writes OUT/parity_shapes.json, OUT/step_shapes.json and, phase by phase, OUT/step_shapes_profile.json.
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

# Pairs and a plane; plates; the law of BLOKS3D, moving walls and joined plates; bodies of several
# parts; a mesh that moves; polygons in two dimensions; bonds that break, over faces and among bodies of
# all kinds; dilated shapes; a periodic cell that deforms.
while read -r scene until; do
  run "$scene" "scenes/$scene.toml" --until "$until" --threads "$(nproc)"
  run "$scene" "scenes/$scene.toml" --until "$until" --device cuda
  run "$scene" "scenes/$scene.toml" --until "$until" --device cuda
done <<'SCENES' | tee "$work/parity"
rubble_pile 0.4
box_collapse 0.3
direct_shear 0.05
jacks 0.3
loader_bucket 0.5
polygons 0.3
rock_drop 0.02
debris 0.03
mixed_shapes 0.2
simple_shear 0.45
SCENES

python3 - "$work/parity" <<'P'
import collections, json, sys
hashes = collections.defaultdict(set)
for line in open(sys.argv[1]):
    row = json.loads(line)
    hashes[row["run"]].add(row["state_hash"])
for scene, found in hashes.items():
    print(f"{scene}: {'the same bits' if len(found) == 1 else 'DIFFERENT BITS'} on CPU and GPU")
sys.exit(any(len(found) > 1 for found in hashes.values()))
P

python3 -c "import json,sys; json.dump([json.loads(l) for l in open(sys.argv[1])], open(sys.argv[2],'w'), indent=1)" \
  "$work/parity" "$out/parity_shapes.json"

bed=(--bed polyhedra --device cuda --beds "$work/beds" --seconds 2)
"$clast" bench step "${bed[@]}" --n 20000,100000,1000000 --json "$out/step_shapes.json"
"$clast" bench step "${bed[@]}" --n 1000000 --windows 2 --profile --json "$out/step_shapes_profile.json"
