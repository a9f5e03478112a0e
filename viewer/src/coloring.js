// The field that colours show: its range, the table of colours, the legend.
import * as THREE from "three";
import { scaling, short, ticks } from "./quantities.js";

// From the 2nd to the 98th percentile, as in the pictures of `clast render`.
function robustRange(values, isLabel) {
  const sorted = Float32Array.from(values).filter(Number.isFinite).sort();
  if (sorted.length === 0) return [0, 1];
  const at = (share) => sorted[Math.round(share * (sorted.length - 1))];
  let [low, high] = isLabel ? [sorted[0], sorted[sorted.length - 1]] : [at(0.02), at(0.98)];
  if (high - low <= 1e-6 * Math.max(Math.abs(low), Math.abs(high)))
    [low, high] = [sorted[0], sorted[sorted.length - 1]];
  if (low > 0 && low < 0.15 * high) low = 0;
  if (high - low <= 1e-6 * Math.max(Math.abs(low), Math.abs(high))) {
    const size = Math.abs(high) > 0 ? 0.5 * Math.abs(high) : 1;
    [low, high] = [low >= 0 ? Math.max(0, low - size) : low - size, high + size];
  }
  return [low, high];
}

function tableTexture(bytes, count) {
  const texture = new THREE.DataTexture(bytes, count, 1, THREE.RGBAFormat);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.needsUpdate = true;
  return texture;
}

function bytesOf(hexes) {
  const bytes = new Uint8Array(4 * hexes.length);
  hexes.forEach((hex, i) => {
    for (let c = 0; c < 3; ++c) bytes[4 * i + c] = parseInt(hex.slice(2 * c, 2 * c + 2), 16);
    bytes[4 * i + 3] = 255;
  });
  return bytes;
}

export class Coloring {
  constructor(info) {
    this.info = info;
    this.map = info.colors.match(/.{6}/g);
    const map = tableTexture(bytesOf(this.map), 256);
    map.minFilter = map.magFilter = THREE.LinearFilter;
    const kinds = tableTexture(bytesOf(info.kinds), info.kinds.length);
    this.textures = { map, kinds };
    this.choose(info.fields[0].name);
  }

  choose(name) {
    this.field = this.info.fields.find((field) => field.name === name);
    this.isKinds = name === "material";
    this.isLabel = name === "id";
    this.isSpread = name === "fragment"; // names without order, spread over all colours
    this.range = null;
    this.fixed = false;
  }

  get texture() { return this.isKinds ? this.textures.kinds : this.textures.map; }
  // What values are shown as: share = (value - low) / (high - low) of the table.
  get bounds() { return this.isKinds ? [-0.5, this.info.kinds.length - 0.5] : this.range ?? [0, 1]; }
  get hasRange() { return !this.isKinds && !this.isSpread; }

  // Grows the range so that frames stay comparable, unless the user has set it.
  follow(values) {
    if (this.fixed || !this.hasRange || values.length === 0) return;
    const [low, high] = robustRange(values, this.isLabel);
    this.range = this.range
      ? [Math.min(low, this.range[0]), Math.max(high, this.range[1])] : [low, high];
  }
  fit(values) {
    this.fixed = false;
    this.range = null;
    this.follow(values);
  }
  fix(low, high) {
    if (!(high > low)) return false;
    this.range = [low, high];
    return this.fixed = true;
  }

  drawLegend(materialsShown) {
    const { label, unit } = this.field;
    const title = document.getElementById("legend-title");
    const body = document.getElementById("legend-body");
    document.getElementById("legend").hidden = false;
    body.replaceChildren();
    if (this.isSpread) {
      title.textContent = label;
      return;
    }
    if (this.isKinds) {
      title.textContent = label;
      for (const m of materialsShown) body.append(this.#kind(m));
      return;
    }
    const [low, high] = this.bounds;
    const scale = scaling(Math.max(Math.abs(low), Math.abs(high)), unit);
    title.textContent = scale.unit ? `${label} [${scale.unit}]` : label;
    const bar = document.createElement("div");
    bar.className = "bar";
    bar.append(this.#gradient());
    for (const tick of ticks(low / scale.factor, high / scale.factor)) {
      const mark = document.createElement("span");
      mark.textContent = Math.abs(tick.value) >= 1e5 ? short(tick.value, 3) : tick.text;
      mark.style.top = `${100 * (1 - (tick.value * scale.factor - low) / (high - low))}%`;
      bar.append(mark);
    }
    body.append(bar);
  }

  #gradient() {
    const canvas = document.createElement("canvas");
    canvas.width = 1;
    canvas.height = 256;
    const paint = canvas.getContext("2d");
    this.map.forEach((hex, i) => {
      paint.fillStyle = `#${hex}`;
      paint.fillRect(0, 255 - i, 1, 1);
    });
    return canvas;
  }

  #kind(material) {
    const row = document.createElement("div");
    row.className = "kind";
    const patch = document.createElement("canvas");
    patch.width = patch.height = 1;
    const paint = patch.getContext("2d");
    paint.fillStyle = `#${this.info.kinds[material % this.info.kinds.length]}`;
    paint.fillRect(0, 0, 1, 1);
    row.append(patch, this.info.materials[material] || `material ${material}`);
    return row;
  }
}
