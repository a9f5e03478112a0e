// What the tests of the page share: the program, the browser, and the frame files.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

export const program = process.env.CLAST_PROGRAM;
export const scene = new URL("heap.toml", import.meta.url).pathname;
export const scratch = mkdtempSync(join(tmpdir(), "clast-page-"));

export function clast(...args) {
  const ended = spawnSync(program, args, { encoding: "utf8" });
  if (ended.status !== 0) throw new Error(`clast ${args.join(" ")}: ${ended.stderr}`);
  return ended.stdout;
}

// Software rendering on a busy machine can be slow; a page that hangs is slower.
const patience = 90000;

const children = [];

// Ends what a failed test left running.
export async function endAll() {
  for (const { child, ended } of children) {
    child.kill("SIGINT");
    await ended;
  }
}

// The program with a page; `url` is where it is.
export async function serve(...args) {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.on("exit", (status) => resolve(status)));
  children.push({ child, ended });
  const url = await new Promise((resolve, reject) => {
    let text = "", known = false;
    child.stdout.on("data", (data) => {
      text += data;
      const found = known ? null : /open in a browser what is in (.*) \(only you/.exec(text);
      if (!found) return;
      known = true; // the file goes with the page
      resolve(readFileSync(found[1], "utf8").trim());
    });
    ended.then(() => reject(new Error(`the program ended: ${text}`)));
  });
  return { url, child, ended };
}

// Software rendering: the same on every machine, and the only one without a screen.
export const launch = () => chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
});

// A page that keeps what it complains about.
export async function open(browser, url, options = {}) {
  const page = await browser.newPage({ viewport: { width: 760, height: 460 }, ...options });
  page.setDefaultTimeout(patience);
  page.complaints = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) page.complaints.push(message.text());
  });
  page.on("pageerror", (error) => page.complaints.push(error.message));
  await page.goto(url);
  await page.waitForSelector("#view[data-count]");
  return page;
}

export const shown = (page) => page.evaluate(() => ({ ...document.getElementById("view").dataset }));

// Waits until f(argument) is true in the page.
// (page.waitForFunction needs eval, which the policy of the page forbids.)
export async function until(page, f, argument) {
  const end = Date.now() + patience;
  while (!(await page.evaluate(f, argument))) {
    if (Date.now() > end) throw new Error(`did not become true: ${f}`);
    await page.waitForTimeout(50);
  }
}

// The picture after the next drawing.
export async function picture(page) {
  await page.evaluate(() => new Promise((done) => {
    window.clast.stage.redraw();
    requestAnimationFrame(() => requestAnimationFrame(done));
  }));
  return page.screenshot();
}

// How many colours a picture has.
export const colors = (page, png) => page.evaluate(async (url) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const paint = canvas.getContext("2d");
  paint.drawImage(image, 0, 0);
  const { data } = paint.getImageData(0, 0, image.width, image.height);
  const found = new Set();
  for (let i = 0; i < data.length; i += 4) found.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
  return found.size;
}, `data:image/png;base64,${png.toString("base64")}`);

// Arrays of a .vtp file as the program writes it.
export function readVtp(path) {
  const file = readFileSync(path);
  const mark = Buffer.from('<AppendedData encoding="raw">\n_');
  const start = file.indexOf(mark) + mark.length;
  const header = file.subarray(0, start).toString("latin1");
  const arrays = { count: Number(/NumberOfPoints="(\d+)"/.exec(header)[1]),
    lines: Number(/NumberOfLines="(\d+)"/.exec(header)[1]) };
  for (const [, type, name, offset] of header.matchAll(/type="(\w+)" Name="(\w+)"[^>]*offset="(\d+)"/g)) {
    const at = start + Number(offset), bytes = Number(file.readBigUInt64LE(at));
    const data = file.buffer.slice(file.byteOffset + at + 8, file.byteOffset + at + 8 + bytes);
    arrays[name] = type === "Float64" ? new Float64Array(data) : new Int32Array(data);
  }
  return arrays;
}

// The status of a plain request.
export function status(url, { method = "GET", headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, headers, agent: false }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode));
    });
    request.on("error", reject);
    request.end();
  });
}
