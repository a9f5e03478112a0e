// What is drawn over the picture: the axes, a scale bar, and a ring around the grain that was picked,
// so that it is found also behind others.
import { Vector3 } from "three";
import { quantity, roundLength } from "./quantities.js";

const by = (id) => document.getElementById(id);
const axisLength = 30; // pixels
const longestBar = 110;

const set = (element, values) => {
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
};

export class Overlay {
  show(camera, target, canvas, picked) {
    this.#turnAxes(camera);
    const seen = Math.tan((Math.PI / 360) * camera.fov);
    this.#measure((2 * seen * camera.position.distanceTo(target)) / canvas.clientHeight);
    this.#ring(camera, canvas, seen, picked);
  }

  #turnAxes(camera) {
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]].forEach((axis, k) => {
      const { x, y } = new Vector3(...axis).transformDirection(camera.matrixWorldInverse);
      set(by(`axis-${"xyz"[k]}`), { x2: axisLength * x, y2: -axisLength * y });
      set(by(`name-${"xyz"[k]}`), { x: (axisLength + 9) * x, y: -(axisLength + 9) * y });
    });
  }

  // True at the point the camera turns about; what is nearer looks larger.
  #measure(perPixel) {
    const length = roundLength(longestBar * perPixel);
    by("scale-bar").style.width = `${length / perPixel}px`;
    by("scale-text").textContent = quantity(length, "m");
  }

  #ring(camera, canvas, seen, picked) {
    by("ring").toggleAttribute("hidden", !picked);
    if (!picked) return;
    const away = picked.middle.clone().applyMatrix4(camera.matrixWorldInverse);
    const at = picked.middle.clone().project(camera);
    const radius = (0.5 * canvas.clientHeight * picked.radius) / (seen * -away.z);
    Object.assign(by("ring").style, { left: `${(0.5 + 0.5 * at.x) * canvas.clientWidth}px`,
      top: `${(0.5 - 0.5 * at.y) * canvas.clientHeight}px`, width: `${2 * radius + 10}px`,
      height: `${2 * radius + 10}px`, display: away.z < 0 ? "block" : "none" });
  }
}
