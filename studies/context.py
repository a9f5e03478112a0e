"""What a study is given: the program, a folder for its figures, and the verdict it adds rows to."""
import copy
import csv
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import threading
import time

try:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt
except ImportError:  # as on many compute nodes; studies/run --redraw makes the figures elsewhere
    plt = None


REPORTED = "reported"  # stands where other rows have a tolerance


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


def commit_of(folder):
    """The commit that is checked out, and whether files have changed since."""
    git = ["git", "-C", str(folder)]
    try:
        head = subprocess.run([*git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
        # Pages that other studies have just left are no change to what is measured.
        changed = subprocess.run([*git, "status", "--porcelain", "--untracked-files=no", "--", ":/",
                                  ":(top,exclude)docs/studies"], capture_output=True, text=True).stdout
    except OSError:
        return "unknown"
    return (head.stdout.strip() or "unknown") + (" with changes" if changed else "")


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


def verdict_of(row):
    """A row that only informs has none."""
    return "-" if row["tolerance"] == REPORTED else "pass" if row["pass"] else "FAIL"


class Unseen:
    """Stands for a figure where nothing can draw one."""

    def __getattr__(self, name):
        return lambda *arguments, **options: None


class Context:
    """`earlier`: "redraw" takes all measurements from an earlier run, "resume" those that are there."""

    def __init__(self, name, studies, full, earlier=None):
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
        self.redraws = earlier == "redraw"
        self.earlier = self._read_measured() if earlier else None
        self.measured = []
        self.begun = self.earlier["begun"] if earlier == "resume" else {}  # runs, by their folders
        self.lock = threading.Lock()  # studies may measure side by side
        self.machine = {"commit": commit_of(studies), "processor": processor_name(),
                        "cores": os.cpu_count(),
                        "load_at_start": round(os.getloadavg()[0], 1)}
        self.program_hash = None if self.redraws else self._hash_program()
        if earlier == "resume":
            self._require_same_conditions()

    def _read_measured(self):
        if not self.measured_file.exists():
            raise StudyError(f"{self.measured_file} is not there: run the study first, or copy "
                             "the file from where it ran")
        earlier = json.loads(self.measured_file.read_text())
        if "begun" not in earlier:
            raise StudyError(f"{self.measured_file} is of an earlier version of studies/run: run the "
                             "study again")
        return earlier

    def _require_same_conditions(self):
        """Measurements of one study belong together."""
        for name, now in (("program", self.program_hash), ("full", self.full)):
            if self.earlier.get(name) != now:
                what = "another program" if name == "program" else "--full" if not now else "no --full"
                raise StudyError(f"{self.measured_file} was made with {what}: leave out --resume to "
                                 "begin anew")
        there = self.earlier["machine"]["processor"]
        if there != self.machine["processor"]:
            raise StudyError(f"{self.measured_file} was made on another processor ({there}), and times "
                             "of two are not comparable: leave out --resume to begin anew")

    def _hash_program(self):
        if not self.program.exists():
            raise StudyError(f"{self.program} is not there: build it, or set CLAST to the program")
        return hashlib.sha256(self.program.read_bytes()).hexdigest()

    def measure(self, arguments, take):
        """What take() returns, kept in measured.json under its arguments; with --redraw or --resume
        what an earlier run kept there."""
        kept = self._kept(arguments)
        if kept is None and self.redraws:
            raise StudyError(f"{self.measured_file} is of another version of this study (or one with "
                             "--full, one without), or of one that did not reach its end: run it "
                             "again, or go on with --resume")
        result = take() if kept is None else kept["result"]
        with self.lock:
            self.measured.append({"arguments": arguments, "result": result})
            if kept is None:
                self._write_measured()
        return copy.deepcopy(result)  # studies add rows to what they got

    def _kept(self, arguments):
        """What an earlier run measured; those made side by side may have ended in any order."""
        if self.earlier is None:
            return None
        with self.lock:
            calls = self.earlier["calls"]
            kept = next((call for call in calls if call["arguments"] == arguments), None)
            if kept is not None:
                calls.remove(kept)
            return kept

    def _write_measured(self):
        """All measurements so far, those of an earlier run that were not asked for yet included."""
        waiting = self.earlier["calls"] if self.earlier else []
        part = self.measured_file.with_suffix(".part")
        part.write_text(json.dumps(
            {"machine": self.machine, "seconds": self._seconds(), "full": self.full,
             "program": self.program_hash, "begun": self.begun,
             "calls": self.measured + waiting}) + "\n")
        part.replace(self.measured_file)

    def _seconds(self):
        """All sittings together."""
        now = 0 if self.redraws else time.time() - self.started
        return round(now + (self.earlier["seconds"] if self.earlier else 0), 1)

    def clast(self, *arguments):
        """Runs the program and returns what it printed."""
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
        text = hashlib.sha256(file.read_bytes()).hexdigest()[:12]
        key = ["run", scene, text, *told]

        def take():
            if self._was_begun(name, key, options):
                print(f"{name} goes on: {scene} {' '.join(told)}", flush=True)
                self.clast("resume", folder, "--quiet", *options_of(options))
            else:
                print(f"{scene} {' '.join(told)}", flush=True)
                self._begin(name, key)
                self.clast("run", file, "--out", folder, "--force", "--quiet", *origin, *arguments)
            return read_run(folder, columns)

        return SceneRun(folder, **self.measure(key, take))

    def _begin(self, name, key):
        """Keeps which run lies in a folder, for --resume."""
        with self.lock:
            self.begun[name] = key
            self._write_measured()

    def _was_begun(self, name, key, options):
        """Whether an earlier run of the study left this one unfinished. One whose phases are timed has
        to run in one piece."""
        if self.earlier is None or "profile" in options:
            return False
        return (self.begun.get(name) == key
                and any((self.out / name / "checkpoint").glob("*.h5")))

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

    def check_on(self, processors, quantity, paper, ours, low=None, high=None):
        """A row about seconds: judged on the processors that its bound is for; elsewhere it informs."""
        here = self.machine["processor"]
        if here in processors:
            self.check(f"{quantity} (bound of {here})", paper, ours, low, high)
        else:
            self.report(f"{quantity} (no bound for {here})", paper, ours)

    def report(self, quantity, paper, ours):
        """A row that informs and cannot fail."""
        self._add(quantity, paper, ours, REPORTED, True)

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
        if self.redraws:
            self.machine = self.earlier["machine"]
        else:
            self._write_measured()
        seconds = self._seconds()
        verdict = {"name": self.name, "pass": passed, "full": self.full, "machine": self.machine,
                   "seconds": seconds, "rows": self.rows,
                   "notes": self.notes}
        (self.out / "verdict.json").write_text(json.dumps(verdict, indent=1) + "\n")
        width = max([len(row["quantity"]) for row in self.rows] + [8]) + 2
        print(f"\n{'quantity':<{width}}{'paper':<28}{'ours':>12}  {'tolerance':<16}verdict")
        for row in self.rows:
            print(f"{row['quantity']:<{width}}{str(row['paper']):<28}{str(row['ours']):>12}  "
                  f"{row['tolerance']:<16}{verdict_of(row)}")
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
                 f"Made by `studies/run {self.name}{' --full' if self.full else ''} --keep` at commit "
                 f"{machine['commit']} on {machine['cores']} cores of "
                 f"{machine['processor']}; load {machine['load_at_start']} at the start and "
                 f"{machine['load_at_end']} at the end (1 is one busy core).", "",
                 "| quantity | paper | ours | asked for | verdict |", "| --- | --- | --- | --- | --- |"]
        lines += [f"| {row['quantity']} | {row['paper']} | {row['ours']} | {row['tolerance']} | "
                  f"{verdict_of(row)} |" for row in self.rows]
        lines += ["", *[f"- {text}" for text in self.notes], ""]
        lines += [f"![{file.stem}]({file.name})" for file in figures]
        (folder / "README.md").write_text("\n".join(lines) + "\n")
