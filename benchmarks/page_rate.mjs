// Pictures per second of the page with the frames of a run, what the page itself takes for one (the
// rest is the graphics card), for a new frame, and what a picture is made of:
//   CLAST_PROGRAM=build/clast CHROMIUM=/usr/bin/chromium node benchmarks/page_rate.mjs DIR
// Chromium without a screen draws in software unless the environment names another --use-angle
// (ANGLE=vulkan, ANGLE=gl …).
import { createRequire } from "node:module";
import { spawn } from "node:child_process";

const { chromium } = createRequire(new URL("../tests/page/x", import.meta.url))("playwright-core");
const program = spawn(process.env.CLAST_PROGRAM, ["view", process.argv[2]], { stdio: ["ignore", "pipe", "inherit"] });
const url = await new Promise((done) => program.stdout.on("data", (text) => {
  const found = /(http:\S+)/.exec(text);
  if (found) done(found[1]);
}));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", `--use-angle=${process.env.ANGLE ?? "swiftshader"}`, "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
page.setDefaultTimeout(120000);
await page.goto(url);
await page.waitForSelector("#view[data-count]");
const result = await page.evaluate(async () => {
  const { stage } = window.clast, gl = stage.renderer.getContext(), pixel = new Uint8Array(4);
  const drawn = (n) => {
    const begin = performance.now();
    for (let i = 0; i < n; ++i) {
      stage.draw();
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel); // waits for the picture
    }
    return (1000 * n) / (performance.now() - begin);
  };
  const milliseconds = (n, work) => {
    const begin = performance.now();
    for (let i = 0; i < n; ++i) work();
    return (performance.now() - begin) / n;
  };
  stage.coarse = false;
  stage.resize();
  drawn(2);
  // Asked for without waiting for the pictures.
  const asking = milliseconds(3, () => stage.draw());
  const { position, orientation, count } = stage.grains, value = new Float32Array(count);
  const newFrame = milliseconds(10, () => stage.grains.setFrame({ position, orientation, value }));
  const triangles = stage.grains.kinds.reduce((sum, { geometry }) => sum + geometry.instanceCount *
    (geometry.index ?? geometry.getAttribute("position")).count / 3, 0);
  const corners = stage.grains.kinds.reduce((sum, { geometry }) => sum +
    geometry.instanceCount * geometry.getAttribute("position").count, 0);
  // The camera goes round: pictures that the page draws by itself, and the part of the grains in them.
  const goRound = async (seconds) => {
    const begin = performance.now(), first = stage.drawn;
    while (performance.now() - begin < 1000 * seconds) {
      stage.camera.position.applyAxisAngle(stage.camera.up, 0.01);
      stage.controls.update();
      stage.redraw();
      await new Promise((done) => requestAnimationFrame(done));
    }
    return (stage.drawn - first) / seconds;
  };
  const whole = drawn(15);
  stage.calibrate();
  await goRound(3); // finds out how many grains it can draw
  const roundPerSecond = await goRound(5), share = stage.share;
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  return { grains: stage.grains.count, size: `${stage.canvas.width}x${stage.canvas.height}`,
    triangles, corners, draws: stage.grains.kinds.filter((kind) => kind.geometry.instanceCount > 0).length,
    pageMsPerPicture: asking, pageMsPerFrame: newFrame, picturesPerSecond: whole,
    roundPerSecond, shareInRound: share, coarse: stage.coarse, renderer: info && gl.getParameter(info.UNMASKED_RENDERER_WEBGL) };
});
console.log(JSON.stringify(result));
await browser.close();
program.kill("SIGINT");
