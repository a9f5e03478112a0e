#!/usr/bin/python3
"""Studies that were stopped go on with --resume, and end as if they had not been stopped.

    tests/studies/resume_test.py PROGRAM
"""
import os
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "studies"))
from context import Context, StudyError  # noqa: E402

PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve()
SCENE = """
duration = "50 ms"
[[material]]
name = "glass"
density = 2500
youngs_modulus = "10 MPa"
[[insert]]
material = "glass"
method = "lattice"
count = 40
radius = "1 mm"
region.box = {low = [0, 0, 0.005], high = [0.01, 0.01, 0.02]}
[[wall]]
name = "floor"
material = "glass"
type = "plane"
point = [0, 0, 0]
normal = [0, 0, 1]
[output]
series = "1 ms"
"""


class Stopped(Exception):
    """Stands for a study that is killed."""


class ContextStoppedAt20ms(Context):
    def clast(self, *arguments):
        super().clast(*arguments, "--until", "20 ms")
        raise Stopped


class WatchedContext(Context):
    """Notes the commands of the program."""

    commands = ()

    def clast(self, command, *arguments):
        self.commands += (command,)
        return super().clast(command, *arguments)


class Resume(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.studies = pathlib.Path(folder.name)
        (self.studies / "fall").mkdir()
        (self.studies / "fall" / "fall.toml").write_text(SCENE)
        os.environ["CLAST"] = str(PROGRAM)

    def context(self, earlier=None, kind=Context, full=False):
        return kind("fall", self.studies, full, earlier)

    def stop_at_20_ms(self, **options):
        with self.assertRaises(Stopped):
            self.context(kind=ContextStoppedAt20ms).scene("fall.toml", "run", threads=1, **options)

    def test_what_was_measured_is_not_measured_again(self):
        self.context().measure(["first"], lambda: 1)
        taken = []

        def take():
            taken.append(2)
            return 2

        context = self.context("resume")
        self.assertEqual(1, context.measure(["first"], take))
        self.assertEqual([], taken)
        self.assertEqual(2, context.measure(["second"], take))
        self.assertEqual([2], taken)

    def test_a_third_sitting_has_what_the_first_measured(self):
        self.context().measure(["first"], lambda: 1)
        self.context("resume").measure(["second"], lambda: 2)
        context = self.context("resume")
        self.assertEqual(2, context.measure(["second"], self.fail))
        self.assertEqual(1, context.measure(["first"], self.fail))

    def test_a_run_goes_on_and_ends_as_a_straight_one(self):
        straight = self.context().scene("fall.toml", "straight", threads=1)
        self.stop_at_20_ms()
        context = self.context("resume", WatchedContext)
        run = context.scene("fall.toml", "run", threads=1)
        self.assertEqual(("resume",), context.commands)
        self.assertEqual(straight.series, run.series)

    def test_a_run_of_another_scene_begins_anew(self):
        self.stop_at_20_ms()
        (self.studies / "fall" / "fall.toml").write_text(SCENE.replace("2500", "2600"))
        context = self.context("resume", WatchedContext)
        context.scene("fall.toml", "run", threads=1)
        self.assertEqual(("run",), context.commands)

    def test_a_run_whose_phases_are_timed_begins_anew(self):
        self.stop_at_20_ms(profile=True)
        context = self.context("resume", WatchedContext)
        context.scene("fall.toml", "run", threads=1, profile=True)
        self.assertEqual(("run",), context.commands)

    def test_another_program_is_refused(self):
        self.context().measure(["first"], lambda: 1)
        other = self.studies / "clast"
        other.write_text("another")
        os.environ["CLAST"] = str(other)
        with self.assertRaisesRegex(StudyError, "another program: leave out --resume"):
            self.context("resume")

    def test_another_size_is_refused(self):
        self.context().measure(["first"], lambda: 1)
        with self.assertRaisesRegex(StudyError, "made with no --full"):
            self.context("resume", full=True)

    def test_redrawing_a_study_that_was_stopped_names_resume(self):
        self.context().measure(["first"], lambda: 1)
        with self.assertRaisesRegex(StudyError, "go on with --resume"):
            self.context("redraw").measure(["second"], self.fail)


if __name__ == "__main__":
    unittest.main()
