"""Runs the commands of a page of the guide and compares what they print with what the page says.

A page is wrong when a command fails, when it prints something else than the page shows, when a bold
number is not among those printed by the commands above it, or when a piece of a scene is not in that
scene.

A block ```console holds commands (after "$ ") and what they print; "..." stands for anything. Numbers
may differ by as much as the first line of the block allows: ```console within 5 %. The last command
of ```console fails has to fail.
"""
import math
import os
import pathlib
import re
import shutil
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
NUMBER = r"(?<![\w.])[-+]?\d[\d,]*(?:\.\d+)?(?:e[-+]?\d+)?"  # in a name it is text: slot_16
BLOCK = re.compile(r"^```(\w+)(.*)\n((?:.*\n)*?)```$", re.MULTILINE)


class Wrong(Exception):
    pass


def value(text):
    return float(text.replace(",", ""))


def is_near(stated, found, tolerance, rounding=0):
    return math.isclose(value(stated), value(found), rel_tol=tolerance, abs_tol=rounding)


def rounding_of(stated):
    """Half of the last digit that is written."""
    return 0.5001 * 10.0**-len(stated.partition(".")[2])


def pattern_of(line):
    """What a line may look like: its numbers are groups, "..." is anything."""
    parts = re.split(rf"(\.\.\.|{NUMBER})", line)
    for i, part in enumerate(parts):
        if i % 2 == 0:
            parts[i] = re.sub(r"(?:\\ )+", r"\\s+", re.escape(part))
        else:
            parts[i] = ".*" if part == "..." else f"({NUMBER})"
    return re.compile("".join(parts))


def agrees(line, printed, tolerance):
    match = pattern_of(line).fullmatch(printed)
    numbers = re.findall(NUMBER, line)
    return match and all(is_near(a, b, tolerance) for a, b in zip(numbers, match.groups()))


def compare(said, printed, tolerance):
    """Lines that a page shows against those that were printed."""
    at, skipping = 0, False
    for line in said:
        if line == "...":
            skipping = True
            continue
        first = at
        while skipping and at < len(printed) and not agrees(line, printed[at], tolerance):
            at += 1
        if at == len(printed) or not agrees(line, printed[at], tolerance):
            raise Wrong(f"the page says\n    {line}\nbut printed was\n    " +
                        "\n    ".join(printed[first:first + 20] or ["nothing more"]))
        at, skipping = at + 1, False
    if said and not skipping and at < len(printed):
        raise Wrong("the page does not show\n    " + "\n    ".join(printed[at:]))


def commands_of(block):
    """Pairs of a command and the lines shown below it."""
    found = []
    for line in block.replace("\\\n", "").splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            found[-1][1].append(line)
    return found


def run_block(options, block, shell):
    within = re.search(r"within ([\d.]+) %", options)
    tolerance = float(within[1]) / 100 if within else 0
    all_printed = ""
    commands = commands_of(block)
    for i, (command, said) in enumerate(commands):
        code, printed = shell(command)
        must_fail = "fails" in options and i + 1 == len(commands)
        if (code != 0) != must_fail:
            raise Wrong(f"$ {command}\nended with {code}\n{printed}")
        compare(said, [line.rstrip() for line in printed.splitlines()], tolerance)
        all_printed += printed
    return re.findall(NUMBER, all_printed), tolerance


def check_prose(prose, printed, tolerance):
    for bold in re.findall(r"\*\*(.*?)\*\*", prose, re.DOTALL):
        for number in re.findall(NUMBER, bold):
            if not any(is_near(number, found, tolerance, rounding_of(number)) for found in printed):
                raise Wrong(f"no command above prints the number in **{bold}**")


def check_scene(snippet, text):
    scenes = [(HERE / name).read_text() for name in re.findall(r"\]\((scenes/\w+\.toml)\)", text)]
    if not any(snippet in scene for scene in scenes):
        raise Wrong("no scene that the page links to has this piece:\n" + snippet)


class Shell:
    """Runs commands in a folder on one core, so that pages can be done side by side."""

    def __init__(self, folder, clast, core):
        self.folder, self.core = folder, core
        self.environment = {**os.environ, "PATH": f"{clast.parent}:{os.environ['PATH']}"}

    def __call__(self, command):
        ended = subprocess.run(["bash", "-c", command], cwd=self.folder, env=self.environment, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
                               preexec_fn=lambda: os.sched_setaffinity(0, {self.core}))
        return ended.returncode, ended.stdout


def check_blocks(text, shell):
    printed, tolerance, end = [], 0, 0
    for block in BLOCK.finditer(text):
        check_prose(text[end:block.start()], printed, tolerance)
        end = block.end()
        if block[1] == "console":
            printed, tolerance = run_block(block[2], block[3], shell)
        elif block[1] == "toml":
            check_scene(block[3], text)
    check_prose(text[end:], printed, tolerance)


def prove(page, clast, folder, core):
    """Does a page in a new folder; returns what is wrong with it, or nothing."""
    shutil.copytree(HERE / "scenes", folder / "scenes")
    (folder / "pictures").mkdir()
    text = page.read_text()
    try:
        check_blocks(text, Shell(folder, clast, core))
    except Wrong as wrong:
        return f"{page.name}: {wrong}"
    for picture in re.findall(r"!\[.*?\]\((pictures/.*?)\)", text):
        if not (folder / picture).is_file():
            return f"{page.name}: no command made {picture}"
    return None
