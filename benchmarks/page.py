#!/usr/bin/env python3
"""What the page of `clast view` costs: bytes and speed of frames, and what rude clients do to a run.

    benchmarks/page.py build/clast [--json FILE] [--only frames|clients]

Frames: a bed of 100,000 spheres; the time to fetch a frame again and again over loopback.
Clients: a run on one thread that is served, while nobody watches; while a client reads one byte per
second; while one connects and leaves 1000 times; while a browser watches and is killed. Two numbers:
processor time per step of the whole program, smallest of the rounds, which depends on what else the
machine does; and processor time of the serving thread as a share of that of the run, which does not.
"""

import argparse
import contextlib
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
import urllib.request

BED = """
duration = "1 ms"
[[material]]
name = "glass"
density = "2.5 g/cm3"
youngs_modulus = "10 MPa"
[[wall]]
type = "box"
low = [0, 0, 0]
high = ["0.5 m", "0.5 m", "0.5 m"]
[[insert]]
count = 100000
radius = "3 mm"
region = { box = { low = [0, 0, 0], high = ["0.5 m", "0.5 m", "0.5 m"] } }
[output]
frames = "1 ms"
"""


class Served:
    """The program with its page, as a context."""

    def __init__(self, *command):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            found = re.search(r"open in a browser what is in (.*) \(only you", line)
            if found:
                with open(found.group(1)) as file:
                    self.address = file.read().strip()
                self.host, port, token = re.match(r"http://([\d.]+):(\d+)/(\w+)/", self.address).groups()
                self.port = int(port)
                self.url = f"http://{self.host}:{port}/"
                self.cookie = f"clast_{port}={token}"
                break
        else:
            raise SystemExit(f"{command[0]} serves no page")
        threading.Thread(target=self.process.stdout.read, daemon=True).start()

    def watch_threads(self):
        """Notes the processor time of the run and of all other threads until the end."""
        self.run_ticks = self.other_ticks = 0
        with contextlib.suppress(OSError):
            while True:
                ticks = {}
                for thread in os.listdir(f"/proc/{self.process.pid}/task"):
                    with open(f"/proc/{self.process.pid}/task/{thread}/stat") as stat:
                        fields = stat.read().rsplit(")", 1)[1].split()
                    ticks[int(thread)] = int(fields[11]) + int(fields[12])
                run = ticks.pop(self.process.pid)
                if run:
                    self.run_ticks, self.other_ticks = run, max(sum(ticks.values()), self.other_ticks)
                time.sleep(0.05)

    def end(self):
        """Waits for the end; the seconds of processor time it took."""
        _, status, usage = os.wait4(self.process.pid, 0)
        self.process.returncode = os.waitstatus_to_exitcode(status)
        return usage.ru_utime + usage.ru_stime

    def request(self, path):
        return (f"GET /{path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
                f"Cookie: {self.cookie}\r\n\r\n").encode()


def machine():
    with open("/proc/cpuinfo") as info:
        return next(line.split(":")[1].strip() for line in info if line.startswith("model name"))


def measure_frames(program, scratch):
    scene, out = os.path.join(scratch, "bed.toml"), os.path.join(scratch, "bed")
    with open(scene, "w") as file:
        file.write(BED)
    subprocess.run([program, "run", scene, "--out", out, "--quiet"], check=True)
    page = Served(program, "view", out)
    url = f"{page.url}frame?number=1&color=velocity"

    def fetched(address):
        return urllib.request.urlopen(urllib.request.Request(address, headers={"Cookie": page.cookie})).read()

    first = fetched(url)
    head = json.loads(first[8:8 + int.from_bytes(first[4:8], "little")])
    url += f"&roster={head['roster']}&walls={head['walls']}"
    size, begin, fetched = 0, time.monotonic(), 40
    for _ in range(fetched):
        size = len(fetched(url))
    seconds = time.monotonic() - begin
    page.process.send_signal(signal.SIGINT)
    page.end()
    return {"grains": head["count"], "bytes": size, "first_bytes": len(first),
            "MB_per_s_at_20_fps": 20 * size / 1e6, "fetched_per_s": round(fetched / seconds, 1),
            "MB_per_s": round(fetched * size / seconds / 1e6, 1)}


def read_slowly(page, over):
    """One byte per second of a live frame, and again when the server has had enough."""
    while not over.is_set():
        with contextlib.suppress(OSError), socket.create_connection((page.host, page.port)) as s:
            s.settimeout(1)
            s.sendall(page.request("frame?number=live&color=velocity&after=-1"))
            while not over.wait(1) and s.recv(1):
                pass


def come_and_go(page, over):
    for _ in range(1000):
        if over.is_set():
            return
        with contextlib.suppress(OSError), socket.create_connection((page.host, page.port)) as s:
            s.sendall(page.request("frame?number=live&color=velocity&after=-1"))


def watch_and_die(page, over):
    chromium = shutil.which("chromium")
    profile = tempfile.mkdtemp()
    browser = subprocess.Popen([chromium, "--headless=new", "--no-sandbox", f"--user-data-dir={profile}",
                                "--use-angle=swiftshader", "--enable-unsafe-swiftshader", page.address],
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               start_new_session=True)
    over.wait(25)  # long enough for the page to come up and follow the run
    os.killpg(browser.pid, signal.SIGKILL)
    browser.wait()
    shutil.rmtree(profile, ignore_errors=True)


CLIENTS = {"nobody": None, "one byte per second": read_slowly, "1000 reconnects": come_and_go,
           "browser killed": watch_and_die}


def measure_clients(program, scene, scratch, rounds):
    per_step = {name: [] for name in CLIENTS}
    shares = {name: [] for name in CLIENTS}
    hashes = set()
    for number in range(rounds):
        for name, client in CLIENTS.items():
            out = os.path.join(scratch, f"run{number}")
            page = Served(program, "run", scene, "--out", out, "--force", "--view", "--threads", "1",
                          "--until", "0.15 s")
            over = threading.Event()
            thread = threading.Thread(target=client, args=(page, over)) if client else None
            if thread:
                thread.start()
            watch = threading.Thread(target=page.watch_threads)
            watch.start()
            seconds = page.end()
            over.set()
            watch.join()
            if thread:
                thread.join()
            with open(os.path.join(out, "summary.json")) as file:
                summary = json.load(file)
            hashes.add(summary["state_hash"])
            per_step[name].append(seconds / summary["steps"])
            shares[name].append(round(100 * page.other_ticks / max(1, page.run_ticks), 3))
            print(f"{name:<20} {1e6 * per_step[name][-1]:10.2f} µs per step, "
                  f"{shares[name][-1]:.2f} % in the serving thread", flush=True)
    best = {name: min(values) for name, values in per_step.items()}
    return {"microseconds_per_step": {name: [round(1e6 * v, 2) for v in values]
                                      for name, values in per_step.items()},
            "slower_than_nobody_percent": {name: round(100 * (v / best["nobody"] - 1), 2)
                                           for name, v in best.items()},
            "serving_thread_percent_of_run": shares,
            "same_state_hash": len(hashes) == 1}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--json")
    parser.add_argument("--only", choices=["frames", "clients"])
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    program = os.path.abspath(args.program)
    result = {"machine": machine(), "cores": os.cpu_count()}
    with tempfile.TemporaryDirectory() as scratch:
        if args.only != "clients":
            result["frames"] = measure_frames(program, scratch)
        if args.only != "frames":
            scene = os.path.join(root, "scenes", "dam_break.toml")
            result["clients"] = measure_clients(program, scene, scratch, args.rounds)
    text = json.dumps(result, indent=1, ensure_ascii=False)
    print(text)
    if args.json:
        with open(args.json, "w") as file:
            file.write(text + "\n")


if __name__ == "__main__":
    main()
