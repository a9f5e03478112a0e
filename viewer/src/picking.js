// Which grain a ray meets first. On the processor: exact, and works without reading back pixels.

// Where a ray enters a convex or concave mesh; Infinity when it misses.
function throughMesh({ vertices, triangles }, origin, direction) {
  let nearest = Infinity;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => vertices.subarray(3 * triangles[t + k], 3 * triangles[t + k] + 3));
    const e = [b[0] - a[0], b[1] - a[1], b[2] - a[2]], f = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
    const p = cross(direction, f), det = dot(e, p);
    if (Math.abs(det) < 1e-12) continue;
    const s = [origin[0] - a[0], origin[1] - a[1], origin[2] - a[2]];
    const u = dot(s, p) / det, q = cross(s, e), v = dot(direction, q) / det;
    if (u < 0 || v < 0 || u + v > 1) continue;
    const at = dot(f, q) / det;
    if (at > 0) nearest = Math.min(nearest, at);
  }
  return nearest;
}

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

// Turns v by the opposite of the unit quaternion w x y z.
function turnedBack([w, x, y, z], v) {
  const u = [-x, -y, -z], t = cross(u, v).map((c, i) => c + w * v[i]), s = cross(u, t);
  return v.map((c, i) => c + 2 * s[i]);
}

// The place of the grain in the frame, or -1. `clip` is a plane [n, w]: what lies where
// n·p + w < 0 is not there.
export function pick(grains, origin, direction, size, clip) {
  const { position, orientation, roster, meshes } = grains;
  let best = -1, nearest = Infinity;
  for (let i = 0; i < grains.count; ++i) {
    const reach = roster.radius[i] * size;
    const to = [position[3 * i] - origin[0], position[3 * i + 1] - origin[1], position[3 * i + 2] - origin[2]];
    const along = dot(to, direction), aside = dot(to, to) - along * along;
    if (aside > reach * reach || along + reach < 0) continue;
    const half = Math.sqrt(reach * reach - aside);
    if (along - half > nearest) continue;
    let at = along - half, exit = along + half;
    const mesh = meshes[roster.shape[i]];
    if (mesh) {
      const q = [0, 1, 2, 3].map((k) => orientation[4 * i + k] / 32767);
      const from = turnedBack(q, to.map((c) => -c / reach)), way = turnedBack(q, direction);
      at = throughMesh(mesh, from, way) * reach;
    }
    if (clip) {
      const height = (t) => clip[3] + dot(clip, origin.map((c, k) => c + t * direction[k]));
      if (height(at) < 0) {
        if (height(exit) < 0) continue;
        at = -height(0) / dot(clip, direction);
      }
    }
    if (at > 0 && at < nearest) [nearest, best] = [at, i];
  }
  return best;
}
