#!/usr/bin/env bash
# Runs the demonstration scene and leaves pictures in demo/.
set -euo pipefail
cd "$(dirname "$0")/.."
clast=build/clast
out=demo

"$clast" run scenes/dam_break.toml --out "$out" --set output.contacts=true --force
echo
echo "Drawing pictures ..."
"$clast" render "$out" --frame 0 --color id -o "$out/start.png"
"$clast" render "$out" --frame 34 --color velocity -o "$out/flow.png"
"$clast" render "$out" --frame last --color id -o "$out/end.png"
"$clast" render "$out" --frame last --forces --view front -o "$out/forces.png"
"$clast" plot "$out" > /dev/null
"$clast" render "$out" --frame all --color velocity --size 640x360 -o "$out/movie.mp4"
"$clast" run scenes/rubble_pile.toml --out "$out/rubble" --until 0.8 --force
"$clast" render "$out/rubble" --color id -o "$out/rubble.png"
echo
echo "Look at:"
for picture in rubble start flow end forces; do echo "  $out/$picture.png"; done
[ -f "$out/movie.mp4" ] && echo "  $out/movie.mp4"
echo "  $out/plots/energy_dissipated.png and its neighbours"
echo "  $out/frames/all.pvd in ParaView"
echo "  $out/series.csv, $out/summary.json"
echo
echo "See it in a browser:  $clast view $out/rubble   (or $clast view $out)"
