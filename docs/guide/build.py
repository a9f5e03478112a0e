#!/usr/bin/python3
"""Proves the guide and makes a site of it:  docs/guide/build.py CLAST OUT

Each page is done in a folder of its own, OUT/work/PAGE, which also makes its pictures.
"""
import concurrent.futures
import html
import os
import pathlib
import queue
import re
import shutil
import sys

import markdown
import prove
from prove import BLOCK, HERE


def with_note(block):
    """The tolerance stands above the block, where readers see it."""
    within = re.search(r"within [\d.]+ %", block[2])
    note = f'<p class="note">Numbers hold {within[0]}.</p>\n\n' if within else ""
    return f"{note}```{block[1]}\n{block[3]}```"


def link_to(page, label="{}", style=""):
    title = page.read_text().split("\n")[0].lstrip("# ")
    return f'<a href="{page.stem}.html"{style}>{label.format(html.escape(title))}</a>'


def menu(pages, here):
    return "".join(link_to(page, style=" class=here" if page == here else "") for page in pages)


def write_page(page, guide, more, out):
    text = BLOCK.sub(with_note, page.read_text())
    for other in guide + more:  # they lie side by side in the site
        text = re.sub(rf"\]\((?:\.\./)?{re.escape(other.name)}", f"]({other.stem}.html", text)
    body = markdown.markdown(text, extensions=["fenced_code", "tables", "toc"])
    if page in guide[:-1]:
        body += f'<p class="next">{link_to(guide[guide.index(page) + 1], "Next: {}")}</p>'
    parts = {"body": body, "guide": menu(guide, page), "more": menu(more, page)}
    (out / f"{page.stem}.html").write_text(
        re.sub(r"\{(body|guide|more)\}", lambda m: parts[m[1]], (HERE / "template.html").read_text()))


def prove_all(pages, clast, work):
    """Two pages at a time, each on a core of its own; the last page takes longest."""
    cores = queue.Queue()
    for core in sorted(os.sched_getaffinity(0))[:2]:
        cores.put(core)

    def on_free_core(page):
        core = cores.get()
        try:
            return prove.prove(page, clast, work / page.stem, core)
        finally:
            cores.put(core)

    with concurrent.futures.ThreadPoolExecutor(cores.qsize()) as pool:
        return [problem for problem in pool.map(on_free_core, reversed(pages)) if problem]


def main():
    clast, out = (pathlib.Path(name).resolve() for name in sys.argv[1:3])
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(HERE / "scenes", out / "scenes")
    pages = sorted(HERE.glob("[0-9]*.md"))
    problems = prove_all(pages, clast, out / "work")
    if problems:
        sys.exit("\n".join(problems))
    (out / "pictures").mkdir()
    for picture in [*HERE.parent.glob("pictures/*.png"), *out.glob("work/*/pictures/*")]:
        shutil.copy(picture, out / "pictures")
    guide, more = [HERE / "index.md", *pages], sorted(HERE.parent.glob("*.md"))
    for page in guide + more:
        write_page(page, guide, more, out)
    print(f"{len(pages)} pages hold; open {out / 'index.html'}")


if __name__ == "__main__":
    main()
