// Rods between points, each with a radius and a share that tells its colour.
import * as THREE from "three";
import { clipping, lighting } from "./shading.js";

const vertexShader = /* glsl */ `
  in vec3 begin; in vec3 end; in float radius; in float share;
  flat out vec3 across, facing; flat out float shareOfRod;
  out float place; out vec3 at;
  void main() {
    vec3 a = (modelViewMatrix * vec4(begin, 1.0)).xyz, b = (modelViewMatrix * vec4(end, 1.0)).xyz;
    shareOfRod = share;
    vec3 middle = position.y < 0.0 ? a : b;
    across = normalize(cross(b - a, middle) + vec3(1e-20, 0.0, 0.0));
    facing = normalize(cross(across, b - a));
    if (dot(facing, middle) > 0.0) facing = -facing;
    place = position.x;
    at = middle + position.x * radius * across + 0.5 * radius * facing;
    gl_Position = projectionMatrix * vec4(at, 1.0);
  }`;

const fragmentShader = (tint) => /* glsl */ `
  precision highp float;
  flat in vec3 across, facing; flat in float shareOfRod;
  in float place; in vec3 at;
  out vec4 color;
  ${lighting} ${clipping} ${tint}
  void main() {
    if (beyondClip(at) < 0.0) discard;
    vec3 normal = normalize(place * across + sqrt(max(0.0, 1.0 - place * place)) * facing);
    color = vec4(lit(tint(shareOfRod), normal, normalize(-at)), 1.0);
  }`;

const quad = new Float32Array([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, -1, 0, 1, 1, 0, -1, 1, 0]);

export class Rods {
  // tint: GLSL of vec3 tint(float share).
  constructor(uniforms, tint) {
    this.geometry = new THREE.InstancedBufferGeometry();
    this.geometry.setAttribute("position", new THREE.BufferAttribute(quad, 3));
    this.geometry.instanceCount = 0;
    this.mesh = new THREE.Mesh(this.geometry, new THREE.ShaderMaterial({ vertexShader,
      fragmentShader: fragmentShader(tint), uniforms, glslVersion: THREE.GLSL3, side: THREE.DoubleSide }));
    this.mesh.frustumCulled = false;
    this.count = 0;
  }

  setRods(begin, end, radius, share) {
    this.count = radius.length;
    this.geometry.dispose();
    for (const [name, values, width] of [["begin", begin, 3], ["end", end, 3], ["radius", radius, 1], ["share", share, 1]])
      this.geometry.setAttribute(name, new THREE.InstancedBufferAttribute(values, width));
    this.geometry.instanceCount = this.count;
  }
}
