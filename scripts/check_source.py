#!/usr/bin/env python3
"""Two checks of the source that no compiler makes.

Includes point only upward in the list of modules of ARCHITECTURE.md.
Files that comments and documents name are there.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CODE = (".cpp", ".hpp", ".cu", ".cuh")
NAMED = re.compile(r"(?<![\w/.*-])((?:[\w-]+/)*[\w-]+\.(?:cpp|hpp|cuh|cu|py|sh))\b(?!\.in)")


def tracked():
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT,
                            capture_output=True, text=True, check=True).stdout.split("\n")
    return [name for name in listed if name and (ROOT / name).is_file()]


def lines_of(name):
    return enumerate((ROOT / name).read_text(encoding="utf-8").split("\n"), 1)


def modules():
    """The modules of src/ in the order of ARCHITECTURE.md."""
    found = []
    for _, line in lines_of("ARCHITECTURE.md"):
        if line.startswith("| `src/"):
            found += re.findall(r"`src/(\w+)/`", line.split("|")[1])
    return found


def wrong_includes(files):
    order = modules()
    for name in files:
        parts = name.split("/")
        if parts[0] != "src" or not name.endswith(CODE):
            continue
        if parts[1] not in order:
            yield f"{name}: ARCHITECTURE.md does not list the module src/{parts[1]}/"
            continue
        for number, line in lines_of(name):
            include = re.match(r'#include "(\w+)/', line)
            if include is None or include[1] == parts[1]:
                continue
            if include[1] not in order or order.index(include[1]) > order.index(parts[1]):
                yield (f"{name}:{number}: {line} points downward: src/{include[1]}/ comes after "
                       f"src/{parts[1]}/ in ARCHITECTURE.md")


def comments_of(name):
    """The lines of a document, the comments of code."""
    for number, line in lines_of(name):
        if name.endswith(".md"):
            yield number, line
        elif name.endswith(CODE) and "//" in line:
            yield number, line[line.index("//"):]


def missing_files(files):
    ends = set()
    for name in files:
        parts = name.split("/")
        ends.update("/".join(parts[i:]) for i in range(len(parts)))
    for name in files:
        if not name.endswith((".md", *CODE)) or name == "CHANGELOG.md":
            continue
        for number, text in comments_of(name):
            for named in NAMED.findall(text):
                if named not in ends:
                    yield f"{name}:{number}: there is no file {named}"


def main():
    files = tracked()
    problems = [*wrong_includes(files), *missing_files(files)]
    print("\n".join(problems), end="\n" if problems else "")
    sys.exit(1 if problems else 0)


main()
