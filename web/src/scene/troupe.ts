// The card objects on the screen and their motion. Knows poses and time, not the game.

import { Matrix4, Quaternion, Vector3 } from 'three';
import { basisOf, orientationOf, type Camera } from '../core/camera';
import { add, conjugate, dot, easeInOut, easeOut, multiply, rotate, scale, slerp, subtract, type Vec3 } from '../core/math';
import type { Pose, Shade, Zone } from '../core/placement';
import type { Actor, Move } from '../core/plan';

const SHADES: Readonly<Record<Shade, number>> = { plain: 0, lit: 0, dim: 0.5 };
const SHADE_TIME = 170;

interface Scheduled {
  readonly move: Move;
  readonly start: number;
  readonly duration: number;
  from: Pose | null;
}

export interface Performer {
  readonly id: number;
  /** What its face shows; a card on its way to being unseen keeps its face until it lies on it. */
  card: string | null;
  zone: Zone;
  lit: boolean;
  pose: Pose;
  /** Where it rests after its moves. */
  rest: Pose;
  moves: Scheduled[];
  shade: number;
  shadeTo: number;
  leaving: boolean;
  forget: boolean;
  held: boolean;
}

/** The same pose seen from the other space. */
export function convert(pose: Pose, space: Pose['space'], camera: Camera): Pose {
  if (pose.space === space) return pose;
  const turn = orientationOf(camera);
  const { eye, right, up, back } = basisOf(camera);
  if (space === 'world') {
    const [x, y, z] = pose.position;
    const position = add(eye, add(scale(right, x), add(scale(up, y), scale(back, z))));
    return { ...pose, space, position, rotation: multiply(turn, pose.rotation) };
  }
  const ray = subtract(pose.position, eye);
  const position: Vec3 = [dot(ray, right), dot(ray, up), dot(ray, back)];
  return { ...pose, space, position, rotation: multiply(conjugate(turn), pose.rotation) };
}

const position = new Vector3();
const rotation = new Quaternion();
const size = new Vector3();

/** World matrix of a pose. */
export function matrixOf(pose: Pose, camera: Camera, into: Matrix4): Matrix4 {
  const world = convert(pose, 'world', camera);
  return into.compose(position.set(...world.position), rotation.set(...world.rotation), size.setScalar(world.scale));
}

function between(from: Pose, to: Pose, t: number, arc: number): Pose {
  const eased = easeOut(t);
  const lift = arc * 4 * t * (1 - t) * (1 - 0.35 * t);
  const middle: Vec3 = [
    from.position[0] + (to.position[0] - from.position[0]) * eased,
    from.position[1] + (to.position[1] - from.position[1]) * eased + (to.space === 'world' ? lift : 0),
    from.position[2] + (to.position[2] - from.position[2]) * eased + (to.space === 'camera' ? lift * 0.4 : 0),
  ];
  return {
    space: to.space,
    position: middle,
    rotation: slerp(from.rotation, to.rotation, arc > 0 ? easeInOut(t) : eased),
    scale: from.scale + (to.scale - from.scale) * eased,
  };
}

export class Troupe {
  readonly performers = new Map<number, Performer>();
  private last = 0;

  /** Takes over a plan. `factor` stretches all times; 0 puts everything in place at once. */
  perform(actors: readonly Actor[], starts: ReadonlyMap<number, Pose>, moves: readonly Move[], now: number, factor: number): void {
    const staying = new Set(actors.map((actor) => actor.id));
    const moving = new Map(moves.map((move) => [move.id, move]));
    for (const performer of this.performers.values()) {
      if (staying.has(performer.id) || performer.leaving) continue;
      if (factor > 0 && moving.has(performer.id)) performer.leaving = true;
      else this.performers.delete(performer.id);
    }
    for (const actor of actors) {
      const known = this.performers.get(actor.id);
      const performer: Performer = known ?? {
        id: actor.id,
        card: actor.card,
        zone: actor.zone,
        lit: false,
        pose: starts.get(actor.id) ?? actor.pose,
        rest: actor.pose,
        moves: [],
        shade: SHADES[actor.shade],
        shadeTo: SHADES[actor.shade],
        leaving: false,
        forget: false,
        held: false,
      };
      this.performers.set(actor.id, performer);
      const unseen = actor.card === null && performer.card !== null;
      if (unseen && factor > 0 && moving.has(actor.id)) performer.forget = true;
      else performer.card = actor.card;
      performer.zone = actor.zone;
      performer.rest = actor.pose;
      performer.lit = actor.shade === 'lit';
      performer.shadeTo = SHADES[actor.shade];
      if (factor === 0) performer.shade = performer.shadeTo;
      if (!moving.has(actor.id) && performer.moves.length === 0) performer.pose = actor.pose;
    }
    for (const move of moves) {
      const performer = this.performers.get(move.id);
      if (!performer) continue;
      if (factor === 0) this.settle(performer, move.to);
      else performer.moves = [{ move, start: now + move.delay * factor, duration: Math.max(move.duration * factor, 1), from: null }];
    }
  }

  /** Moves everybody to the clock's time. True while something still moves. */
  advance(now: number, camera: Camera): boolean {
    let busy = false;
    const elapsed = Math.min(Math.max(now - this.last, 0), 50);
    this.last = now;
    for (const performer of this.performers.values()) {
      const difference = performer.shadeTo - performer.shade;
      if (Math.abs(difference) > 0.004) {
        const step = (elapsed / SHADE_TIME) * 0.5;
        performer.shade += Math.sign(difference) * Math.min(Math.abs(difference), Math.max(step, 0.004));
        busy = true;
      } else {
        performer.shade = performer.shadeTo;
      }
      const scheduled = performer.moves[0];
      if (!scheduled || performer.held) continue;
      busy = true;
      if (now < scheduled.start) continue;
      scheduled.from ??= convert(performer.pose, scheduled.move.to.space, camera);
      const t = Math.min((now - scheduled.start) / scheduled.duration, 1);
      performer.pose = between(scheduled.from, scheduled.move.to, t, scheduled.move.arc);
      if (t >= 1) {
        if (performer.leaving) this.performers.delete(performer.id);
        else this.settle(performer, scheduled.move.to);
      }
    }
    return busy;
  }

  /** Ends all motion where it would have ended. */
  finish(): void {
    for (const performer of this.performers.values()) {
      performer.shade = performer.shadeTo;
      const scheduled = performer.moves[0];
      if (performer.leaving) this.performers.delete(performer.id);
      else if (scheduled) this.settle(performer, scheduled.move.to);
    }
  }

  private settle(performer: Performer, pose: Pose): void {
    performer.pose = pose;
    performer.moves = [];
    if (performer.forget) performer.card = null;
    performer.forget = false;
  }
}

/** Direction of a pose's own axis in its space. */
export function axisOf(pose: Pose, axis: Vec3): Vec3 {
  return rotate(pose.rotation, axis);
}
