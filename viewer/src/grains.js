// The grains, instanced: spheres as exact pictures of spheres on one quad each, every other shape
// as its triangle mesh.
import * as THREE from "three";
import { clipping, grainColor, lighting, rotation } from "./shading.js";

const sphereVertex = /* glsl */ `
  in vec3 center; in float radius; in float value; in vec4 turn;
  uniform float size;
  flat out vec3 middle; flat out float reach; flat out float shown; flat out vec4 quat;
  flat out int number;
  out vec3 at;
  void main() {
    middle = (modelViewMatrix * vec4(center, 1.0)).xyz;
    reach = radius * size;
    shown = value; quat = turn.yzwx; number = gl_InstanceID;
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
  in vec3 facing; in vec3 center; in float radius; in float value; in vec4 turn; in float place;
  uniform float size;
  flat out float shown; flat out int number;
  out vec3 at, outward;
  ${rotation}
  void main() {
    vec4 q = turn.yzwx;
    vec3 world = center + rotate(q, radius * size * position);
    at = (modelViewMatrix * vec4(world, 1.0)).xyz;
    outward = normalMatrix * rotate(q, facing);
    shown = value; number = int(place);
    gl_Position = projectionMatrix * vec4(at, 1.0);
  }`;

const meshFragment = /* glsl */ `
  precision highp float;
  flat in float shown; flat in int number;
  in vec3 at, outward;
  out vec4 color;
  ${lighting} ${clipping} ${grainColor}
  void main() {
    vec3 base = tableColor(shown);
    vec3 normal = normalize(outward);
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

// Corners of all triangles, each with the normal of its triangle: faces look flat.
function flatTriangles(vertices, triangles) {
  const position = new Float32Array(3 * triangles.length), facing = new Float32Array(3 * triangles.length);
  const a = new THREE.Vector3(), b = new THREE.Vector3(), c = new THREE.Vector3();
  for (let t = 0; t < triangles.length; t += 3) {
    [a, b, c].forEach((v, k) => v.fromArray(vertices, 3 * triangles[t + k]));
    const normal = b.clone().sub(a).cross(c.clone().sub(a)).normalize();
    [a, b, c].forEach((v, k) => {
      v.toArray(position, 3 * (t + k));
      normal.toArray(facing, 3 * (t + k));
    });
  }
  return { position, facing };
}

// Entries of a list that belong to some grains.
function picked(values, width, places) {
  const out = new values.constructor(width * places.length);
  places.forEach((place, i) => {
    for (let k = 0; k < width; ++k) out[width * i + k] = values[width * place + k];
  });
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
    this.#addKind(0, { position: quad }, sphereVertex, sphereFragment);
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
      this.#addKind(i + 1, flatTriangles(vertices, triangles), meshVertex, meshFragment);
    });
  }

  #addKind(shape, attributes, vertexShader, fragmentShader) {
    const geometry = new THREE.InstancedBufferGeometry();
    for (const [name, values] of Object.entries(attributes))
      geometry.setAttribute(name, new THREE.BufferAttribute(values, 3));
    geometry.instanceCount = 0;
    const material = new THREE.ShaderMaterial({ vertexShader, fragmentShader,
      uniforms: this.uniforms, glslVersion: THREE.GLSL3, side: THREE.DoubleSide });
    const mesh = new THREE.Mesh(geometry, material);
    mesh.frustumCulled = false;
    this.group.add(mesh);
    this.kinds[shape] = { geometry, mesh, places: null };
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
      kind.all = places[s].length === id.length;
      kind.places = places[s];
      this.#set(kind, "radius", kind.all ? radius : picked(radius, 1, kind.places), 1);
      if (s > 0) this.#set(kind, "place", Float32Array.from(kind.places), 1);
      kind.geometry.instanceCount = kind.places.length;
    });
  }

  setFrame({ position, orientation, value }) {
    this.position = position;
    this.orientation = orientation;
    for (const kind of this.kinds) {
      const of = (values, width) => (kind.all ? values : picked(values, width, kind.places));
      this.#set(kind, "center", of(position, 3), 3);
      this.#set(kind, "turn", of(orientation, 4), 4, true);
      this.#set(kind, "value", of(value, 1), 1);
    }
  }

  #set(kind, name, values, width, normalized = false) {
    const known = kind.geometry.getAttribute(name);
    if (known && known.array.length === values.length) {
      known.array = values;
      known.needsUpdate = true;
      return;
    }
    const attribute = new THREE.InstancedBufferAttribute(values, width, normalized);
    attribute.setUsage(THREE.DynamicDrawUsage);
    kind.geometry.setAttribute(name, attribute);
  }
}
