import "./style.css";
import { Gone, json, message, post, text } from "./api.js";
import { Coloring } from "./coloring.js";
import { LiveControls } from "./live.js";
import { Player } from "./player.js";
import { Plots } from "./plots.js";
import { quantity, scaling, short } from "./quantities.js";
import { Stage } from "./stage.js";

const by = (id) => document.getElementById(id);
const canvas = by("view");
const playRate = 20; // frames per second

const info = await json("info");
const coloring = new Coloring(info);
const stage = new Stage(canvas, coloring);
const player = new Player({
  wish: () => ({ color: coloring.field.name, forces: by("forces").checked, bonds: by("bonds").checked }),
  onFrame: showFrame,
  onTrouble: tellTrouble,
});
const plots = new Plots(by("plots"), (time) => {
  const nearest = player.times.reduce((best, t, i) => (Math.abs(t - time) < Math.abs(player.times[best] - time) ? i : best), 0);
  player.show(nearest);
});
const live = new LiveControls({ player, plots, tellTrouble, onList: updateSlider });
let shown = null, selected = null, playing = false;

// ---- frames -------------------------------------------------------------------------------------

async function showFrame(frame) {
  // A run may bring shapes only when it starts.
  if (frame.shapes !== stage.grains.meshes.length - 1) stage.grains.setShapes(await message("shapes"));
  shown = frame;
  coloring.follow(frame.data.value);
  const first = !stage.origin;
  stage.setFrame(frame);
  updateLegend();
  if (first) {
    measurePanels();
    stage.look("iso");
    stage.calibrate();
  }
  updateSlider();
  if (selected !== null) showGrain(selected);
  plots.mark(frame.time);
  by("forces-note").hidden = frame.has_forces || !by("forces").checked;
  by("forces-scale").hidden = !stage.chains.count;
  by("forces-scale").textContent = `thickest rod: ${quantity(stage.chains.strongest, "N", 3)}`;
  by("bonds-row").hidden = !frame.has_bonds;
  by("bonds-scale").hidden = !stage.bonds.count;
  by("bonds-scale").textContent = `highest load: ${short(100 * stage.bonds.highest, 3)} % of what breaks a bond`;
  Object.assign(canvas.dataset, { count: stage.grains.count, number: frame.number, time: frame.time,
    contacts: stage.chains.count, bonds: stage.bonds.count, live: frame.live });
  by("subtitle").textContent = `${stage.grains.count.toLocaleString("en")} grains`;
}

function updateSlider() {
  const slider = by("time");
  slider.max = Math.max(0, player.numbers.length - 1);
  if (!player.following) slider.value = player.place;
  else slider.value = slider.max;
  if (shown) by("clock").textContent = `t = ${quantity(shown.time, "s", 5)}`;
  by("go-live").setAttribute("aria-pressed", player.following);
}

function updateLegend() {
  const materials = new Set(stage.grains.roster.material);
  coloring.drawLegend([...materials].sort((a, b) => a - b).slice(0, 12));
  const [low, high] = coloring.bounds, { unit } = coloring.field;
  const scale = scaling(Math.max(Math.abs(low), Math.abs(high)), unit);
  document.querySelector(".range").hidden = !coloring.hasRange;
  if (document.activeElement !== by("range-low")) by("range-low").value = short(low / scale.factor);
  if (document.activeElement !== by("range-high")) by("range-high").value = short(high / scale.factor);
  by("range-unit").textContent = scale.unit;
  by("range-unit").dataset.factor = scale.factor;
}

function tellTrouble(error) {
  if (error.name === "AbortError") return;
  by("notice").hidden = false;
  by("notice").textContent = error instanceof Gone
    ? `${error.message}: start it again with clast view` : error.message;
  setPlaying(false);
  if (!(error instanceof Gone)) setTimeout(() => { by("notice").hidden = true; }, 5000);
}

// ---- one grain ----------------------------------------------------------------------------------

async function showGrain(id) {
  const place = stage.grains.roster.id.indexOf(id);
  stage.select(place);
  by("grain-hint").hidden = true;
  const table = by("grain");
  if (place < 0) {
    table.replaceChildren();
    by("grain-hint").hidden = false;
    by("grain-hint").textContent = `Grain ${id} is not in this frame.`;
    return;
  }
  let grain;
  try {
    grain = await json(`grain?number=${shown.live ? "live" : shown.number}&id=${id}`);
  } catch (error) {
    return tellTrouble(error);
  }
  if (selected !== id) return;
  const vector = (v, unit) => v.map((c) => quantity(c, unit)).join("\n");
  const rows = [["id", grain.id], ["material", grain.material], ["radius", quantity(grain.radius, "m")],
    ["position", vector(grain.position, "m")], ["speed", quantity(grain.speed, "m/s")],
    ["velocity", vector(grain.velocity, "m/s")], ["spin", vector(grain.spin, "rad/s")],
    ["contact force", quantity(grain.force, "N")], ["orientation", grain.orientation.map((c) => short(c)).join("\n")]];
  table.replaceChildren(...rows.map(([name, value]) => {
    const row = document.createElement("tr");
    for (const content of [name, value]) {
      const cell = document.createElement("td");
      cell.textContent = content;
      row.append(cell);
    }
    row.lastChild.style.whiteSpace = "pre-line";
    return row;
  }));
  table.dataset.grain = JSON.stringify(grain);
}

function pickAt(x, y) {
  const place = stage.pickAt(x, y);
  selected = place < 0 ? null : stage.grains.roster.id[place];
  if (selected === null) return forgetGrain();
  openTab("grain");
  showGrain(selected);
}

function forgetGrain() {
  selected = null;
  stage.select(-1);
  by("grain").replaceChildren();
  delete by("grain").dataset.grain;
  by("grain-hint").hidden = false;
  by("grain-hint").textContent = "Click a grain to read its state.";
}

// ---- controls -----------------------------------------------------------------------------------

function openTab(name) {
  by("panel").dataset.tab = name;
  by("panel").classList.remove("closed");
  for (const tab of document.querySelectorAll("[role=tab]"))
    tab.setAttribute("aria-selected", tab.dataset.tab === name);
  if (name === "plots") plots.load().catch(tellTrouble);
}

// What the panels cover of the picture.
function measurePanels() {
  const panel = by("panel").getBoundingClientRect(), footer = by("footer").getBoundingClientRect();
  const beside = panel.width < 0.5 * innerWidth && !by("panel").classList.contains("closed");
  const legend = innerWidth > 720 ? by("legend").getBoundingClientRect().right : 0;
  stage.margins = { top: 50, left: legend, right: beside ? innerWidth - panel.left : 0, bottom: innerHeight - footer.top + 6 };
}

function setPlaying(on) {
  playing = on && player.numbers.length > 1;
  by("play").textContent = playing ? "❚❚" : "▶";
  by("play").setAttribute("aria-label", playing ? "Pause" : "Play");
  if (!playing) return;
  if (player.following || player.place + 1 >= player.numbers.length) player.show(0);
  const began = performance.now();
  const next = async () => {
    if (!playing) return;
    if (player.place + 1 >= player.numbers.length) return setPlaying(false);
    const start = performance.now();
    await player.show(player.place + 1);
    setTimeout(next, Math.max(0, 1000 / playRate - (performance.now() - start)));
  };
  setTimeout(next, Math.max(0, 1000 / playRate - (performance.now() - began)));
}

function step(by_) {
  setPlaying(false);
  player.show((player.following ? player.numbers.length : player.place) + by_);
}

function toggle(id) {
  by(id).checked = !by(id).checked;
  by(id).dispatchEvent(new Event("input"));
}

function setRange() {
  const factor = Number(by("range-unit").dataset.factor);
  if (coloring.fix(factor * Number(by("range-low").value), factor * Number(by("range-high").value))) {
    stage.recolor();
    coloring.drawLegend([]);
  }
}

function setClipAxis(axis) {
  for (const button of by("clip-axis").children) button.setAttribute("aria-pressed", button.dataset.axis === axis);
  stage.setClip({ axis });
}

for (const field of info.fields) by("color").append(new Option(field.unit ? `${field.label} [${field.unit}]` : field.label, field.name));
by("color").addEventListener("input", () => {
  coloring.choose(by("color").value);
  player.refresh();
});
by("range-low").addEventListener("change", setRange);
by("range-high").addEventListener("change", setRange);
by("range-fit").addEventListener("click", () => {
  coloring.fit(shown.data.value);
  stage.recolor();
  updateLegend();
});
by("grain-size").addEventListener("input", () => { stage.size = by("grain-size").value / 100; });
by("marks").addEventListener("input", () => { stage.marks = by("marks").checked; });
by("walls").addEventListener("input", () => { stage.showWalls = by("walls").checked; });
// Rods run through the grains: small ones let them be seen.
function showRods() {
  stage.showForces = by("forces").checked;
  stage.showBonds = by("bonds").checked;
  by("grain-size").value = by("forces").checked || by("bonds").checked ? 35 : 100;
  stage.size = by("grain-size").value / 100;
  player.refresh();
}
by("forces").addEventListener("input", showRods);
by("bonds").addEventListener("input", showRods);
by("clip-axis").addEventListener("click", (event) => {
  if (event.target.dataset.axis !== undefined) setClipAxis(event.target.dataset.axis);
});
by("clip-flip").addEventListener("click", () => stage.setClip({ flip: !stage.clip.flip }));
by("clip-place").addEventListener("input", () => {
  if (!stage.clip.axis) setClipAxis("y");
  stage.setClip({ place: by("clip-place").value / 1000 });
});
by("views").addEventListener("click", (event) => event.target.dataset.view && stage.look(event.target.dataset.view));
by("fit").addEventListener("click", () => stage.fit());
by("play").addEventListener("click", () => setPlaying(!playing));
by("time").addEventListener("input", () => {
  setPlaying(false);
  player.show(Number(by("time").value));
});
document.querySelector("[role=tablist]").addEventListener("click", (event) => {
  if (event.target.id === "panel-toggle") {
    by("panel").classList.toggle("closed");
    measurePanels();
  }
  else if (event.target.dataset.tab) openTab(event.target.dataset.tab);
});

// A click picks, a drag does not.
let pressed = null;
canvas.addEventListener("pointerdown", (event) => { pressed = event.isPrimary ? [event.clientX, event.clientY] : null; });
canvas.addEventListener("pointerup", (event) => {
  if (pressed && Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) < 4)
    pickAt(event.clientX, event.clientY);
  pressed = null;
});

const keys = {
  " ": () => (player.following ? live.togglePause() : setPlaying(!playing)),
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  Home: () => player.show(0),
  End: () => (live.isLive ? player.follow() : player.show(player.numbers.length - 1)),
  f: () => stage.fit(),
  1: () => stage.look("iso"),
  2: () => stage.look("front"),
  3: () => stage.look("right"),
  4: () => stage.look("top"),
  k: () => setClipAxis(["", "x", "y", "z"][(["", "x", "y", "z"].indexOf(stage.clip.axis) + 1) % 4]),
  w: () => toggle("walls"),
  c: () => toggle("forces"),
  b: () => !by("bonds-row").hidden && toggle("bonds"),
  r: () => toggle("marks"),
  Escape: forgetGrain,
};
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^(INPUT|SELECT|TEXTAREA|BUTTON|SUMMARY)$/.test(event.target.tagName)) return;
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

addEventListener("resize", measurePanels);

const darkness = matchMedia("(prefers-color-scheme: dark)");
function setTheme() {
  const style = getComputedStyle(document.documentElement);
  stage.setTheme(darkness.matches, style.getPropertyValue("--sky"), style.getPropertyValue("--ground"));
  plots.dark = darkness.matches;
  if (plots.columns) plots.draw();
}
darkness.addEventListener("change", setTheme);

// ---- start --------------------------------------------------------------------------------------

setTheme();
stage.showForces = stage.showBonds = false;
by("title").textContent = info.title || info.directory;
document.title = `${info.title || info.directory} · Clast`;
if (matchMedia("(max-width: 720px)").matches) by("panel").classList.add("closed");
measurePanels();
try {
  by("scene-text").textContent = await text("scene");
  await player.loadList();
  await live.start(info.live);
  measurePanels();
  if (live.isLive) player.follow();
  else await player.show(player.numbers.length - 1);
  if (!live.isLive && stage.grains.count === 0) await player.show(0); // all have left in the end
} catch (error) {
  tellTrouble(error);
}
// For tests and for curious people at the console.
window.clast = { stage, player, plots, coloring };
