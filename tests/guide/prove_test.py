#!/usr/bin/python3
"""What proves the guide notices pages that are wrong."""
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "docs/guide"))
import prove  # noqa: E402


def check(text, *answers):
    """A page whose commands print the given answers, each (exit status, text)."""
    left = list(answers)
    prove.check_blocks(text, lambda command: left.pop(0))


class Prove(unittest.TestCase):
    def holds(self, text, *answers):
        check(text, *answers)

    def is_wrong(self, text, *answers):
        with self.assertRaises(prove.Wrong):
            check(text, *answers)

    def test_commands_must_end_as_the_page_says(self):
        self.holds("```console\n$ a\n```", (0, ""))
        self.is_wrong("```console\n$ a\n```", (1, ""))
        self.holds("```console fails\n$ a\n$ b\n```", (0, ""), (1, ""))
        self.is_wrong("```console fails\n$ a\n```", (0, ""))

    def test_lines_must_be_those_printed(self):
        self.holds("```console\n$ a\none\ntwo\n```", (0, "one\ntwo\n"))
        self.is_wrong("```console\n$ a\none\n```", (0, "one\ntwo\n"))
        self.is_wrong("```console\n$ a\none\ntwo\n```", (0, "one\n"))
        self.holds("```console\n$ a\n...\ntwo ... four\n...\n```", (0, "one\ntwo three four\nfive\n"))
        self.is_wrong("```console\n$ a\n...\nthree\n```", (0, "one\ntwo\n"))

    def test_numbers_may_differ_by_the_tolerance(self):
        self.holds("```console within 5 %\n$ a\nsteps 1,000\n```", (0, "steps 1,040\n"))
        self.is_wrong("```console within 5 %\n$ a\nsteps 1,000\n```", (0, "steps 1,060\n"))
        self.is_wrong("```console\n$ a\nsteps 1,000\n```", (0, "steps 1,040\n"))
        self.is_wrong("```console within 5 %\n$ a\nload -4.1 N\n```", (0, "load 4.1 N\n"))
        self.is_wrong("```console within 5 %\n$ a\nrun_1: 2\n```", (0, "run_1.01: 2\n"))

    def test_bold_numbers_must_have_been_printed(self):
        page = "```console within 1 %\n$ a\n```\nIt is **{} N**."
        self.holds(page.format("4.10"), (0, "load 4.103 N\n"))
        self.is_wrong(page.format("4.20"), (0, "load 4.103 N\n"))
        self.is_wrong("It is **4.10 N**.")

    def test_pieces_of_scenes_must_be_in_them(self):
        scene = "[scenes/fall.toml](scenes/fall.toml)\n"
        self.holds(scene + '```toml\nname = "grain"\n```')
        self.is_wrong(scene + '```toml\nname = "sand"\n```')


if __name__ == "__main__":
    unittest.main()
