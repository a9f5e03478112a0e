// Bonds as rods from centre to centre, coloured by how near they are to breaking.
import { Rods } from "./rods.js";

const thickness = 0.3; // of the bond, as in pictures
const tint = /* glsl */ `
  uniform sampler2D loads;
  vec3 tint(float share) { return texture(loads, vec2(clamp(share, 0.0, 1.0), 0.5)).rgb; }`;
const none = new Float32Array();

export class Bonds extends Rods {
  constructor(uniforms, colors) {
    super({ ...uniforms, loads: { value: colors } }, tint);
  }

  set({ bond_begin = none, bond_end = none, bond_radius = none, bond_load = none }) {
    this.highest = bond_load.reduce((most, load) => Math.max(most, load), 0);
    this.setRods(bond_begin, bond_end, bond_radius.map((r) => thickness * r), bond_load);
  }
}
