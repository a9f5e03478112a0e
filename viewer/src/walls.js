// Walls as panes that are seen through, with edges where they end.
import * as THREE from "three";

export class Walls {
  constructor() {
    this.group = new THREE.Group();
    this.pane = new THREE.MeshBasicMaterial({ transparent: true, depthWrite: false,
      side: THREE.DoubleSide });
    this.edge = new THREE.LineBasicMaterial({ transparent: true, depthWrite: false });
  }

  setTheme(dark) {
    this.pane.color.set(dark ? "#9cc4e4" : "#3f6f9c");
    this.pane.opacity = dark ? 0.012 : 0.075;
    this.edge.color.set(dark ? "#b9c9d8" : "#26384a");
    this.edge.opacity = dark ? 0.55 : 0.6;
  }

  set(data) {
    this.data = data;
    const { wall_corner: corner, wall_end: end, wall_kind: kind } = data;
    this.group.clear();
    const triangles = [], lines = [];
    let begin = 0;
    end.forEach((stop, w) => {
      for (let i = begin + 2; i < stop; ++i) triangles.push(begin, i - 1, i);
      if (kind[w] !== 0) // a plane has no edge; where it is cut off means nothing
        for (let i = begin; i < stop; ++i) lines.push(i, i + 1 < stop ? i + 1 : begin);
      begin = stop;
    });
    const geometry = (index) => {
      const made = new THREE.BufferGeometry();
      made.setAttribute("position", new THREE.BufferAttribute(corner, 3));
      made.setIndex(index);
      return made;
    };
    if (triangles.length) this.group.add(new THREE.Mesh(geometry(triangles), this.pane));
    if (lines.length) this.group.add(new THREE.LineSegments(geometry(lines), this.edge));
    this.corners = corner;
  }
}
