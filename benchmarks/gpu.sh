#!/usr/bin/env bash
# Parity and speed of the GPU side, on a machine with a CUDA device.
#   benchmarks/gpu.sh PROGRAM OUT
# PROGRAM is a clast built with the cuda preset. Writes OUT/parity.json and OUT/step.json.
set -euo pipefail
cd "$(dirname "$0")/.."
clast=$1
out=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"

summary() { python3 -c "import json,sys; s=json.load(open(sys.argv[1]+'/summary.json')); print(json.dumps(s))" "$1"; }

# The same scene on the CPU, on the GPU and on the GPU again: hashes and energies side by side.
parity() {
  local scene=$1 until=$2 name
  name=$(basename "$scene" .toml)
  "$clast" run "$scene" --out "$work/cpu" --force --quiet --until "$until" --set output.frames=none
  "$clast" run "$scene" --out "$work/gpu" --force --quiet --until "$until" --set output.frames=none --device cuda
  "$clast" run "$scene" --out "$work/again" --force --quiet --until "$until" --set output.frames=none --device cuda
  python3 - "$name" "$until" "$work" <<'P'
import json, sys
name, until, work = sys.argv[1:]
runs = {k: json.load(open(f"{work}/{k}/summary.json")) for k in ("cpu", "gpu", "again")}
row = {"scene": name, "until": until, "steps": runs["cpu"]["steps"], "particles": runs["cpu"]["particles"]}
for k, s in runs.items():
    row[k] = {"state_hash": s["state_hash"], "contacts": s["contacts"], "energy": s["energy"],
              "particle_steps_per_second": s["particle_steps_per_second"]}
row["same_bits"] = runs["cpu"]["state_hash"] == runs["gpu"]["state_hash"]
row["repeatable"] = runs["gpu"]["state_hash"] == runs["again"]["state_hash"]
print(json.dumps(row))
P
}

{
  parity scenes/settle.toml 0.00266
  parity scenes/settle.toml 0.2
  parity scenes/dam_break.toml 0.1
  parity scenes/hopper_stream.toml 0.1
} | tee "$work/rows"
python3 -c "import json,sys; json.dump([json.loads(l) for l in open(sys.argv[1])], open(sys.argv[2],'w'), indent=1)" "$work/rows" "$out/parity.json"

"$clast" bench step --device cuda --n 20000,100000,1000000,4000000 --beds "$work/beds" --seconds 1 --json "$out/step.json"
"$clast" bench step --device cuda --n 1000000 --beds "$work/beds" --seconds 1 --profile --json "$out/step_profile.json"
