// Contact forces as rods between the grains, as thick as the force is large: the many weak ones do
// not hide the few strong ones.
import * as THREE from "three";
import { clipping, lighting } from "./shading.js";

const vertexShader = /* glsl */ `
  in vec3 begin; in vec3 end; in float force;
  uniform float thickest, strongest;
  flat out vec3 across, facing; flat out float share;
  out float place; out vec3 at;
  void main() {
    vec3 a = (modelViewMatrix * vec4(begin, 1.0)).xyz, b = (modelViewMatrix * vec4(end, 1.0)).xyz;
    share = force / strongest;
    vec3 middle = position.y < 0.0 ? a : b;
    across = normalize(cross(b - a, middle) + vec3(1e-20, 0.0, 0.0));
    facing = normalize(cross(across, b - a));
    if (dot(facing, middle) > 0.0) facing = -facing;
    place = position.x;
    float radius = share < 0.1 ? 0.0 : thickest * min(share, 1.5);  // the weakest only blur the rest
    at = middle + position.x * radius * across + 0.5 * radius * facing;
    gl_Position = projectionMatrix * vec4(at, 1.0);
  }`;

const fragmentShader = /* glsl */ `
  precision highp float;
  flat in vec3 across, facing; flat in float share;
  in float place; in vec3 at;
  out vec4 color;
  ${lighting} ${clipping}
  void main() {
    if (beyondClip(at) < 0.0) discard;
    vec3 normal = normalize(place * across + sqrt(max(0.0, 1.0 - place * place)) * facing);
    vec3 base = mix(vec3(0.93, 0.60, 0.22), vec3(0.60, 0.03, 0.03), smoothstep(0.0, 0.8, share));
    color = vec4(lit(base, normal, normalize(-at)), 1.0);
  }`;

const quad = new Float32Array([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, -1, 0, 1, 1, 0, -1, 1, 0]);

// Nearly the largest, so that a single impact does not thin all others.
function strong(forces) {
  if (forces.length === 0) return 1;
  const sorted = Float32Array.from(forces).sort();
  return sorted[Math.floor(0.995 * (sorted.length - 1))] || 1;
}

export class Chains {
  constructor(uniforms) {
    this.uniforms = { ...uniforms, thickest: { value: 1 }, strongest: { value: 1 } };
    this.geometry = new THREE.InstancedBufferGeometry();
    this.geometry.setAttribute("position", new THREE.BufferAttribute(quad, 3));
    this.geometry.instanceCount = 0;
    this.mesh = new THREE.Mesh(this.geometry, new THREE.ShaderMaterial({ vertexShader, fragmentShader,
      uniforms: this.uniforms, glslVersion: THREE.GLSL3, side: THREE.DoubleSide }));
    this.mesh.frustumCulled = false;
    this.count = 0;
  }

  set(data, position, radius) {
    const pairs = data.pair_force?.length ?? 0, supports = data.support_force?.length ?? 0;
    this.count = pairs + supports;
    const begin = new Float32Array(3 * this.count), end = new Float32Array(3 * this.count);
    const force = new Float32Array(this.count);
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
    this.geometry.dispose();
    for (const [name, values, width] of [["begin", begin, 3], ["end", end, 3], ["force", force, 1]])
      this.geometry.setAttribute(name, new THREE.InstancedBufferAttribute(values, width));
    this.geometry.instanceCount = this.count;
    this.strongest = this.uniforms.strongest.value = strong(force);
    const sorted = Float32Array.from(radius).sort();
    this.uniforms.thickest.value = 0.6 * (sorted[sorted.length >> 1] ?? 1);
  }
}
