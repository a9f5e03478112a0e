// From the raw picture to the screen: edges of depth are darkened so that grains stand out from
// each other (eye-dome lighting), the background is laid behind, and stairs are smoothed.
import * as THREE from "three";

const vertexShader = /* glsl */ `
  out vec2 at;
  void main() { at = 0.5 * position.xy + 0.5; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

const depthShader = /* glsl */ `
  precision highp float;
  in vec2 at; out vec4 color;
  uniform sampler2D picture, depth;
  uniform vec2 pixel, planes;
  uniform vec3 sky, ground;
  uniform float strength;
  float away(vec2 p) {
    float d = texture(depth, p).r;
    return planes.x * planes.y / (planes.y - d * (planes.y - planes.x));
  }
  // How much nearer the picture is beside this point, in parts of the distance.
  float nearer(float here, vec2 offset) {
    return clamp(1.0 - away(at + pixel * offset) / here, 0.0, 0.04);
  }
  void main() {
    vec4 seen = texture(picture, at);
    vec3 back = mix(ground, sky, at.y);
    color = vec4(seen.rgb + (1.0 - seen.a) * back, 1.0);
    if (texture(depth, at).r == 1.0) return;
    float here = away(at);
    float sum = 0.7 * (nearer(here, vec2(1.4, 0.5)) + nearer(here, vec2(-0.5, 1.4)) +
                       nearer(here, vec2(-1.4, -0.5)) + nearer(here, vec2(0.5, -1.4))) +
                1.4 * (nearer(here, vec2(3.2, 3.2)) + nearer(here, vec2(-3.2, 3.2)) +
                       nearer(here, vec2(-3.2, -3.2)) + nearer(here, vec2(3.2, -3.2)));
    color.rgb *= exp(-strength * sum);
  }`;

const smoothShader = /* glsl */ `
  precision highp float;
  in vec2 at; out vec4 color;
  uniform sampler2D picture;
  uniform vec2 pixel;
  float light(vec2 p) { return dot(sqrt(texture(picture, p).rgb), vec3(0.3, 0.59, 0.11)); }
  void main() {
    float nw = light(at + pixel * vec2(-1, 1)), ne = light(at + pixel * vec2(1, 1));
    float sw = light(at + pixel * vec2(-1, -1)), se = light(at + pixel * vec2(1, -1));
    float here = light(at);
    float low = min(here, min(min(nw, ne), min(sw, se)));
    float high = max(here, max(max(nw, ne), max(sw, se)));
    vec3 smoothed = texture(picture, at).rgb;
    if (high - low > max(0.02, 0.08 * high)) {
      vec2 along = vec2(-((nw + ne) - (sw + se)), (nw + sw) - (ne + se));
      along = clamp(along / max(min(abs(along.x), abs(along.y)), 1e-3), -6.0, 6.0) * pixel;
      vec3 near = 0.5 * (texture(picture, at - along / 6.0).rgb + texture(picture, at + along / 6.0).rgb);
      vec3 wide = 0.5 * near + 0.25 * (texture(picture, at - 0.5 * along).rgb + texture(picture, at + 0.5 * along).rgb);
      float l = dot(sqrt(wide), vec3(0.3, 0.59, 0.11));
      smoothed = l < low || l > high ? near : wide;
    }
    color = vec4(pow(smoothed, vec3(1.0 / 2.2)), 1.0);
  }`;

export class Finish {
  constructor(renderer) {
    this.renderer = renderer;
    const target = (depth) => new THREE.WebGLRenderTarget(1, 1, { type: THREE.HalfFloatType,
      depthBuffer: depth, depthTexture: depth ? new THREE.DepthTexture(1, 1, THREE.UnsignedIntType) : null });
    this.raw = target(true);
    this.dimmed = target(false);
    const pass = (fragmentShader, uniforms) => new THREE.ShaderMaterial({ vertexShader,
      fragmentShader, uniforms, glslVersion: THREE.GLSL3, depthTest: false, depthWrite: false });
    this.dim = pass(depthShader, { picture: { value: this.raw.texture }, depth: { value: this.raw.depthTexture },
      pixel: { value: new THREE.Vector2() }, planes: { value: new THREE.Vector2() },
      sky: { value: new THREE.Color() }, ground: { value: new THREE.Color() }, strength: { value: 8 } });
    this.smooth = pass(smoothShader, { picture: { value: this.dimmed.texture },
      pixel: this.dim.uniforms.pixel });
    this.camera = new THREE.OrthographicCamera();
    this.screen = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), this.dim);
    this.screen.frustumCulled = false;
  }

  setSize(width, height) {
    this.raw.setSize(width, height);
    this.dimmed.setSize(width, height);
    this.dim.uniforms.pixel.value.set(1 / width, 1 / height);
  }

  render(scene, camera) {
    const { renderer } = this;
    renderer.setRenderTarget(this.raw);
    renderer.setClearColor(0x000000, 0);
    renderer.clear();
    renderer.render(scene, camera);
    this.dim.uniforms.planes.value.set(camera.near, camera.far);
    this.#pass(this.dim, this.dimmed);
    this.#pass(this.smooth, null);
  }

  #pass(material, target) {
    this.screen.material = material;
    this.renderer.setRenderTarget(target);
    this.renderer.render(this.screen, this.camera);
  }
}
