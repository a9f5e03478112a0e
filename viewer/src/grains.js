// The grains, instanced: spheres as exact pictures of spheres on one quad each, every other shape
// as its triangle mesh.
import * as THREE from "three";
import { clipping, grainColor, lighting, rotation } from "./shading.js";

const sphereVertex = /* glsl */ `
  in vec3 center; in float radius; in float value; in vec4 turn; in float place;
  uniform float size;
  flat out vec3 middle; flat out float reach; flat out float shown; flat out vec4 quat;
  flat out int number;
  out vec3 at;
  void main() {
    middle = (modelViewMatrix * vec4(center, 1.0)).xyz;
    reach = radius * size;
    shown = value; quat = turn.yzwx; number = int(place);
    // Facing the eye and large enough to hold the outline in perspective.
    float far = max(length(middle), 1.001 * reach);
    vec3 z = middle / far;
    vec3 x = normalize(cross(abs(z.y) < 0.99 ? vec3(0.0, 1.0, 0.0) : vec3(1.0, 0.0, 0.0), z));
    float grown = reach * far / sqrt(far * far - reach * reach);
    at = middle + grown * (position.x * x + position.y * cross(z, x));
    gl_Position = projectionMatrix * vec4(at, 1.0);
  }`;

const sphereFragment = /* glsl */ `
  precision highp float;
  flat in vec3 middle; flat in float reach; flat in float shown; flat in vec4 quat;
  flat in int number;
  in vec3 at;
  out vec4 color;
  uniform mat4 projectionMatrix;
  uniform mat3 toScene;
  ${lighting} ${clipping} ${grainColor} ${rotation}
  void main() {
    vec3 ray = normalize(at);
    float along = dot(ray, middle);
    vec3 aside = middle - along * ray;
    float room = reach * reach - dot(aside, aside);
    if (room < 0.0) discard;
    float half_ = sqrt(room);
    vec3 p = (along - half_) * ray;
    vec3 normal = (p - middle) / reach;
    vec3 own = rotate(vec4(-quat.xyz, quat.w), toScene * normal);
    vec3 base = tableColor(shown) * mark(own);
    if (beyondClip(p) < 0.0) {
      // Cut open: the flat face where the plane passes through.
      if (beyondClip((along + half_) * ray) < 0.0) discard;
      p = -clip.w / dot(clip.xyz, ray) * ray;
      normal = -clip.xyz;
      base = tableColor(shown) * 0.86;
    }
    if (number == selected) base = mix(base, vec3(1.0, 0.42, 0.10), 0.85);
    color = vec4(lit(base, normal, -ray), 1.0);
    vec4 screen = projectionMatrix * vec4(p, 1.0);
    gl_FragDepth = 0.5 * screen.z / screen.w + 0.5;
  }`;

const meshVertex = /* glsl */ `
  in vec3 center; in float radius; in float value; in vec4 turn; in float place;
  uniform float size;
  flat out float shown; flat out int number;
  out vec3 at;
  ${rotation}
  void main() {
    vec4 q = turn.yzwx;
    vec3 world = center + rotate(q, radius * size * position);
    at = (modelViewMatrix * vec4(world, 1.0)).xyz;
    shown = value; number = int(place);
    gl_Position = projectionMatrix * vec4(at, 1.0);
  }`;

const meshFragment = /* glsl */ `
  precision highp float;
  flat in float shown; flat in int number;
  in vec3 at;
  out vec4 color;
  ${lighting} ${clipping} ${grainColor}
  void main() {
    vec3 base = tableColor(shown);
    // Faces are flat: corners need no normals of their own, and one serves all faces around it.
    vec3 normal = normalize(cross(dFdx(at), dFdy(at)));
    if (dot(normal, at) > 0.0) normal = -normal;
    #ifdef CUT
    if (beyondClip(at) < 0.0) discard;
    if (!gl_FrontFacing) {  // seen from inside: where it is cut open
      normal = -clip.xyz;
      base *= 0.86;
    }
    #endif
    if (number == selected) base = mix(base, vec3(1.0, 0.42, 0.10), 0.85);
    color = vec4(lit(base, normal, normalize(-at)), 1.0);
  }`;

const quad = new Float32Array([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, -1, 0, 1, 1, 0, -1, 1, 0]);

// Entries of a list that belong to some grains, written to `out`.
function pick(values, width, places, out) {
  for (let i = 0, to = 0; i < places.length; ++i) {
    let from = width * places[i];
    for (let k = 0; k < width; ++k) out[to++] = values[from++];
  }
}

// The same numbers in an order that is neither theirs nor another one in every run: any first part of
// them is a fair sample.
function shuffled(places) {
  const out = Int32Array.from(places);
  for (let i = out.length - 1, dice = 1; i > 0; --i) {
    dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
    const k = Math.floor((dice / 4294967296) * (i + 1));
    [out[i], out[k]] = [out[k], out[i]];
  }
  return out;
}

export class Grains {
  constructor(uniforms) {
    this.group = new THREE.Group();
    this.uniforms = uniforms;
    this.kinds = []; // one per shape: 0 is the sphere
    this.meshes = [null]; // by shape
    this.count = 0;
    this.cut = false;
    this.#addKind(0, quad, sphereVertex, sphereFragment);
  }

  setShapes(message) {
    for (const { mesh } of this.kinds.splice(1)) this.group.remove(mesh);
    this.meshes = [null];
    this.roster = null;
    const { vertex, triangle, vertex_end: vertexEnd, triangle_end: triangleEnd } = message.data;
    vertexEnd.forEach((end, i) => {
      const vertices = vertex.subarray(3 * (i ? vertexEnd[i - 1] : 0), 3 * end);
      const triangles = triangle.subarray(3 * (i ? triangleEnd[i - 1] : 0), 3 * triangleEnd[i]);
      this.meshes[i + 1] = { vertices, triangles };
      this.#addKind(i + 1, vertices, meshVertex, meshFragment, triangles);
    });
  }

  #addKind(shape, corners, vertexShader, fragmentShader, triangles) {
    const geometry = new THREE.InstancedBufferGeometry();
    geometry.setAttribute("position", new THREE.BufferAttribute(corners, 3));
    if (triangles) geometry.setIndex(Array.from(triangles));
    geometry.instanceCount = 0;
    const material = new THREE.ShaderMaterial({ vertexShader, fragmentShader,
      uniforms: this.uniforms, glslVersion: THREE.GLSL3, side: THREE.DoubleSide });
    const mesh = new THREE.Mesh(geometry, material);
    mesh.frustumCulled = false;
    this.group.add(mesh);
    this.kinds[shape] = { geometry, mesh, places: new Int32Array(0) };
    if (shape > 0) this.#showInside(material);
  }

  // Whether a plane cuts grains open. Uncut, faces of meshes that look away and points behind others
  // need not be drawn, which the graphics card finds out by itself where no pixel is thrown away.
  set isCut(cut) {
    if (cut === this.cut) return;
    this.cut = cut;
    for (const { mesh } of this.kinds.slice(1)) this.#showInside(mesh.material);
  }

  #showInside(material) {
    material.side = this.cut ? THREE.DoubleSide : THREE.FrontSide;
    material.defines = this.cut ? { CUT: 1 } : {};
    material.needsUpdate = true;
  }

  // Which grains there are: sorts them by shape.
  setRoster(roster) {
    const { id, radius, shape } = this.roster = roster;
    this.count = id.length;
    const places = this.kinds.map(() => []);
    shape.forEach((s, i) => places[s < places.length ? s : 0].push(i));
    this.kinds.forEach((kind, s) => {
      kind.places = shuffled(places[s]);
      kind.geometry.dispose(); // or as few would be drawn as the first frame had
      for (const name of ["radius", "place", "center", "turn", "value"]) kind.geometry.deleteAttribute(name);
      this.#set(kind, "radius", radius, 1);
      this.#set(kind, "place", Float32Array.from(id.keys()), 1);
    });
    this.share = 1;
  }

  // The part of the grains that is drawn.
  set share(part) {
    for (const { geometry, places } of this.kinds) geometry.instanceCount = Math.ceil(part * places.length);
  }

  setFrame({ position, orientation, value }) {
    this.position = position;
    this.orientation = orientation;
    for (const kind of this.kinds) {
      this.#set(kind, "center", position, 3);
      this.#set(kind, "turn", orientation, 4, true);
      this.#set(kind, "value", value, 1);
    }
  }

  // Gives a kind its part of the values of all grains.
  #set(kind, name, values, width, normalized = false) {
    const size = width * kind.places.length;
    let attribute = kind.geometry.getAttribute(name);
    if (!attribute) {
      attribute = new THREE.InstancedBufferAttribute(new values.constructor(size), width, normalized);
      attribute.setUsage(THREE.DynamicDrawUsage);
      kind.geometry.setAttribute(name, attribute);
    }
    pick(values, width, kind.places, attribute.array);
    attribute.needsUpdate = true;
  }
}
