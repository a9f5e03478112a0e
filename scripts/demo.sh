#!/usr/bin/env bash
# Runs the demonstration scene and leaves pictures in demo/.
set -euo pipefail
cd "$(dirname "$0")/.."
clast=build/clast
out=demo

"$clast" run scenes/dam_break.toml --out "$out" --force
echo
echo "Drawing pictures ..."
"$clast" render "$out" --frame 0 --view front -o "$out/start.png"
"$clast" render "$out" --frame last --color velocity -o "$out/end.png"
"$clast" plot "$out"
"$clast" render "$out" --frame all --color velocity --size 960x540 -o "$out/movie.mp4"
echo
echo "Look at:"
find "$out" -maxdepth 2 \( -name '*.png' -o -name '*.svg' -o -name '*.mp4' \) -size +0 | sort | sed 's/^/  /'
echo "  $out/frames/frames.pvd in ParaView (spheres: Glyph, scale by radius)"
echo "  $out/series.csv, $out/summary.json"
