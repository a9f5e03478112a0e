// Walls as panes that are seen through, with edges where they end or bend.
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
    const { wall_corner: corner, wall_end: end, wall_edge: edge } = data;
    this.group.clear();
    const triangles = [];
    let begin = 0;
    for (const stop of end) {
      for (let i = begin + 2; i < stop; ++i) triangles.push(begin, i - 1, i);
      begin = stop;
    }
    const geometry = (points, index) => {
      const made = new THREE.BufferGeometry();
      made.setAttribute("position", new THREE.BufferAttribute(points, 3));
      return index ? made.setIndex(index) : made;
    };
    if (triangles.length) this.group.add(new THREE.Mesh(geometry(corner, triangles), this.pane));
    if (edge.length) this.group.add(new THREE.LineSegments(geometry(edge), this.edge));
    this.corners = corner;
  }
}
