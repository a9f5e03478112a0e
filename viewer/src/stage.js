// The camera, the light and everything that is drawn.
import * as THREE from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import { Bonds } from "./bonds.js";
import { Chains } from "./chains.js";
import { Finish } from "./finish.js";
import { Grains } from "./grains.js";
import { Overlay } from "./overlay.js";
import { pick } from "./picking.js";
import { Walls } from "./walls.js";

const views = { iso: [0.62, -1, 0.55], front: [0, -1, 0.0001], right: [1, 0, 0.0001], top: [0, -0.0001, 1] };
const slowPicture = 120; // ms
const smooth = 25; // ms from picture to picture: some to spare below 30 per second
const atRest = 200; // ms after which a picture stays
const few = 2000; // grains that cost little beside the rest of a picture
const axes = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

export class Stage {
  constructor(canvas, coloring) {
    this.canvas = canvas;
    this.coloring = coloring;
    this.renderer = new THREE.WebGLRenderer({ canvas, powerPreference: "high-performance" });
    this.renderer.outputColorSpace = THREE.LinearSRGBColorSpace; // the last pass encodes
    this.renderer.autoClear = false;
    this.finish = new Finish(this.renderer);
    this.camera = new THREE.PerspectiveCamera(30, 1, 0.01, 100);
    this.camera.up.set(0, 0, 1);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.zoomToCursor = true;
    this.controls.addEventListener("change", () => this.redraw());
    this.uniforms = { up: { value: new THREE.Vector3() }, clip: { value: new THREE.Vector4() },
      table: { value: null }, bounds: { value: new THREE.Vector2(0, 1) }, size: { value: 1 },
      marks: { value: 0 }, selected: { value: -1 }, toScene: { value: new THREE.Matrix3() } };
    this.grains = new Grains(this.uniforms);
    this.chains = new Chains(this.uniforms);
    this.bonds = new Bonds(this.uniforms, coloring.textures.map);
    this.walls = new Walls();
    this.overlay = new Overlay();
    this.content = new THREE.Group(); // grains and rods, moved to the origin of their frame
    this.content.add(this.grains.group, this.chains.mesh, this.bonds.mesh);
    this.scene = new THREE.Scene();
    this.scene.add(this.content, this.walls.group);
    this.box = new THREE.Box3(); // what there is to see, for cameras and clip planes
    this.clip = { axis: "", place: 0.5, flip: false };
    this.drawn = 0;
    this.share = 1; // of the grains, in pictures that follow each other
    this.slow = false; // without a graphics card: such pictures have fewer pixels, too
    this.coarse = false; // the last picture had
    new ResizeObserver(() => this.resize()).observe(canvas);
    this.resize();
  }

  resize() {
    const width = this.canvas.clientWidth, height = this.canvas.clientHeight;
    if (!width || !height) return;
    this.#setPixels(width, height);
    this.camera.aspect = width / height;
    this.#makeRoom(width, height);
    this.redraw();
  }

  #setPixels(width, height) {
    const ratio = this.coarse ? 0.5 : Math.min(window.devicePixelRatio || 1, 2);
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
    this.finish.setSize(Math.round(width * ratio), Math.round(height * ratio));
  }

  // Finds out whether a picture takes too long to follow the hand.
  calibrate() {
    const gl = this.renderer.getContext(), pixel = new Uint8Array(4);
    const drawn = () => {
      const begin = performance.now();
      this.draw();
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel); // waits for the picture
      return performance.now() - begin;
    };
    drawn(); // makes the programs
    this.slow = drawn() > slowPicture;
  }

  // The middle of the scene is shown in the middle of what the panels leave free.
  #makeRoom(width, height) {
    const { left = 0, right = 0, top = 0, bottom = 0 } = this.covered ?? {};
    this.free = { wide: Math.max(0.3, 1 - (left + right) / width), high: Math.max(0.3, 1 - (top + bottom) / height) };
    this.camera.setViewOffset(width, height, (right - left) / 2, (bottom - top) / 2, width, height);
  }

  // Pixels at each side that panels cover.
  set margins(covered) {
    this.covered = covered;
    this.resize();
  }

  setTheme(dark, sky, ground) {
    this.walls.setTheme(dark);
    this.finish.dim.uniforms.sky.value.set(sky);
    this.finish.dim.uniforms.ground.value.set(ground);
    this.redraw();
  }

  // ---- content --------------------------------------------------------------------------------

  setFrame(frame) {
    this.origin ??= frame.origin;
    const shift = frame.origin.map((c, k) => c - this.origin[k]);
    this.content.position.set(...shift);
    if (frame.rosterData !== this.grains.roster) this.grains.setRoster(frame.rosterData);
    this.grains.setFrame(frame.data);
    if (frame.wallData !== this.walls.data) this.walls.set(frame.wallData);
    this.walls.group.position.set(...frame.wallData.origin.map((c, k) => c - this.origin[k]));
    this.chains.set(frame.data, frame.data.position, this.grains.roster.radius);
    this.bonds.set(frame.data);
    this.measure();
    this.setClip({});
    this.recolor();
  }

  // The box around walls and grains; strays that flew far away do not count.
  measure() {
    const { position, roster } = this.grains, n = this.grains.count;
    const box = new THREE.Box3(), at = new THREE.Vector3();
    const corners = this.walls.corners ?? [];
    for (let i = 0; i + 2 < corners.length; i += 3)
      box.expandByPoint(at.fromArray(corners, i).add(this.walls.group.position));
    for (let k = 0; k < 3 && n > 0; ++k) {
      const values = [];
      const stride = Math.max(1, Math.floor(n / 5000));
      for (let i = 0; i < n; i += stride) if (Number.isFinite(position[3 * i + k])) values.push(position[3 * i + k]);
      values.sort((a, b) => a - b);
      const low = values[Math.floor(0.01 * (values.length - 1))], high = values[Math.ceil(0.99 * (values.length - 1))];
      const grow = 0.25 * (high - low) + 2 * roster.radius[0];
      const inside = values.filter((v) => v >= low - grow && v <= high + grow);
      const c = this.content.position.getComponent(k);
      box.min.setComponent(k, Math.min(box.min.getComponent(k), inside[0] + c - roster.radius[0]));
      box.max.setComponent(k, Math.max(box.max.getComponent(k), inside.at(-1) + c + roster.radius[0]));
    }
    if (!box.isEmpty()) this.box = box;
  }

  recolor() {
    this.uniforms.table.value = this.coloring.texture;
    this.uniforms.bounds.value.set(...this.coloring.bounds);
    this.redraw();
  }

  set size(share) { this.uniforms.size.value = share; this.redraw(); }
  set marks(on) { this.uniforms.marks.value = on ? 1 : 0; this.redraw(); }
  set showWalls(on) { this.walls.group.visible = on; this.redraw(); }
  set showForces(on) { this.chains.mesh.visible = on; this.redraw(); }
  set showBonds(on) { this.bonds.mesh.visible = on; this.redraw(); }
  select(place) { this.uniforms.selected.value = place; this.redraw(); }

  setClip(change) {
    Object.assign(this.clip, change);
    const { axis, place, flip } = this.clip;
    this.plane = null;
    if (axes[axis]) {
      const k = "xyz".indexOf(axis), low = this.box.min.getComponent(k), high = this.box.max.getComponent(k);
      const normal = new THREE.Vector3(...axes[axis]).multiplyScalar(flip ? 1 : -1);
      this.plane = new THREE.Plane(normal, -normal.getComponent(k) * (low + place * (high - low)));
    }
    this.grains.isCut = this.plane !== null;
    this.redraw();
  }

  // ---- looking --------------------------------------------------------------------------------

  look(name) {
    this.fit(new THREE.Vector3(...views[name]).normalize());
  }

  // Shows everything, from the given side or from where the camera is.
  fit(side = this.camera.position.clone().sub(this.controls.target).normalize()) {
    const middle = this.box.getCenter(new THREE.Vector3());
    this.camera.position.copy(middle).add(side);
    this.camera.lookAt(middle);
    this.camera.updateMatrixWorld();
    // The nearest place from which all corners of the box are inside the view.
    const turn = this.camera.quaternion.clone().invert(), full = Math.tan((Math.PI / 360) * this.camera.fov);
    const high = full * this.free.high, wide = full * this.camera.aspect * this.free.wide, corner = new THREE.Vector3();
    let distance = 0;
    for (let i = 0; i < 8; ++i) {
      corner.set(i & 1 ? this.box.min.x : this.box.max.x, i & 2 ? this.box.min.y : this.box.max.y,
        i & 4 ? this.box.min.z : this.box.max.z).sub(middle).applyQuaternion(turn);
      distance = Math.max(distance, Math.abs(corner.x) / wide + corner.z, Math.abs(corner.y) / high + corner.z);
    }
    this.camera.position.copy(middle).addScaledVector(side, 1.06 * distance || 1);
    this.controls.target.copy(middle);
    this.controls.update();
    this.redraw();
  }

  // The place of the grain at a point of the window, or -1.
  pickAt(x, y) {
    const box = this.canvas.getBoundingClientRect();
    const point = new THREE.Vector2((2 * (x - box.left)) / box.width - 1, 1 - (2 * (y - box.top)) / box.height);
    const ray = new THREE.Raycaster();
    ray.setFromCamera(point, this.camera);
    const shift = this.content.position;
    const clip = this.plane && [...this.plane.normal.toArray(), this.plane.constant + this.plane.normal.dot(shift)];
    return pick(this.grains, ray.ray.origin.sub(shift).toArray(), ray.ray.direction.toArray(),
      this.uniforms.size.value, clip);
  }

  // ---- drawing: only when something changed -----------------------------------------------------

  redraw() {
    if (this.wanted) return;
    const asked = performance.now();
    this.wanted = requestAnimationFrame(() => {
      this.wanted = null;
      this.#keepUp(performance.now() - asked);
      this.draw(this.share, this.slow);
      clearTimeout(this.resting);
      if (this.share < 1 || this.slow) this.resting = setTimeout(() => this.draw(), atRest);
    });
  }

  // The browser lets a picture wait until the last one is done. Where that takes too long, as without a
  // graphics card, pictures are reduced to a sample of the grains until the view rests. The page says so.
  #keepUp(waited) {
    if (waited > 1.3 * smooth) this.share *= smooth / waited;
    else if (waited < 0.9 * smooth) this.share *= 1.1;
    this.share = Math.min(1, Math.max(this.share, few / this.grains.count));
  }

  // Middle and radius of the grain that was picked.
  #picked() {
    const place = this.uniforms.selected.value;
    if (place < 0) return null;
    const middle = new THREE.Vector3().fromArray(this.grains.position, 3 * place).add(this.content.position);
    return { middle, radius: this.grains.roster.radius[place] * this.uniforms.size.value };
  }

  draw(share = 1, coarse = false) {
    if (coarse !== this.coarse) {
      this.coarse = coarse;
      this.#setPixels(this.canvas.clientWidth, this.canvas.clientHeight);
    }
    this.grains.share = share;
    document.getElementById("reduced").hidden = share === 1;
    const { camera, uniforms } = this;
    const reach = this.box.getSize(new THREE.Vector3()).length() || 1;
    const middle = this.box.getCenter(new THREE.Vector3());
    const away = camera.position.distanceTo(middle);
    camera.near = Math.max(away - 1.5 * reach, 2e-3 * reach);
    camera.far = away + 1.5 * reach;
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
    uniforms.up.value.set(0, 0, 1).transformDirection(camera.matrixWorldInverse);
    uniforms.toScene.value.setFromMatrix4(camera.matrixWorld);
    if (this.plane) {
      const seen = this.plane.clone().applyMatrix4(camera.matrixWorldInverse);
      uniforms.clip.value.set(seen.normal.x, seen.normal.y, seen.normal.z, seen.constant);
    } else {
      uniforms.clip.value.set(0, 0, 0, 0);
    }
    this.finish.render(this.scene, camera);
    this.overlay.show(camera, this.controls.target, this.canvas, this.#picked());
    ++this.drawn;
    this.canvas.dataset.drawn = this.drawn;
  }
}
