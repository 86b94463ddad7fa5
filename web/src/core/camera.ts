// A pin-hole camera over the felt (the plane y = 0): enough of one to lay things out in pixels without any 3D library.

import { about, add, dot, mix, multiply, scale, subtract, type Quat, type Vec3 } from './math';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Camera {
  /** Radians below the horizon; pi/2 looks straight down. */
  readonly pitch: number;
  /** Radians round the vertical; positive moves the eye to the right. */
  readonly yaw: number;
  readonly distance: number;
  readonly target: Vec3;
  /** Focal length in pixels: a unit at depth z spans focal / z pixels. */
  readonly focal: number;
  /** The pixel that the target falls on. */
  readonly centre: Point;
}

export interface Basis {
  readonly eye: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  /** Away from what is looked at, towards the eye. */
  readonly back: Vec3;
}

export function basisOf(camera: Camera): Basis {
  const { pitch, yaw, distance, target } = camera;
  const back: Vec3 = [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)];
  return {
    eye: add(target, scale(back, distance)),
    right: [Math.cos(yaw), 0, -Math.sin(yaw)],
    up: [-Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch), -Math.cos(yaw) * Math.sin(pitch)],
    back,
  };
}

/** The camera's rotation: takes its own axes (right, up, back) to the world. */
export function orientationOf(camera: Camera): Quat {
  return multiply(about('y', camera.yaw), about('x', -camera.pitch));
}

/** Pixel of a point in the world, with its depth in units before the eye. */
export function project(camera: Camera, point: Vec3): Point & { readonly depth: number } {
  const { eye, right, up, back } = basisOf(camera);
  const ray = subtract(point, eye);
  const depth = -dot(ray, back);
  const perUnit = camera.focal / depth;
  return { x: camera.centre.x + dot(ray, right) * perUnit, y: camera.centre.y - dot(ray, up) * perUnit, depth };
}

/** The point of the plane at `height` under a pixel; null when the ray does not come down to it. */
export function unproject(camera: Camera, pixel: Point, height = 0): Vec3 | null {
  const { eye, right, up, back } = basisOf(camera);
  const ray = add(
    add(scale(right, (pixel.x - camera.centre.x) / camera.focal), scale(up, (camera.centre.y - pixel.y) / camera.focal)),
    scale(back, -1),
  );
  const t = (height - eye[1]) / ray[1];
  return ray[1] < -1e-6 && t > 0 ? add(eye, scale(ray, t)) : null;
}

/** Camera-space position (right, up, back) of a pixel at a depth. */
export function inFront(camera: Camera, pixel: Point, depth: number): Vec3 {
  const perPixel = depth / camera.focal;
  return [(pixel.x - camera.centre.x) * perPixel, (camera.centre.y - pixel.y) * perPixel, -depth];
}

/** From this pitch and distance, the focal length and centre that make the points fill the box, centred in it. */
export function fit(pitch: number, distance: number, points: readonly Vec3[], box: Box): Camera {
  const camera: Camera = { pitch, yaw: 0, distance, target: [0, 0, 0], focal: 1, centre: { x: 0, y: 0 } };
  const bounds = boundsOf(points.map((point) => project(camera, point)));
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const focal = Math.min((box.right - box.left) / width, (box.bottom - box.top) / height);
  return {
    ...camera,
    focal,
    centre: {
      x: (box.left + box.right) / 2 - ((bounds.left + bounds.right) / 2) * focal,
      y: (box.top + box.bottom) / 2 - ((bounds.top + bounds.bottom) / 2) * focal,
    },
  };
}

export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Between two cameras, for a gliding change of view. */
export function blend(a: Camera, b: Camera, t: number): Camera {
  // Pixels per unit at the target are interpolated rather than the focal length: the size then changes evenly.
  const distance = mix(a.distance, b.distance, t);
  return {
    pitch: mix(a.pitch, b.pitch, t),
    yaw: mix(a.yaw, b.yaw, t),
    distance,
    target: [mix(a.target[0], b.target[0], t), mix(a.target[1], b.target[1], t), mix(a.target[2], b.target[2], t)],
    focal: mix(a.focal / a.distance, b.focal / b.distance, t) * distance,
    centre: { x: mix(a.centre.x, b.centre.x, t), y: mix(a.centre.y, b.centre.y, t) },
  };
}

/** True when the pixel lies in the convex or concave outline, given in order. */
export function inside(outline: readonly Point[], pixel: Point): boolean {
  let result = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    if (a.y > pixel.y !== b.y > pixel.y && pixel.x < ((b.x - a.x) * (pixel.y - a.y)) / (b.y - a.y) + a.x) result = !result;
  });
  return result;
}
