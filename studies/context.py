"""What a study is given: the program, a folder for its figures, and the verdict it adds rows to."""
import csv
import copy
import json
import os
import pathlib
import shutil
import subprocess
import time

try:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt
except ImportError:  # as on many compute nodes; studies/run --redraw makes the figures elsewhere
    plt = None


class StudyError(Exception):
    """The study could not be run; the text says why and what to do."""


def processor_name():
    """Name and instruction set: the same name stands for processors of several kinds."""
    entries = dict(line.split(":", 1) for line in
                   pathlib.Path("/proc/cpuinfo").read_text().splitlines() if ":" in line)
    entries = {key.strip(): value.strip() for key, value in entries.items()}
    flags = entries.get("flags", "").split()
    widest = "AVX-512" if "avx512f" in flags else "AVX2" if "avx2" in flags else "x86-64"
    return f"{entries.get('model name', 'unknown')}, {widest}"


def toml(value):
    """A value as scenes write it."""
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(entry)}" for key, entry in value.items()) + "}"
    return json.dumps(value)  # strings, numbers and booleans look the same in both


def options_of(options):
    """Arguments of a command: threads=1 becomes --threads 1, profile=True becomes --profile."""
    arguments = []
    for key, value in options.items():
        arguments.append("--" + key.replace("_", "-"))
        if value is not True:
            arguments.append(",".join(map(str, value)) if isinstance(value, (list, tuple)) else value)
    return arguments


class SceneRun:
    """What a run of a scene left behind: its folder, its summary, and its series by column."""

    def __init__(self, folder, summary, series):
        self.folder, self.summary, self.series = folder, summary, series


def read_run(folder, columns=None):
    """Summary and series; of the latter only some columns where they are named."""
    with open(folder / "series.csv", newline="") as file:
        rows = list(csv.DictReader(file))
    return {"summary": json.loads((folder / "summary.json").read_text()),
            "series": {name: [float(row[name]) for row in rows]
                       for name in columns or (rows[0] if rows else ())}}


class Unseen:
    """Stands for a figure where nothing can draw one."""

    def __getattr__(self, name):
        return lambda *arguments, **options: None


class Context:
    def __init__(self, name, studies, full, redraw=False):
        self.name = name
        self.full = full
        self.folder = studies / name
        self.out = studies / "out" / name
        self.out.mkdir(parents=True, exist_ok=True)
        self.program = pathlib.Path(os.environ.get("CLAST", studies.parent / "build" / "clast"))
        self.rows = []
        self.notes = []
        self.started = time.time()
        self.measured_file = self.out / "measured.json"
        self.earlier = self._read_measured() if redraw else None
        self.measured = []
        self.machine = {"processor": processor_name(), "cores": os.cpu_count(),
                        "load_at_start": round(os.getloadavg()[0], 1)}

    def _read_measured(self):
        if not self.measured_file.exists():
            raise StudyError(f"{self.measured_file} is not there: run the study first, or copy "
                             "the file from where it ran")
        return json.loads(self.measured_file.read_text())

    def measure(self, arguments, take):
        """What take() returns, kept in measured.json under its arguments; with --redraw what an
        earlier run kept there."""
        if self.earlier is None:
            result = take()
        else:
            calls = self.earlier["calls"]  # those made side by side may have ended in any order
            kept = next((call for call in calls if call["arguments"] == arguments), None)
            if kept is None:
                raise StudyError(f"{self.measured_file} is of another version of this study (or "
                                 f"one with --full, one without): run it again")
            calls.remove(kept)
            result = kept["result"]
        self.measured.append({"arguments": arguments, "result": result})
        return copy.deepcopy(result)  # studies add rows to what they got

    def clast(self, *arguments):
        """Runs the program and returns what it printed."""
        if not self.program.exists():
            raise StudyError(f"{self.program} is not there: build it, or set CLAST to the program")
        command = [str(self.program), *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            raise StudyError(f"{' '.join(command)} failed:\n{done.stderr or done.stdout}")
        return done.stdout

    def bench_neighbor(self, **options):
        """Rows of `clast bench neighbor`; lists become comma-separated values."""
        data = self._bench("neighbor", options)
        for row in data["rows"]:
            row["peak_resident_bytes"] = data["peak_resident_bytes"]  # of all rows together
        return data["rows"]

    def bench_contact(self, **options):
        """Rows of `clast bench contact`."""
        return self._bench("contact", options)["rows"]

    def _bench(self, kind, options):
        file = self.out / "bench.json"
        arguments = ["bench", kind, *map(str, options_of(options))]

        def take():
            print(self.clast(*arguments, "--json", file), end="", flush=True)
            data = json.loads(file.read_text())
            file.unlink()
            return data

        # Files that a study made lie elsewhere on another machine.
        return self.measure([a.removeprefix(f"{self.out}/") for a in arguments], take)

    def bench_band(self, run, **options):
        """Counts of `clast bench band`, from the end of a run on."""
        arguments = ["bench", "band", run.folder.name, *map(str, options_of(options))]
        file = self.out / f"{run.folder.name}_band.json"

        def take():
            self.clast("bench", "band", run.folder, "--json", file, *arguments[3:])
            data = json.loads(file.read_text())
            file.unlink()
            return data

        return self.measure(arguments, take)

    def scene(self, scene, name, sets=None, start=None, columns=None, **options):
        """Runs a scene and returns its SceneRun; the run lies in a folder `name` beside the figures.

        `scene` is a file of this study or, failing that, of scenes/. `sets` are values to override,
        {"insert.0.count": 540}; options are those of `clast run`, threads=1, profile=True. `start` is
        the SceneRun whose bodies it starts with, `columns` those of series.csv to keep, if not all.
        """
        file = self.folder / scene
        if not file.exists():
            file = self.folder.parent.parent / "scenes" / scene
        overrides = [part for key, value in (sets or {}).items()
                     for part in ("--set", f"{key}={toml(value)}")]
        arguments = [*overrides, *map(str, options_of(options))]
        folder = self.out / name
        origin = ["--from", start.folder] if start else []
        # Folders by their names: --redraw may be asked for elsewhere.
        told = [*(["--from", start.folder.name] if start else []), *arguments]

        def take():
            print(f"{scene} {' '.join(told)}", flush=True)
            self.clast("run", file, "--out", folder, "--force", "--quiet", *origin, *arguments)
            return read_run(folder, columns)

        return SceneRun(folder, **self.measure(["run", scene, *told], take))

    def resume(self, run, name, **options):
        """Goes on with a copy of a stopped run in a folder `name`; returns the SceneRun of the copy.

        Its phases and counts are those of the time since it was resumed.
        """
        arguments = list(map(str, options_of(options)))
        folder = self.out / name

        def take():
            print(f"resume {name} {' '.join(arguments)}", flush=True)
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(run.folder, folder)
            self.clast("resume", folder, "--quiet", *arguments)
            return read_run(folder)

        return SceneRun(folder, **self.measure(["resume", name, *arguments], take))

    def reference(self, file):
        return json.loads((self.folder / file).read_text())

    def check(self, quantity, paper, ours, low=None, high=None):
        """A row of the verdict: ours must be within [low, high]."""
        passed = (low is None or ours >= low) and (high is None or ours <= high)
        if low is None:
            tolerance = f"<= {high:g}"
        elif high is None:
            tolerance = f">= {low:g}"
        else:
            tolerance = f"{low:g} to {high:g}"
        self._add(quantity, paper, ours, tolerance, passed)

    def check_on(self, processor, quantity, paper, ours, low=None, high=None):
        """A row about seconds: judged on the processor that its bound is from, by a part of its
        name; elsewhere it informs."""
        if processor in self.machine["processor"]:
            self.check(f"{quantity} (bound of {processor})", paper, ours, low, high)
        else:
            self.report(f"{quantity} (its bound is of {processor})", paper, ours)

    def report(self, quantity, paper, ours):
        """A row that informs and cannot fail."""
        self._add(quantity, paper, ours, "reported", True)

    def note(self, text):
        """A sentence that explains a figure; kept in the verdict."""
        self.notes.append(text)

    def _add(self, quantity, paper, ours, tolerance, passed):
        ours = float(f"{ours:.4g}") if isinstance(ours, float) else ours
        self.rows.append({"quantity": quantity, "paper": paper, "ours": ours,
                          "tolerance": tolerance, "pass": bool(passed)})

    def figure(self, name, title, xlabel, ylabel, log=""):
        """A figure to draw on; save with context.save."""
        if plt is None:
            return Unseen(), Unseen()
        figure, axes = plt.subplots(figsize=(6, 4.2))
        axes.set_title(title, fontsize=10)
        axes.set_xlabel(xlabel)
        axes.set_ylabel(ylabel)
        if "x" in log:
            axes.set_xscale("log")
        if "y" in log:
            axes.set_yscale("log")
        axes.grid(True, which="major", alpha=0.3)
        figure.study_name = name
        return figure, axes

    def save(self, figure):
        if plt is None:
            return
        figure.axes[0].legend(fontsize=8)
        figure.tight_layout()
        figure.savefig(self.out / f"{figure.study_name}.svg")
        plt.close(figure)

    def picture(self, run, name, **options):
        """A picture of a run beside the figures; options are those of `clast render`."""
        if run.folder.exists():  # --redraw may be asked for elsewhere
            self.clast("render", run.folder, "-o", self.out / f"{name}.png", *options_of(options))

    def finish(self):
        """Prints the table, writes verdict.json, says whether all rows passed."""
        passed = all(row["pass"] for row in self.rows)
        self.machine["load_at_end"] = round(os.getloadavg()[0], 1)
        seconds = round(time.time() - self.started, 1)
        if self.earlier:
            self.machine, seconds = self.earlier["machine"], self.earlier["seconds"]
        self.measured_file.write_text(json.dumps(
            {"machine": self.machine, "seconds": seconds, "calls": self.measured}) + "\n")
        verdict = {"name": self.name, "pass": passed, "full": self.full, "machine": self.machine,
                   "seconds": seconds, "rows": self.rows,
                   "notes": self.notes}
        (self.out / "verdict.json").write_text(json.dumps(verdict, indent=1) + "\n")
        width = max([len(row["quantity"]) for row in self.rows] + [8]) + 2
        print(f"\n{'quantity':<{width}}{'paper':<28}{'ours':>12}  {'tolerance':<16}verdict")
        for row in self.rows:
            print(f"{row['quantity']:<{width}}{str(row['paper']):<28}{str(row['ours']):>12}  "
                  f"{row['tolerance']:<16}{'pass' if row['pass'] else 'FAIL'}")
        for text in self.notes:
            print("- " + text)
        if plt is None:
            print("No figures: there is no matplotlib here. Copy measured.json into "
                  f"studies/out/{self.name}/ on a machine that has it and add --redraw.")
        print(f"{self.name}: {'pass' if passed else 'FAIL'} ({self.out})")
        return passed

    def keep(self, folder, about):
        """Copies figures, pictures and verdict to a folder and writes a page about them."""
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*"):
            old.unlink()
        figures = sorted([*self.out.glob("*.svg"), *self.out.glob("*.png")])
        for file in [*figures, self.out / "verdict.json"]:
            shutil.copy(file, folder / file.name)
        title, *rest = about.strip().splitlines()
        machine = self.machine
        lines = [f"# {title}", "", *[line.strip() for line in "\n".join(rest).strip().splitlines()], "",
                 f"Made by `studies/run {self.name}{' --full' if self.full else ''} --keep` on "
                 f"{machine['cores']} cores of "
                 f"{machine['processor']}; load {machine['load_at_start']} at the start and "
                 f"{machine['load_at_end']} at the end (1 is one busy core).", "",
                 "| quantity | paper | ours | asked for | verdict |", "| --- | --- | --- | --- | --- |"]
        lines += [f"| {row['quantity']} | {row['paper']} | {row['ours']} | {row['tolerance']} | "
                  f"{'pass' if row['pass'] else 'FAIL'} |" for row in self.rows]
        lines += ["", *[f"- {text}" for text in self.notes], ""]
        lines += [f"![{file.stem}]({file.name})" for file in figures]
        (folder / "README.md").write_text("\n".join(lines) + "\n")
