#!/usr/bin/env bash
# Polyhedra on a machine with a CUDA device: the same bits as on the CPU, and the speed of a settled,
# dense bed of mixed polyhedra, renewals of lists included. About 3 minutes.
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

for scene in rubble_pile box_collapse; do
  run "$scene" "scenes/$scene.toml" --until 0.3 --threads "$(nproc)"
  run "$scene" "scenes/$scene.toml" --until 0.3 --device cuda
  run "$scene" "scenes/$scene.toml" --until 0.3 --device cuda
done | tee "$work/parity"

python3 -c "import json,sys; json.dump([json.loads(l) for l in open(sys.argv[1])], open(sys.argv[2],'w'), indent=1)" \
  "$work/parity" "$out/parity_shapes.json"

bed=(--bed polyhedra --device cuda --beds "$work/beds" --seconds 2)
"$clast" bench step "${bed[@]}" --n 20000,100000,1000000 --json "$out/step_shapes.json"
"$clast" bench step "${bed[@]}" --n 1000000 --windows 2 --profile --json "$out/step_shapes_profile.json"
