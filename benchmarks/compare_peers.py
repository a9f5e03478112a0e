#!/usr/bin/env python3
"""Clast beside other DEM codes, in one run, from the same beds.

  benchmarks/compare_peers.py PEERS [--scenes s1,s1big,s2,s3,s4] [--cores 1,2] [--work DIR] [--out FILE.json]

PEERS is a folder with scripts for other codes. s1 and s1big are beds of spheres: run_peers.py there
settles them, loads them into every code that is installed and prints one row per run. s2 is a bed
of 2,000 mixed polyhedra: Clast settles it and writes it down, yade_polyhedra.py there loads it into
YADE. s3 (2,000 rigid clumps of five spheres) and s4 (1,000 cubes of 27 bonded spheres) are settled by
Clast too; run_peers.py loads what was written. Speeds of s3 are per clump, those of s4 per sphere.
Clast steps the same bed before and after the others, so that a machine that is busy for a
while shows in both.
"""
import argparse
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CLAST = os.environ.get("CLAST", os.path.join(ROOT, "build", "clast"))
BEDS = {"s1": "b20k.bed", "s1big": "b100k.bed"}
# Of beds that Clast settles: its own name and size, the name that run_peers.py looks for, how bed.py
# there turns it into what LAMMPS reads, and the spheres of a body.
OWN_BEDS = {"s3": ("clumps", 2000, "c2k", "molecules", 5), "s4": ("bonded", 27000, "k1k", "bonded", 1)}


def clast_rows(bed, cores):
    """bed: arguments that name it."""
    rows = []
    for c in cores:
        with tempfile.NamedTemporaryFile(suffix=".json") as f:
            subprocess.run([CLAST, "bench", "step", *bed, "--threads", str(c),
                            "--windows", "5", "--seconds", "2", "--json", f.name],
                           check=True, stdout=subprocess.DEVNULL)
            rows += json.load(open(f.name))
    return rows


def sphere_rows(peers, scene, cores, work):
    """Rows of Clast and of the others."""
    path = os.path.join(work, BEDS[scene])
    bed = ["--bed-file", path]
    before = clast_rows(bed, cores) if os.path.exists(path) else []
    others = peer_rows(peers, scene, cores, work)
    return before + clast_rows(bed, cores), others


def own_bed_rows(peers, scene, cores, work):
    bed, n, name, conversion, spheres = OWN_BEDS[scene]
    arguments = ["--bed", bed, "--n", str(n), "--beds", work]
    before = clast_rows(arguments + ["--write-bed", os.path.join(work, name + ".bed")], cores)
    subprocess.run([sys.executable, os.path.join(os.path.abspath(peers), "bed.py"), conversion,
                    name + ".bed", name + ".data"], cwd=work, check=True)
    others = peer_rows(peers, scene, cores, work)
    for row in others:
        row["n"] //= spheres
        row["particle_steps_per_second"] /= spheres
    return before + clast_rows(arguments, cores), others


def polyhedra_rows(peers, cores, work):
    written = os.path.join(work, "polyhedra.txt")
    bed = ["--bed", "polyhedra", "--n", "2000", "--beds", work]
    before = clast_rows(bed + ["--write-bed", written], cores)
    others = [row for c in cores for row in yade_rows(peers, written, c)]
    return before + clast_rows(bed, cores), others


def run_yade(peers, bed, cores, window):
    """What YADE prints, and the processor seconds it took, start included."""
    environment = dict(os.environ, LOAD=bed, TILES="1", STEPS="2", CHUNK="2", WINDOW=str(window))
    cmd = ["yade", "-j%d" % cores, "-f1", "-n", "-x", os.path.join(peers, "yade_polyhedra.py")]
    before = os.times()
    text = subprocess.run(cmd, env=environment, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL,
                          text=True, check=True).stdout
    after = os.times()
    return text, after.children_user - before.children_user


def yade_rows(peers, bed, cores):
    """Three windows; a shorter run before tells what the start costs."""
    short, long = 1, 5
    _, start = run_yade(peers, bed, cores, short)
    text, busy = run_yade(peers, bed, cores, long)
    found = re.search(r"RESULT (\S+) N=(\d+).*cundall=(\S+) contacts=(\S+)", text)
    n = int(found[2])
    return [{"code": found[1], "cores": cores, "n": n,
             "particle_steps_per_second": float(found[3]),
             "particle_steps_per_processor_second": n * 3 * (long - short) / (busy - start),
             "contacts_per_particle": float(found[4])}]


def peer_rows(peers, scene, cores, work):
    codes = "lammps,yade,esys" if scene == "s4" else "lammps,liggghts"
    cmd = [sys.executable, os.path.join(peers, "run_peers.py"), scene, "--peers", codes,
           "--cores", ",".join(map(str, cores)), "--work", work]
    text = subprocess.run(cmd, stdout=subprocess.PIPE, text=True).stdout
    rows = []
    for line in text.splitlines():
        cells = [c.strip() for c in line.strip().strip("|").split("|")]
        if len(cells) < 6 or cells[0] != scene or not re.match(r"^[0-9.e+]+$", cells[4]):
            continue
        rows.append({"code": cells[1], "cores": int(cells[2]), "n": int(cells[3]),
                     "particle_steps_per_second": float(cells[4]),
                     "contacts_per_particle": float(cells[5])})
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("peers")
    parser.add_argument("--cores", default="1,2")
    parser.add_argument("--scenes", default="s1,s1big,s2")
    parser.add_argument("--work")
    parser.add_argument("--out")
    a = parser.parse_args()
    cores = [int(c) for c in a.cores.split(",")]
    work = os.path.abspath(a.work) if a.work else tempfile.mkdtemp(prefix="beds.")
    os.makedirs(work, exist_ok=True)
    result = {"machine": platform.processor() or platform.machine(),
              "date": time.strftime("%Y-%m-%d"), "rows": []}
    for scene in a.scenes.split(","):
        if scene in BEDS:
            ours, peers = sphere_rows(a.peers, scene, cores, work)
        elif scene in OWN_BEDS:
            ours, peers = own_bed_rows(a.peers, scene, cores, work)
        else:
            ours, peers = polyhedra_rows(a.peers, cores, work)
        for c in cores:
            speeds = sorted(r["particle_steps_per_second"] for r in ours if r["threads"] == c)
            busy = sorted(r["particle_steps_per_processor_second"] for r in ours
                          if r["threads"] == c)
            own = {"scene": scene, "code": "clast", "cores": c, "n": ours[-1]["n"],
                   "particle_steps_per_second": speeds[len(speeds) // 2], "all": speeds,
                   "particle_steps_per_processor_second": busy[len(busy) // 2],
                   "contacts_per_particle": ours[-1]["contacts_per_particle"]}
            result["rows"].append(own)
            for p in peers:
                if p["cores"] == c:
                    faster = own["particle_steps_per_second"] / p["particle_steps_per_second"]
                    row = dict(p, scene=scene, clast_is_faster_by=faster)
                    key = "particle_steps_per_processor_second"
                    if key in p:
                        row["clast_is_faster_by_per_processor_second"] = own[key] / p[key]
                    result["rows"].append(row)
    print("| scene | code | cores | particle-steps/s | contacts/particle | clast faster by |")
    print("| --- | --- | --- | --- | --- | --- |")
    for r in result["rows"]:
        faster = "%.2f" % r["clast_is_faster_by"] if "clast_is_faster_by" in r else ""
        print("| %s | %s | %d | %.3g | %.2f | %s |" % (
            r["scene"], r["code"], r["cores"], r["particle_steps_per_second"],
            r["contacts_per_particle"], faster))
    if a.out:
        json.dump(result, open(a.out, "w"), indent=1)


if __name__ == "__main__":
    main()
