#!/usr/bin/env bash
# Benchmarks of this machine; results in benchmarks/results/HOST-*.json.
#   benchmarks/run.sh [PEERS]     PEERS: folder with run_peers.py, to measure other codes beside us
set -euo pipefail
cd "$(dirname "$0")/.."
clast=${CLAST:-build/clast}
name=$(hostname)
mkdir -p benchmarks/results
for threads in 1 $(nproc); do
  "$clast" bench step --n 20000,100000 --threads "$threads" --json "benchmarks/results/$name-step-$threads.json"
  "$clast" bench step --bed polyhedra --n 2000,20000 --threads "$threads" --json "benchmarks/results/$name-polyhedra-$threads.json"
done
if [ $# -gt 0 ]; then
  benchmarks/compare_peers.py "$1" --out "benchmarks/results/$name-peers.json"
fi
