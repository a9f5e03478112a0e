// Contact forces as rods between the grains, as thick as the force is large: the many weak ones do
// not hide the few strong ones.
import { Rods } from "./rods.js";

const weakest = 0.1; // of the strongest: those below only blur the rest
const tint = /* glsl */ `
  vec3 tint(float share) {
    return mix(vec3(0.93, 0.60, 0.22), vec3(0.60, 0.03, 0.03), smoothstep(0.0, 0.8, share));
  }`;

// Nearly the largest, so that a single impact does not thin all others.
function strong(forces) {
  if (forces.length === 0) return 1;
  const sorted = Float32Array.from(forces).sort();
  return sorted[Math.floor(0.995 * (sorted.length - 1))] || 1;
}

export class Chains extends Rods {
  constructor(uniforms) {
    super(uniforms, tint);
  }

  set(data, position, radiusOfGrains) {
    const pairs = data.pair_force?.length ?? 0, supports = data.support_force?.length ?? 0;
    const count = pairs + supports;
    const begin = new Float32Array(3 * count), end = new Float32Array(3 * count);
    const force = new Float32Array(count);
    const copy = (to, i, from, j) => { for (let k = 0; k < 3; ++k) to[3 * i + k] = from[3 * j + k]; };
    for (let i = 0; i < pairs; ++i) {
      copy(begin, i, position, data.pair[2 * i]);
      copy(end, i, position, data.pair[2 * i + 1]);
      force[i] = data.pair_force[i];
    }
    for (let i = 0; i < supports; ++i) {
      copy(begin, pairs + i, position, data.support[i]);
      copy(end, pairs + i, data.support_point, i);
      force[pairs + i] = data.support_force[i];
    }
    this.strongest = strong(force);
    const sorted = Float32Array.from(radiusOfGrains).sort();
    const thickest = 0.6 * (sorted[sorted.length >> 1] ?? 1);
    const share = force.map((f) => f / this.strongest);
    this.setRods(begin, end, share.map((s) => (s < weakest ? 0 : thickest * Math.min(s, 1.5))), share);
  }
}
