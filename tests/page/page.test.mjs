// The page in a real browser: what it shows is what the files hold, and it steers a run.
import assert from "node:assert/strict";
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { clast, colors, endAll, launch, open, picture, readVtp, scene, scratch, serve, shown, status, until } from "./support.mjs";

const run = join(scratch, "heap");
let browser, finished;

before(async () => {
  clast("run", scene, "--out", run, "--quiet", "--threads", "1");
  finished = await serve("view", run);
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await endAll();
  rmSync(scratch, { recursive: true, force: true });
});

const frameFile = (number) => readVtp(join(run, "frames", `frame_${String(number).padStart(6, "0")}.vtp`));

test("shows as many grains as the frame has, without complaints", async () => {
  const page = await open(browser, finished.url);
  const { count, number } = await shown(page);
  assert.equal(Number(count), frameFile(number).count);
  assert.equal(await page.evaluate(() => window.clast.stage.grains.kinds[0].geometry.instanceCount), Number(count));
  assert.ok(await colors(page, await picture(page)) > 500, "the picture is empty");
  assert.match(await page.textContent("#legend-title"), /speed \[.*m\/s\]/);
  assert.equal(await page.textContent("#scene-text"), readFileSync(scene, "utf8"));
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test("slow pictures show a fair sample of the grains, and all of them at rest", async () => {
  const page = await open(browser, finished.url);
  const { all, some, sample, again, said, saidAtRest } = await page.evaluate(() => {
    const { stage } = window.clast, { geometry } = stage.grains.kinds[0];
    const note = document.getElementById("reduced");
    const drawn = (share) => { stage.draw(share); return geometry.instanceCount; };
    const some = drawn(0.1), said = note.hidden ? "" : note.textContent;
    const again = drawn(), saidAtRest = !note.hidden;
    const sample = [...geometry.getAttribute("place").array.slice(0, some)];
    return { all: stage.grains.count, some, sample, again, said, saidAtRest };
  });
  assert.match(said, /Reduced picture while the camera moves/);
  assert.equal(saidAtRest, false);
  assert.equal(again, all);
  assert.equal(some, Math.ceil(0.1 * all));
  assert.equal(new Set(sample).size, some);
  const middle = sample.reduce((sum, place) => sum + place, 0) / some;
  assert.ok(Math.abs(middle / all - 0.5) < 0.2, `the middle of the sample is at ${middle} of ${all}`);
  await page.close();
});

test("slow pictures have few pixels while the camera moves, and all of them at rest", async () => {
  const page = await open(browser, finished.url);
  await page.evaluate(() => {
    const { stage } = window.clast, draw = stage.draw.bind(stage);
    stage.ratios = [];
    stage.draw = (...how) => {
      draw(...how);
      stage.ratios.push(stage.canvas.width / stage.canvas.clientWidth);
    };
    stage.slow = true;
    stage.redraw();
  });
  await until(page, () => window.clast.stage.ratios.includes(0.5));
  await until(page, () => window.clast.stage.ratios.at(-1) === 1);
  assert.ok(await colors(page, await page.screenshot()) > 500, "the picture is empty");
  await page.close();
});

test("a run whose last frame is empty shows its grains", async () => {
  const empty = join(scratch, "emptied");
  clast("run", scene.replace("heap", "emptied"), "--out", empty, "--quiet", "--threads", "1");
  const served = await serve("view", empty);
  const page = await open(browser, served.url);
  await until(page, () => Number(document.getElementById("view").dataset.count) === 60);
  const begin = await picture(page);
  await page.keyboard.press("End");
  await until(page, () => Number(document.getElementById("view").dataset.count) === 0);
  const end = await picture(page);
  await page.keyboard.press("Home");
  await until(page, () => Number(document.getElementById("view").dataset.count) === 60);
  const again = await picture(page);
  // Balls have many shades, walls few.
  assert.ok(await colors(page, begin) > 2 * await colors(page, end), "no grains are drawn at first");
  assert.ok(await colors(page, again) > 2 * await colors(page, end), "no grains are drawn after an empty frame");
  assert.deepEqual(page.complaints, []);
  await page.close();
  served.child.kill("SIGINT");
  await served.ended;
});

test("axes, scale bar and edges of walls", async () => {
  const page = await open(browser, finished.url);
  const ends = () => page.evaluate(() => ["x", "y", "z"].map((axis) => {
    const line = document.getElementById(`axis-${axis}`);
    return [Number(line.getAttribute("x2")), Number(line.getAttribute("y2"))];
  }));
  await page.keyboard.press("2"); // from the front: x to the right, z upward, y away
  await picture(page);
  const [x, y, z] = await ends();
  assert.ok(x[0] > 29 && z[1] < -29 && Math.hypot(...y) < 1, `${x} ${y} ${z}`);
  // Half the distance shows half the length in as many pixels.
  const bar = () => page.evaluate(() => ({ text: document.getElementById("scale-text").textContent,
    pixels: document.getElementById("scale-bar").getBoundingClientRect().width }));
  const metres = ({ text, pixels }) => {
    const [, number, unit] = /^([\d.]+) (m|mm|µm)$/.exec(text);
    return (Number(number) * { m: 1, mm: 1e-3, "µm": 1e-6 }[unit]) / pixels;
  };
  const far = metres(await bar());
  await page.evaluate(() => {
    const { camera, controls } = window.clast.stage;
    camera.position.lerp(controls.target, 0.5);
  });
  await picture(page);
  assert.ok(Math.abs(metres(await bar()) / far - 0.5) < 0.02);
  // A box without a lid: four edges below, four upright, four at the rim.
  assert.equal(await page.evaluate(() => window.clast.stage.walls.data.wall_edge.length / 6), 12);
  await page.close();
});

test("the slider moves the grains", async () => {
  const page = await open(browser, finished.url);
  const last = await picture(page);
  const place = () => page.evaluate(() => window.clast.stage.grains.position[2] + window.clast.stage.content.position.z);
  const before = await place();
  await page.locator("#time").fill("0");
  await until(page, () => document.getElementById("view").dataset.number === "0");
  assert.notEqual(await place(), before);
  assert.ok(!(await picture(page)).equals(last), "the picture is the same");
  await page.locator("#view").focus();
  await page.keyboard.press("ArrowRight");
  await until(page, () => document.getElementById("view").dataset.number === "1");
  await page.locator("#play").click();
  await until(page, () => Number(document.getElementById("view").dataset.number) > 4);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test("a click on a grain shows the numbers of the frame file", async () => {
  const page = await open(browser, finished.url);
  const spot = await page.evaluate(() => {
    const { stage } = window.clast;
    for (let y = 100; y < 380; y += 7)
      for (let x = 100; x < 340; x += 7) if (stage.pickAt(x, y) >= 0) return { x, y };
    return null;
  });
  assert.ok(spot, "there is no grain to click on");
  const plain = await picture(page);
  await page.mouse.click(spot.x, spot.y);
  await page.waitForSelector("#grain[data-grain]");
  const grain = JSON.parse(await page.getAttribute("#grain", "data-grain"));
  const frame = frameFile((await shown(page)).number);
  const i = frame.id.indexOf(grain.id);
  assert.ok(i >= 0);
  const three = (name) => [...frame[name].slice(3 * i, 3 * i + 3)];
  assert.deepEqual(grain.position, three("Points"));
  assert.deepEqual(grain.velocity, three("velocity"));
  assert.deepEqual(grain.spin, three("spin"));
  assert.equal(grain.radius, frame.radius[i]);
  assert.equal(grain.force, frame.force[i]);
  assert.equal(grain.material, ["glass", "clay"][frame.material[i]]);
  assert.ok(!(await picture(page)).equals(plain), "the grain is not marked");
  const ring = await page.evaluate(() => {
    const { x, y, width, height } = document.getElementById("ring").getBoundingClientRect();
    return [x + width / 2, y + height / 2, width];
  });
  assert.ok(Math.hypot(ring[0] - spot.x, ring[1] - spot.y) <= ring[2] / 2, "the ring is around another grain");
  assert.match(await page.textContent("#grain"), /mm|µm/);
  await page.close();
});

test("colours, forces, clip plane and plots", async () => {
  const page = await open(browser, finished.url);
  await page.selectOption("#color", "material");
  await until(page, () => document.getElementById("legend-body").textContent.includes("clay"));
  assert.match(await page.textContent("#legend-body"), /glass/);
  const whole = await picture(page);
  await page.click("#clip-axis [data-axis=x]");
  assert.ok(!(await picture(page)).equals(whole), "the clip plane cuts nothing");
  await page.click("#clip-axis [data-axis='']");
  await page.click("#forces");
  const { number } = await shown(page);
  const lines = readVtp(join(run, "frames", `contacts_${String(number).padStart(6, "0")}.vtp`)).lines;
  await until(page, (n) => Number(document.getElementById("view").dataset.contacts) === n, lines);
  assert.ok(lines > 100);
  assert.match(await page.textContent("#forces-scale"), /thickest rod: .*N/);
  await page.click("[role=tab][data-tab=plots]");
  await until(page, () => document.querySelectorAll("#plots canvas").length >= 5);
  assert.match(await page.textContent("#plots"), /Kinetic energy \[J\]/);
  assert.match(await page.textContent("#plots"), /Energy dissipated \[J\]/);
  assert.match(await page.textContent("#plots"), /Sensors: mass \[kg\]/);
  assert.match(await page.textContent("#plots"), /Force on walls, 2 of 2 \[N\]/);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test("bonds are rods coloured by their load, and fragments have colours", async () => {
  const bonded = join(scratch, "bonded");
  clast("run", scene.replace("heap", "bonded"), "--out", bonded, "--quiet", "--threads", "1");
  const served = await serve("view", bonded);
  const page = await open(browser, served.url);
  const { number } = await shown(page);
  const whole = readVtp(join(bonded, "frames", "bonds_000000.vtp")).lines;
  const left = readVtp(join(bonded, "frames", `bonds_${String(number).padStart(6, "0")}.vtp`)).lines;
  assert.equal(whole, 2 * 54);
  assert.ok(left < whole && left >= 54, `${left} bonds are left`);
  const plain = await picture(page);
  await page.click("#bonds");
  await until(page, (n) => Number(document.getElementById("view").dataset.bonds) === n, left);
  assert.match(await page.textContent("#bonds-scale"), /highest load: .* %/);
  assert.ok(!(await picture(page)).equals(plain), "no rods are drawn");
  await page.selectOption("#color", "fragment");
  await until(page, () => document.getElementById("legend-title").textContent === "fragment");
  // Grains of a fragment have one colour, those of different fragments have others.
  const values = await page.evaluate(() => Array.from([...window.clast.player.kept.values()].at(-1).data.value));
  const colors = new Set(values).size;
  assert.ok(colors > 2 && colors < 54, `${colors} colours`);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test("shapes are drawn as their meshes", async () => {
  const blocks = join(scratch, "blocks");
  clast("run", scene.replace("heap", "blocks"), "--out", blocks, "--quiet", "--threads", "1");
  const served = await serve("view", blocks);
  const page = await open(browser, served.url);
  const { number } = await shown(page);
  const { shape } = readVtp(join(blocks, "frames", `frame_${String(number).padStart(6, "0")}.vtp`));
  const expected = [0, 1, 2].map((s) => shape.filter((other) => other === s).length);
  assert.ok(expected.every((n) => n > 0));
  assert.deepEqual(await page.evaluate(() =>
    window.clast.stage.grains.kinds.map(({ geometry }) => geometry.instanceCount)), expected);
  // Each grain is met by a ray to its middle, unless another is in front.
  const met = await page.evaluate(() => {
    const { stage } = window.clast, found = new Set();
    for (let y = 60; y < 400; y += 5) for (let x = 60; x < 440; x += 5) {
      const place = stage.pickAt(x, y);
      if (place >= 0) found.add(stage.grains.roster.shape[place]);
    }
    return [...found].sort();
  });
  assert.deepEqual(met, [0, 1, 2]);
  assert.ok(await colors(page, await picture(page)) > 500);
  assert.deepEqual(page.complaints, []);
  await page.close();
  served.child.kill("SIGINT");
  await served.ended;
});

test("rounded shapes have their true extents, and are shown in the periodic cell", async () => {
  const rounded = join(scratch, "rounded");
  clast("run", scene.replace("heap", "rounded"), "--out", rounded, "--quiet", "--threads", "1");
  const served = await serve("view", rounded);
  const page = await open(browser, served.url);
  await shown(page);
  const kinds = await page.evaluate(() => window.clast.stage.grains.kinds.slice(1).map(({ geometry }) => {
    const at = geometry.getAttribute("position"), most = [0, 0, 0];
    for (let i = 0; i < at.count; ++i)
      [at.getX(i), at.getY(i), at.getZ(i)].forEach((x, axis) => { most[axis] = Math.max(most[axis], Math.abs(x)); });
    return { grains: geometry.instanceCount, extents: most.sort((a, b) => b - a) };
  }));
  // Capsule, ellipsoid and coin, over the farthest point of each [mm].
  const expected = [[15, 5, 5].map((x) => x / 15), [14, 10, 7].map((x) => x / 14), [13, 13, 3].map((x) => x / 13)];
  assert.equal(kinds.length, 3);
  kinds.forEach(({ grains, extents }, kind) => {
    assert.ok(grains > 0);
    extents.forEach((x, axis) => assert.ok(Math.abs(x - expected[kind][axis]) < 0.02, `${kind}: ${extents}`));
  });
  // They fly 4 cm, some of them over the edge of the cell: frames bring them back into it.
  const along = await page.evaluate(() =>
    [...window.clast.stage.grains.position].filter((x, i) => i % 3 === 0));
  assert.ok(Math.max(...along) - Math.min(...along) <= 0.1, `${along}`);
  assert.ok(await colors(page, await picture(page)) > 500);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test("fits a phone, in the dark", async () => {
  const page = await open(browser, finished.url, { viewport: { width: 390, height: 780 }, hasTouch: true, colorScheme: "dark" });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await page.tap("#panel-toggle");
  await page.tap("[role=tab][data-tab=scene]");
  assert.ok(await page.isVisible("#scene-text"));
  assert.ok(await colors(page, await picture(page)) > 300);
  assert.deepEqual(page.complaints, []);
  await page.close();
});

test("the token leaves the address and becomes a cookie that scripts do not see", async () => {
  const page = await open(browser, finished.url);
  assert.equal(page.url(), `${new URL(finished.url).origin}/`);
  assert.equal(await page.evaluate(() => document.cookie), "");
  await page.reload();
  await page.waitForSelector("#view[data-count]");
  const [cookie] = await page.context().cookies();
  assert.ok(cookie.httpOnly && cookie.sameSite === "Lax" && finished.url.includes(cookie.value));
  await page.close();
});

test("the address is in a file that only its owner can read", async () => {
  const file = join(run, `page_${new URL(finished.url).port}.url`);
  assert.equal(statSync(file).mode & 0o777, 0o600);
});

test("without the token, from elsewhere, or on other paths there is nothing", async () => {
  const { url } = finished, { origin, host, port, pathname } = new URL(url);
  const cookie = `a=b; clast_${port}=${pathname.slice(1, -1)}`;
  const known = (path, headers = {}, method = "GET") => status(`${origin}/${path}`, { method, headers: { cookie, ...headers } });
  assert.equal(await status(url), 303);
  assert.equal(await known(""), 200);
  assert.equal(await known("info"), 200);
  assert.equal(await status(`${origin}/`), 403);
  assert.equal(await status(`${origin}/info`, { headers: { cookie: `clast_${port}=${"0".repeat(32)}` } }), 403);
  assert.equal(await status(`${origin}/${"0".repeat(32)}/`), 403);
  assert.equal(await status(`${url}info`), 403);
  assert.equal(await status(url.slice(0, -1)), 403);
  assert.equal(await status(url, { headers: { host: `evil.example:${port}` } }), 403);
  assert.equal(await known("", { host: `evil.example:${port}` }), 403);
  assert.equal(await known("", { origin: "http://evil.example" }), 403);
  assert.equal(await known("", { origin: `http://${host}` }), 200);
  // A page of another port of this machine gets the cookie, and yet nothing but a way in.
  const other = { "sec-fetch-site": "same-site" };
  assert.equal(await known("info", other), 403);
  assert.equal(await known("pause", { ...other, "sec-fetch-mode": "navigate" }, "POST"), 403);
  assert.equal(await known("", { ...other, "sec-fetch-mode": "navigate" }), 200);
  assert.equal(await known("scene.toml"), 404);
  assert.equal(await known("frame?number=../../secret"), 400);
  assert.equal(await known("pause"), 404);
  assert.equal(await known("pause", {}, "POST"), 409);
  assert.equal(await known("info", {}, "DELETE"), 405);
});

test("a live run is held, stepped, let go and stopped, with two pages watching", async () => {
  const out = join(scratch, "live");
  const live = await serve("run", scene, "--out", out, "--view", "--threads", "1",
    "--set", "duration=1000", "--set", "output.frames=1");
  const page = await open(browser, live.url), other = await open(browser, live.url);
  const step = (p) => p.evaluate(() => Number(document.getElementById("live").dataset.step));
  const state = async () => JSON.parse(await page.evaluate(async () => (await fetch("state")).text()));
  await until(page, () => Number(document.getElementById("live").dataset.step) > 0);
  await page.click("#run-pause");
  await until(page, () => document.getElementById("live").dataset.status === "paused");
  await until(other, () => document.getElementById("live").dataset.status === "paused");
  await page.waitForTimeout(300);
  const held = (await state()).step;
  await page.waitForTimeout(400);
  assert.equal((await state()).step, held, "the run went on");
  await page.selectOption("#steps", "100");
  await page.click("#run-step");
  await until(page, (n) => Number(document.getElementById("live").dataset.step) === n, held + 100);
  assert.equal((await state()).step, held + 100);
  await other.click("#run-pause"); // says "Resume run" there too
  await until(page, () => document.getElementById("live").dataset.status === "running");
  await until(page, (n) => Number(document.getElementById("live").dataset.step) > n, held + 100);
  const time = Number((await shown(other)).time);
  await until(other, (t) => Number(document.getElementById("view").dataset.time) > t, time);
  assert.equal((await shown(other)).live, "true");
  assert.ok(await step(other) > 0);
  assert.deepEqual([...page.complaints, ...other.complaints], []);
  await page.click("#run-stop");
  assert.equal(await live.ended, 0);
  const summary = JSON.parse(readFileSync(join(out, "summary.json"), "utf8"));
  assert.equal(summary.status, "stopped");
  assert.ok(summary.steps > held + 100);
  clast("info", out); // its checkpoint can be read
  await page.close();
  await other.close();
});

test("a watched run ends in the same bits", async () => {
  const out = join(scratch, "watched");
  const live = await serve("run", scene, "--out", out, "--view", "--threads", "1", "--quiet");
  const page = await browser.newPage();
  await page.goto(live.url).catch(() => {}); // may end before the page is there
  assert.equal(await live.ended, 0);
  await page.close();
  const hash = (directory) => JSON.parse(readFileSync(join(directory, "summary.json"), "utf8")).state_hash;
  assert.equal(hash(out), hash(run));
});
