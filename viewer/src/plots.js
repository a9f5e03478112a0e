// The series beside the grains: all columns but those that are zero throughout, one chart per group of
// columns that belong together.
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { message } from "./api.js";
import { short } from "./quantities.js";

const groups = [
  ["Kinetic energy", /^kinetic_/],
  ["Potential energy", /^gravity$/],
  ["Energy stored in contacts", /^elastic_/],
  ["Energy dissipated", /^(damping|friction|rolling|adhesion|bond_damping|bond_breakage|global_damping|wall_damping)$/],
  ["Energy supplied", /^(insertion|removal|change|walls|cell)$/],
  ["Energy exchanged, and residual", /^(exchanged|residual)$/],
  ["Relative residual of the energy", /^residual_relative$/],
  ["Contacts", /^(wall_)?contacts$/],
  ["Contacts per particle", /^coordination$/],
  ["Fastest body", /^fastest$/],
  ["Particles", /^particles$/],
  ["Porosity", /^porosity$/],
  ["Stress", /^stress_/],
  ["Force on walls", /^wall_.*_f[xyz]$/],
  ["Torque on walls", /^wall_.*_t[xyz]$/],
  ["Displacement of walls", /^wall_.*_u[xyz]$/],
  ["Angle of walls", /^wall_.*_angle$/],
  ["Power of walls", /^wall_.*_power$/],
  ["Energy of wear", /^wall_.*_wear_energy$/],
  ["Volume worn off", /^wall_.*_wear_volume$/],
];
// Columns that no chart is needed for.
const axes = /^(time|step)$/;
const inks = { light: ["#0b6e99", "#c2571a", "#3f8f4f", "#8a4fb0", "#b3381f", "#6b7280", "#a08a12", "#1d9a8a"],
  dark: ["#4fb3dd", "#f0955a", "#7ccf8c", "#c79aec", "#f08a6c", "#aab4c0", "#dcc85a", "#5fd6c6"] };
const mostLines = 8;

// The title of the chart that a column belongs to. Sensors and sinks share one for each quantity; a
// column that belongs nowhere has its own.
function titleOf(name) {
  const group = groups.find(([, wanted]) => wanted.test(name));
  if (group) return group[0];
  const [, kind, quantity] = name.match(/^(sensor|sink)\.[^.]+\.([^.]+)/) ?? [];
  const title = (quantity ?? name).replace(/^v[xyz]$/, "velocity").replace(/_[xyz]{1,2}$/, "").replace(/_/g, " ");
  return kind ? `${kind === "sink" ? "Sinks" : "Sensors"}: ${title}` : title;
}

// Titles with their columns: groups in their order, then the others as the series has them.
function charts(names) {
  const byTitle = new Map(groups.map(([title]) => [title, []]));
  for (const name of names) {
    const title = titleOf(name);
    if (!byTitle.has(title)) byTitle.set(title, []);
    byTitle.get(title).push(name);
  }
  return [...byTitle].flatMap(([title, columns]) => inParts(title, columns));
}

// A chart with too many lines cannot be read.
function inParts(title, columns) {
  const parts = Math.ceil(columns.length / mostLines);
  return Array.from({ length: parts }, (_, i) => [parts > 1 ? `${title}, ${i + 1} of ${parts}` : title,
    columns.slice(i * mostLines, (i + 1) * mostLines)]);
}

export class Plots {
  constructor(root, onTime) {
    this.root = root;
    this.onTime = onTime;
    this.charts = [];
    this.dark = false;
  }

  async load() {
    const series = await message("series");
    const { names, units, rows } = series;
    this.columns = Object.fromEntries(names.map((name, c) =>
      [name, { unit: units[c], values: series.data.values.subarray(c * rows, (c + 1) * rows) }]));
    this.draw();
  }

  draw() {
    for (const { chart } of this.charts) chart.destroy();
    this.root.replaceChildren();
    this.charts = [];
    const time = this.columns?.time?.values;
    if (!time?.length) {
      this.root.textContent = "There are no rows in series.csv yet.";
      return;
    }
    const names = Object.keys(this.columns).filter((name) => !axes.test(name)
      && this.columns[name].values.some((value) => value !== 0));
    for (const [title, columns] of charts(names)) this.#chart(title, columns, time);
    this.mark(this.time);
  }

  #chart(title, names, time) {
    const box = document.createElement("div");
    box.className = "plot";
    const heading = document.createElement("h2");
    const { unit } = this.columns[names[0]];
    heading.textContent = unit ? `${title} [${unit}]` : title;
    box.append(heading);
    this.root.append(box);
    const style = getComputedStyle(document.documentElement);
    const soft = style.getPropertyValue("--soft"), line = style.getPropertyValue("--line");
    const ink = inks[this.dark ? "dark" : "light"];
    const axis = { stroke: soft, grid: { stroke: line, width: 0.5 }, ticks: { stroke: line, width: 0.5 },
      font: "11px system-ui, sans-serif" };
    const chart = new uPlot({
      width: Math.max(200, this.root.clientWidth || 280), height: 162,
      scales: { x: { time: false } },
      axes: [{ ...axis, label: "time [s]", labelFont: axis.font, labelSize: 15, size: 32, values: (_, at) => at.map((v) => short(v)) },
        { ...axis, size: 52, values: (_, at) => at.map((v) => short(v, 3)) }],
      series: [{ label: "time [s]", value: (_, v) => (v == null ? "" : short(v, 5)) },
        ...names.map((name, i) => ({ label: name.replace(/_/g, " "), stroke: ink[i % ink.length], width: 1.5,
          points: { show: false }, value: (_, v) => (v == null ? "" : short(v)) }))],
      legend: { live: false },
      cursor: { points: { size: 5 } },
      hooks: { draw: [(u) => this.#drawMark(u)], ready: [(u) => u.over.addEventListener("click", () => {
        if (u.cursor.idx != null) this.onTime(u.data[0][u.cursor.idx]);
      })] },
    }, [time, ...names.map((name) => this.columns[name].values)], box);
    this.charts.push({ chart });
  }

  #drawMark(u) {
    if (this.time == null) return;
    const x = u.valToPos(this.time, "x", true);
    const { left, top, width, height } = u.bbox;
    if (!(x >= left && x <= left + width)) return;
    u.ctx.save();
    u.ctx.strokeStyle = this.dark ? "#ffffff90" : "#00000070";
    u.ctx.beginPath();
    u.ctx.moveTo(x, top);
    u.ctx.lineTo(x, top + height);
    u.ctx.stroke();
    u.ctx.restore();
  }

  mark(time) {
    this.time = time;
    for (const { chart } of this.charts) chart.redraw(false);
  }
}
