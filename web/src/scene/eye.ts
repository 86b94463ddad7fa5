// The camera in use: the stage's own, turned a little by the player, or gliding from one view to another.

import { Camera as ThreeCamera } from 'three';
import { basisOf, blend, orientationOf, type Camera } from '../core/camera';
import { clamp, easeInOut, radians } from '../core/math';

const LARGEST_YAW = radians(10);
const PITCH_ROOM = radians(8);

export class Eye {
  readonly three = new ThreeCamera();
  /** The camera of the last frame. */
  current: Camera | null = null;
  private yaw = 0;
  private tilt = 0;
  private glide: { from: Camera; start: number; duration: number } | null = null;

  constructor() {
    this.three.matrixAutoUpdate = false;
  }

  /** A drag by so many pixels. */
  turn(dx: number, dy: number): void {
    this.yaw = clamp(this.yaw - dx * 0.0022, -LARGEST_YAW, LARGEST_YAW);
    this.tilt = clamp(this.tilt + dy * 0.0016, -PITCH_ROOM, PITCH_ROOM);
  }

  straighten(): void {
    this.yaw = this.tilt = 0;
  }

  /** Starts from where it is now towards whatever the stage asks for. */
  glideFrom(camera: Camera, start: number, duration: number): void {
    this.glide = { from: camera, start, duration };
  }

  /** Takes its place for the clock's time. True while it glides. */
  advance(base: Camera, now: number, width: number, height: number): boolean {
    const target: Camera = { ...base, yaw: base.yaw + this.yaw, pitch: base.pitch + this.tilt };
    let moving = false;
    this.current = target;
    if (this.glide) {
      const t = clamp((now - this.glide.start) / this.glide.duration, 0, 1);
      moving = t < 1;
      this.current = blend(this.glide.from, target, easeInOut(t));
      if (!moving) this.glide = null;
    }
    this.aim(this.current, width, height);
    return moving;
  }

  private aim(camera: Camera, width: number, height: number): void {
    const near = camera.distance * 0.12;
    const side = near / camera.focal;
    const { x, y } = camera.centre;
    const { three } = this;
    three.projectionMatrix.makePerspective(-x * side, (width - x) * side, y * side, (y - height) * side, near, camera.distance * 4);
    three.projectionMatrixInverse.copy(three.projectionMatrix).invert();
    three.position.set(...basisOf(camera).eye);
    three.quaternion.set(...orientationOf(camera));
    three.updateMatrix();
    three.updateMatrixWorld(true);
  }
}
