// Light, felt, wood, paper and glow. One warm lamp hangs over the middle, a little to the left and behind the viewer's
// eye; what it does not reach gets an even, cooler share. Colours are linear here.

const LIGHT = /* glsl */ `
uniform vec3 lampPosition;
uniform vec3 lampColour;
uniform vec3 ambientColour;
vec3 lampLight(vec3 position, vec3 normal) {
  vec3 toLamp = normalize(lampPosition - position);
  float facing = dot(normal, toLamp);
  // Wrapped a little: a lampshade is no point.
  return lampColour * max(facing * 0.85 + 0.15, 0.0) + ambientColour * (0.8 + 0.2 * normal.y);
}
`;

const ROUND_BOX = /* glsl */ `
float roundBox(vec2 p, vec2 halfSize, float radius) {
  vec2 q = abs(p) - halfSize + radius;
  return min(max(q.x, q.y), 0.0) + length(max(q, 0.0)) - radius;
}
`;

export const CARD_VERTEX = /* glsl */ `
attribute float part;
attribute float cell;
attribute float shade;
uniform vec2 grid;
varying vec2 vUv;
varying vec3 vNormal;
varying vec3 vPosition;
varying float vPart;
varying float vShade;
void main() {
  vPart = part;
  vShade = shade;
  float shown = part > 0.5 ? BACK : cell;
  vec2 corner = vec2(mod(shown, grid.x), floor(shown / grid.x));
  vec2 inset = clamp(uv, 0.004, 0.996);
  vUv = (corner + inset) / grid;
  vec4 world = instanceMatrix * vec4(position, 1.0);
  vPosition = world.xyz;
  vNormal = normalize(mat3(instanceMatrix) * normal);
  gl_Position = projectionMatrix * viewMatrix * world;
}
`;

export const CARD_FRAGMENT = /* glsl */ `
uniform sampler2D atlas;
uniform vec3 paper;
uniform vec3 shadeColour;
varying vec2 vUv;
varying vec3 vNormal;
varying vec3 vPosition;
varying float vPart;
varying float vShade;
void main() {
  vec3 normal = normalize(vNormal);
  vec3 toLamp = normalize(vec3(-0.22, 0.86, 0.46));
  // Paper is the brightest thing in the room: full white where it faces the light anywhere near squarely, on the felt
  // as well as in the hand.
  float light = min(0.6 + 0.5 * max(dot(normal, toLamp), 0.0), 1.0);
  vec3 colour = vPart > 1.5 ? vec3(0.78, 0.74, 0.66) : texture2D(atlas, vUv, -0.6).rgb;
  colour *= paper * light;
  if (vPart < 1.5) {
    vec3 eye = normalize(cameraPosition - vPosition);
    float gloss = pow(max(dot(normal, normalize(eye + toLamp)), 0.0), 24.0);
    colour += vec3(1.0, 0.92, 0.78) * gloss * (vPart > 0.5 ? 0.02 : 0.01);
  }
  colour = mix(colour, colour * shadeColour, vShade);
  gl_FragColor = vec4(colour, 1.0);
  #include <colorspace_fragment>
}
`;

export const FELT_VERTEX = /* glsl */ `
varying vec3 vPosition;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vPosition = world.xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}
`;

export const FELT_FRAGMENT = /* glsl */ `
uniform sampler2D noise;
uniform vec3 inner;
uniform vec3 outer;
uniform vec3 seam;
uniform vec4 area; // middle x, z, half width, half depth
uniform float radius;
uniform vec2 glow; // middle of the lamp's pool
uniform float reach;
varying vec3 vPosition;
${LIGHT}
${ROUND_BOX}
void main() {
  vec2 p = vPosition.xz - area.xy;
  float edge = -roundBox(p, area.zw, radius);
  float fibre = texture2D(noise, vPosition.xz * 0.31).r - 0.5;
  float cloud = texture2D(noise, vPosition.xz * 0.023).g - 0.5;
  float pool = smoothstep(0.0, 1.0, length((vPosition.xz - glow) * vec2(1.0, 1.25)) / reach);
  vec3 base = mix(inner, outer, pool) * (1.0 + fibre * 0.5 + cloud * 0.22);
  vec3 colour = base * lampLight(vPosition, vec3(0.0, 1.0, 0.0));
  // The rim stands up round the felt and takes light from its foot, most where the lamp is behind it.
  float far = smoothstep(0.0, 1.0, -p.y / area.w * 0.5 + 0.5);
  float left = smoothstep(0.0, 1.0, -p.x / area.z * 0.5 + 0.5);
  colour *= 1.0 - exp(-edge * 2.6) * (0.4 + 0.25 * far + 0.12 * left);
  // A sewn line along the rim.
  float width = fwidth(edge) + 0.012;
  float line = 1.0 - smoothstep(width * 0.4, width, abs(edge - 0.34));
  float along = vPosition.x + vPosition.z;
  colour = mix(colour, seam, line * (0.26 + 0.1 * sin(along * 26.0)));
  gl_FragColor = vec4(colour, 1.0);
  #include <colorspace_fragment>
}
`;

export const WOOD_VERTEX = /* glsl */ `
varying vec3 vPosition;
varying vec3 vNormal;
varying vec2 vUv;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vPosition = world.xyz;
  vNormal = normal;
  vUv = uv;
  gl_Position = projectionMatrix * viewMatrix * world;
}
`;

export const WOOD_FRAGMENT = /* glsl */ `
uniform sampler2D grain;
uniform vec3 wood;
varying vec3 vPosition;
varying vec3 vNormal;
varying vec2 vUv;
${LIGHT}
void main() {
  vec3 normal = normalize(vNormal);
  float streak = texture2D(grain, vec2(vUv.x * 0.09, vUv.y * 0.8)).r;
  float pore = texture2D(grain, vec2(vUv.x * 0.4, vUv.y * 2.3 + 0.2)).g;
  vec3 colour = wood * mix(0.5, 1.4, streak) * mix(0.86, 1.06, pore);
  vec3 light = lampLight(vPosition, normal);
  vec3 eye = normalize(cameraPosition - vPosition);
  vec3 toLamp = normalize(lampPosition - vPosition);
  float gloss = pow(max(dot(normal, normalize(eye + toLamp)), 0.0), 38.0);
  float sheen = pow(1.0 - max(dot(normal, eye), 0.0), 3.0);
  colour = colour * light * 1.25 + lampColour * (gloss * 0.22 + sheen * 0.015);
  gl_FragColor = vec4(colour, 1.0);
  #include <colorspace_fragment>
}
`;

export const FLOOR_FRAGMENT = /* glsl */ `
uniform vec3 room;
uniform float shadow;
uniform vec4 area;
uniform float radius;
varying vec3 vPosition;
${ROUND_BOX}
void main() {
  vec2 p = vPosition.xz - area.xy - vec2(0.5, 0.9);
  float edge = roundBox(p, area.zw, radius);
  float dark = shadow * (1.0 - smoothstep(-1.5, 3.2, edge));
  gl_FragColor = vec4(room * (1.0 - dark), 1.0);
  #include <colorspace_fragment>
}
`;

/** Kinds of marks: flat, soft-edged quads that share one draw call. */
export const MARK = {
  tray: 0,
  slot: 1,
  engraving: 2,
  shadow: 3,
  ghost: 4,
  glow: 5,
  outline: 6,
  ring: 7,
  line: 8,
  sweep: 9,
  pool: 10,
  star: 11,
} as const;

export const MARK_VERTEX = /* glsl */ `
attribute float kind;
attribute vec2 size;   // of the shape itself, in units; the quad is larger by the margin
attribute vec4 tint;
attribute vec4 detail; // depends on the kind
attribute float margin;
attribute float cell;
uniform vec2 grid;
varying vec2 vPoint;
varying vec2 vHalf;
varying vec4 vTint;
varying vec4 vDetail;
varying float vKind;
varying float vMargin;
varying vec2 vCorner;
void main() {
  vec2 full = size + 2.0 * margin;
  vPoint = position.xy * full;
  vHalf = size * 0.5;
  vTint = tint;
  vDetail = detail;
  vKind = kind;
  vMargin = margin;
  vCorner = vec2(mod(cell, grid.x), floor(cell / grid.x));
  gl_Position = projectionMatrix * viewMatrix * instanceMatrix * vec4(vPoint, 0.0, 1.0);
}
`;

export const MARK_FRAGMENT = /* glsl */ `
uniform sampler2D atlas;
uniform vec2 grid;
uniform vec4 indexBox;
varying vec2 vPoint;
varying vec2 vHalf;
varying vec4 vTint;
varying vec4 vDetail;
varying float vKind;
varying float vMargin;
varying vec2 vCorner;
${ROUND_BOX}
float ink(vec2 at) {
  vec2 uv = (vCorner + clamp(at, 0.01, 0.99)) / grid;
  // The paper's blue is high, that of every ink low.
  return 1.0 - smoothstep(0.3, 0.75, texture2D(atlas, uv, -0.6).b);
}
float indexInk(vec2 p, vec2 middle, float enlarge) {
  vec2 span = (indexBox.zw - indexBox.xy) * vec2(1.0, 1.4) * enlarge;
  vec2 at = (p - middle) / span + 0.5;
  if (any(lessThan(at, vec2(0.0))) || any(greaterThan(at, vec2(1.0)))) return 0.0;
  return ink(mix(indexBox.xy, indexBox.zw, vec2(at.x, 1.0 - at.y)));
}
void main() {
  float pixel = max(fwidth(vPoint.y), fwidth(vPoint.x));
  float radius = min(vDetail.x, min(vHalf.x, vHalf.y));
  float d = roundBox(vPoint, vHalf, radius);
  float body = 1.0 - smoothstep(-pixel, pixel, d);
  vec3 colour = vTint.rgb;
  float alpha = 0.0;
  if (vKind < 0.5) { // tray: sunk into the felt
    float lip = roundBox(vPoint + vec2(-0.05, 0.07), vHalf, radius);
    float inner = smoothstep(-0.16, 0.02, lip);
    alpha = body * (vTint.a + inner * 0.3);
    float lower = smoothstep(0.0, 0.035, d) * (1.0 - smoothstep(0.035, 0.035 + pixel * 1.5, d));
    float light = lower * smoothstep(-0.3, 0.6, -vPoint.y / vHalf.y + vPoint.x / vHalf.x * 0.3);
    colour = mix(colour, vec3(0.75, 0.95, 0.8), light);
    alpha = max(alpha, light * 0.1);
  } else if (vKind < 1.5) { // slot of the starter: thin dashes and its index
    float around = abs(vPoint.x) * step(vHalf.y - 0.12, abs(vPoint.y)) + abs(vPoint.y) * step(abs(vPoint.y), vHalf.y - 0.12);
    float dash = smoothstep(0.25, 0.3, abs(fract(around * 4.0) - 0.5));
    float stroke = 1.0 - smoothstep(0.012 + pixel * 0.4, 0.012 + pixel * 1.2, abs(d + 0.03));
    alpha = vTint.a * max(stroke * dash, 0.9 * indexInk(vPoint, vec2(0.0), 1.3));
  } else if (vKind < 2.5) { // suit mark
    vec2 at = vec2(vPoint.x / (2.0 * vHalf.x) + 0.5, 0.5 - vPoint.y / (2.0 * vHalf.y));
    float mark = ink(at);
    // Inlaid brass: its upper edge lies in the shadow of the felt.
    float sunk = max(0.0, mark - ink(at - vec2(0.0, 0.03)));
    colour = mix(vTint.rgb, vTint.rgb * 0.25, sunk);
    alpha = mark * vTint.a;
  } else if (vKind < 3.5) { // contact shadow
    float soft = max(vDetail.y, 0.001);
    float t = clamp(0.5 - d / (2.0 * soft), 0.0, 1.0);
    alpha = vTint.a * t * t * (3.0 - 2.0 * t);
  } else if (vKind < 4.5) { // ghost: outline of a missing card and its index
    float stroke = 1.0 - smoothstep(0.026, 0.026 + pixel * 1.3, abs(d + 0.026));
    float halo = exp(-max(d, 0.0) * 9.0) * (1.0 - smoothstep(vMargin * 0.5, vMargin, d)) * step(0.0, d);
    float index = indexInk(vPoint, vDetail.zw, vDetail.y);
    alpha = vTint.a * max(max(stroke, index), max(halo * 0.6, body * 0.1));
    colour = mix(colour, vec3(1.0, 0.9, 0.66), index * 0.8);
  } else if (vKind < 5.5) { // glow behind a card
    float halo = exp(-max(d, 0.0) * vDetail.y) * (1.0 - smoothstep(vMargin * 0.4, vMargin, d));
    alpha = vTint.a * halo;
  } else if (vKind < 6.5) { // outline round a card
    float stroke = 1.0 - smoothstep(vDetail.y, vDetail.y + pixel * 1.3, abs(d));
    alpha = vTint.a * stroke;
  } else if (vKind < 7.5) { // ring of light, opening and fading
    float open = vDetail.y * vMargin * 0.85;
    float stroke = exp(-pow((d - open) / (0.05 + open * 0.35), 2.0));
    alpha = vTint.a * stroke * (1.0 - vDetail.y);
  } else if (vKind < 8.5) { // line from a seat to a place: a comet
    float t = vPoint.x / (2.0 * vHalf.x) + 0.5;
    float tail = smoothstep(vDetail.y - 0.55, vDetail.y, t) * (1.0 - smoothstep(vDetail.y, vDetail.y + 0.015, t));
    float across = exp(-pow(vPoint.y / (vHalf.y * 0.6), 2.0));
    alpha = vTint.a * tail * across * (1.0 - smoothstep(0.7, 1.0, vDetail.z));
  } else if (vKind < 9.5) { // sweep over a full row
    float t = (vPoint.x + vPoint.y * 0.4) / (2.0 * vHalf.x) + 0.5;
    alpha = body * vTint.a * exp(-pow((t - vDetail.y) * 9.0, 2.0));
  } else if (vKind < 10.5) { // pool of light
    float r = length(vPoint / (vHalf + vMargin));
    alpha = vTint.a * pow(max(1.0 - r, 0.0), 1.6);
  } else { // paper star
    float angle = atan(vPoint.y, vPoint.x);
    float reach = vHalf.x * (0.72 + 0.28 * cos(angle * 5.0));
    alpha = vTint.a * (1.0 - smoothstep(reach - pixel, reach + pixel, length(vPoint)));
  }
  if (alpha < 0.003) discard;
  gl_FragColor = vec4(colour, alpha);
  #include <colorspace_fragment>
}
`;
