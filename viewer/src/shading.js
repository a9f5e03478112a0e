// What the shaders of grains and rods share.

// Light from the upper left behind the camera, a bright sky above, little from below. All in view
// space; `up` is the vertical of the scene seen by the camera.
export const lighting = /* glsl */ `
  uniform vec3 up;
  vec3 lit(vec3 color, vec3 normal, vec3 towardsEye) {
    vec3 lamp = normalize(vec3(-0.45, 0.80, 0.62));
    float sun = max(0.0, dot(normal, lamp));
    float sky = 0.5 + 0.5 * dot(normal, up);
    vec3 half_ = normalize(lamp + towardsEye);
    float shine = pow(max(0.0, dot(normal, half_)), 40.0);
    return color * (0.80 * sun + mix(0.30, 0.62, sky)) + 0.08 * shine;
  }`;

// What lies where dot(clip.xyz, p) + clip.w < 0 is cut away; clip.xyz = 0 cuts nothing.
export const clipping = /* glsl */ `
  uniform vec4 clip;
  float beyondClip(vec3 p) { return dot(clip.xyz, p) + clip.w; }`;

export const grainColor = /* glsl */ `
  uniform sampler2D table;
  uniform vec2 bounds;
  uniform float marks;
  uniform int selected;
  vec3 tableColor(float value) {
    return texture(table, vec2((value - bounds.x) / (bounds.y - bounds.x), 0.5)).rgb;
  }
  // Two darker bands around the grain, so that its rotation shows.
  float mark(vec3 own) {
    float a = smoothstep(0.10, 0.16, abs(own.x)), b = smoothstep(0.10, 0.16, abs(own.y));
    return mix(1.0, min(a, b) * 0.45 + 0.55, marks);
  }`;

export const rotation = /* glsl */ `
  vec3 rotate(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }`;
