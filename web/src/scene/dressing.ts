// Fills the two instanced meshes for one frame: cards with their shadows, trays, glows and effects.

import { Color, Matrix4, Quaternion, Vector3 } from 'three';
import { inFront, type Camera } from '../core/camera';
import { about, clamp, easeOut, multiply, type Quat, type Vec3 } from '../core/math';
import { placeX, rowShape, THICKNESS, type Ghost } from '../core/placement';
import { TIMES, type Effect, type LastMove } from '../core/plan';
import { seatSign } from '../core/seats';
import { rowAt, type Stage } from '../core/stage';
import { samePlace, type Place, type TableView } from '../core/view';
import { CARD_HEIGHT } from '../core/zones';
import { cellOf, markCell } from './atlas';
import { CORNER, type Cards } from './cards';
import type { Mark, Marks } from './marks';
import { matrixOf, type Performer, type Troupe } from './troupe';
import type { Theme } from './types';

export interface Running {
  readonly effect: Effect;
  readonly start: number;
  readonly duration: number;
}

export const EFFECT_TIMES: Readonly<Record<Effect['kind'], number>> = {
  ring: TIMES.ring,
  line: TIMES.line,
  sweep: TIMES.sweep,
  nudge: TIMES.nudge,
  stars: TIMES.stars,
};

export interface Picture {
  readonly view: TableView;
  readonly stage: Stage;
  readonly camera: Camera;
  readonly troupe: Troupe;
  readonly selection: readonly string[];
  readonly ghosts: readonly Ghost[];
  readonly lastMove: LastMove | null;
  readonly effects: readonly Running[];
  readonly theme: Theme;
  readonly now: number;
  /** 0 while cards are dealt, 1 when playable cards and places are lit. */
  readonly lights: number;
  /** Share of a card's width that its index takes, for the ghosts. */
  readonly indexWidth: number;
}

const LIT = new Color('#f2b84b');
const WARM = new Color('#ffd98a');
const WHITE = new Color('#ffffff');
const BLACK = new Color('#04110d');
const SHADOW = new Color('#0a0f0d');
const BRASS = new Color('#c2a66a');
const PALE = new Color('#b9d6c4');
const FLAT: Quat = about('x', -Math.PI / 2);
const CONFETTI = ['#f2b84b', '#c8443a', '#fbf8f1', '#2f78b7', '#3a8446'].map((colour) => new Color(colour));

const position = new Vector3();
const rotation = new Quaternion();
const unit = new Vector3(1, 1, 1);
const own = new Matrix4();
const shifted = new Matrix4();
const shift = new Matrix4();

function place(x: number, y: number, z: number, turn: Quat = FLAT): Matrix4 {
  return shifted.compose(position.set(x, y, z), rotation.set(...turn), unit);
}

/** A layer in front of or behind a card, in the card's own plane. */
function layer(card: Matrix4, x: number, y: number, z: number): Matrix4 {
  return shifted.copy(card).multiply(shift.makeTranslation(x, y, z));
}

function card(kind: Mark['kind'], matrix: Matrix4, colour: Color, alpha: number, more: Partial<Mark> = {}): Mark {
  return { kind, matrix, width: 1, height: CARD_HEIGHT, colour, alpha, radius: CORNER, ...more };
}

function drawTrays(picture: Picture, marks: Marks): void {
  const { stage, view, theme } = picture;
  const depth = theme === 'dark' ? 0.3 : 0.2;
  for (const row of stage.rows) {
    const [x, , z] = row.centre;
    marks.add({
      kind: 'tray',
      matrix: place(x, 0.002, z),
      width: row.width,
      height: row.depth,
      colour: BLACK,
      alpha: depth,
      radius: 0.14,
      margin: 0.06,
    });
    marks.add({
      kind: 'engraving',
      matrix: place(row.mark, 0.003, z),
      width: 0.46,
      height: 0.46 * 1.4,
      colour: BRASS,
      alpha: theme === 'dark' ? 0.5 : 0.6,
      cell: markCell(row.suit),
    });
    const shape = rowShape(view, stage, row);
    const starter = view.ranks.indexOf(view.starter);
    const slot: Place = { suit: row.suit, row: row.row, rank: view.starter };
    const glowing = picture.ghosts.some((ghost) => samePlace(ghost.place, slot));
    if (!shape.laid.has(starter) && !glowing) {
      marks.add(
        card('slot', place(placeX(row, shape, stage, starter), 0.004, z), PALE, 0.34, { cell: cellOf(view.starter + row.suit), radius: CORNER }),
      );
    }
  }
}

function drawGhosts(picture: Picture, marks: Marks): void {
  for (const ghost of picture.ghosts) {
    const [left, right] = ghost.visible;
    const width = right - left;
    // The index stands in the middle of what can be seen, as large as fits.
    const enlarge = clamp((width * 0.86) / picture.indexWidth, 0.5, 1.5);
    const alpha = (ghost.chosen ? 1 : ghost.strong ? 0.86 : 0.3) * picture.lights;
    marks.add(
      card('ghost', place(...ghost.position), LIT, alpha, {
        margin: ghost.chosen ? 0.34 : 0.24,
        value: enlarge,
        at: [(left + right) / 2, 0],
        cell: cellOf(ghost.card),
      }),
    );
  }
}

function drawCard(picture: Picture, performer: Performer, cards: Cards, marks: Marks): void {
  const { camera, stage } = picture;
  matrixOf(performer.pose, camera, own);
  cards.add(own, cellOf(performer.card), performer.shade * picture.lights);
  const { pose } = performer;
  const under = -THICKNESS / 2 - 0.0012;
  if (pose.space === 'camera') {
    // Light from above left: the hand's shadows fall on the left neighbour only as a soft edge.
    marks.add(card('shadow', layer(own, 0.02, -0.03, under), SHADOW, 0.5, { value: 0.12, margin: 0.14 }));
    const chosen = performer.card !== null && picture.selection.includes(performer.card) && performer.zone.kind === 'held';
    if (performer.lit || chosen) {
      marks.add(card('glow', layer(own, 0, 0, under * 0.9), LIT, (chosen ? 1 : 0.72) * picture.lights, { value: chosen ? 12 : 17, margin: 0.26 }));
      marks.add(card('outline', layer(own, 0, 0, -under + 0.002), LIT, (chosen ? 1 : 0.85) * picture.lights, { value: chosen ? 0.022 : 0.012, margin: 0.05 }));
    }
    return;
  }
  const height = pose.position[1];
  const flying = performer.moves.length > 0 && height > 0.12;
  if (!flying) {
    const strength = performer.zone.kind === 'row' ? 0.55 : 0.42;
    // A card that turns its back to the eye has its far side where its face is.
    const behind = performer.card === null ? -under : under;
    marks.add(card('shadow', layer(own, 0.025, -0.035, behind), SHADOW, strength, { value: 0.11, margin: 0.13 }));
  } else {
    // In the air: one shadow on the felt, wider and fainter with height.
    const reach = clamp(height, 0, 4);
    const scale = pose.scale;
    marks.add({
      kind: 'shadow',
      matrix: place(pose.position[0] + reach * 0.12, 0.008, Math.min(pose.position[2] + reach * 0.1, stage.outline.near)),
      width: scale,
      height: CARD_HEIGHT * scale,
      colour: SHADOW,
      alpha: 0.42 / (1 + reach * 0.5),
      radius: CORNER + reach * 0.1,
      value: 0.14 + reach * 0.22,
      margin: 0.2 + reach * 0.25,
    });
  }
}

function drawSeats(picture: Picture, marks: Marks): void {
  const { stage, view, theme } = picture;
  for (const fan of stage.fans) {
    const count = view.openHands?.[fan.seat]?.length ?? view.seats[fan.seat]?.cards ?? 0;
    const [x, , z] = fan.foot;
    const wide = fan.size * 3.4;
    if (view.toMove === fan.seat && view.phase === 'play') {
      marks.add({
        kind: 'pool',
        matrix: place(x, 0.005, z - fan.size * 0.2),
        width: wide,
        height: wide * 0.8,
        colour: WARM,
        alpha: theme === 'dark' ? 0.5 : 0.55,
        margin: fan.size * 0.9,
      });
    }
    if (count > 0 && stage.mode === 'perspective') {
      marks.add({
        kind: 'pool',
        matrix: place(x + fan.size * 0.15, 0.006, z - fan.size * 0.3),
        width: fan.size * 2.2,
        height: fan.size * 1.2,
        colour: SHADOW,
        alpha: 0.62,
        margin: fan.size * 0.3,
      });
    }
  }
}

function poseOfPlace(picture: Picture, where: Place): Vec3 | null {
  const row = rowAt(picture.stage, where.suit, where.row);
  if (!row) return null;
  const shape = rowShape(picture.view, picture.stage, row);
  return [placeX(row, shape, picture.stage, picture.view.ranks.indexOf(where.rank)), 0.05, row.centre[2]];
}

function colourOf(picture: Picture, seat: number): Color {
  return new Color(seatSign(seat, picture.view.viewer, picture.view.seats.length).colour).lerp(WHITE, 0.22);
}

function drawLastMove(picture: Picture, marks: Marks): void {
  const last = picture.lastMove;
  if (!last) return;
  const colour = colourOf(picture, last.seat);
  for (const performer of picture.troupe.performers.values()) {
    const { zone } = performer;
    if (zone.kind !== 'row' || performer.moves.length > 0) continue;
    if (!last.places.some((other) => samePlace(other, zone.place))) continue;
    matrixOf(performer.pose, picture.camera, own);
    marks.add(card('outline', layer(own, 0, 0, THICKNESS / 2 + 0.002), colour, 0.95, { value: 0.022, margin: 0.06 }));
    marks.add(card('glow', layer(own, 0, 0, -THICKNESS / 2), colour, 0.55, { value: 10, margin: 0.3 }));
  }
}

function drawStars(picture: Picture, t: number, marks: Marks): void {
  const { stage, camera } = picture;
  const { width, height } = stage.frame;
  const depth = stage.handDepth * 0.8;
  const perPixel = depth / camera.focal;
  for (let i = 0; i < 30; i += 1) {
    const own1 = (i * 0.618) % 1;
    const own2 = (i * 0.414 + 0.3) % 1;
    const fall = clamp(t * (1.15 + own2 * 0.5) - own1 * 0.25, 0, 1);
    const x = width * (0.5 + (own1 - 0.5) * (0.5 + 0.7 * easeOut(t))) + Math.sin(t * 7 + i) * 14;
    const y = height * (-0.05 + fall * 0.95);
    const local = inFront(camera, { x, y }, depth);
    const turn = multiply(about('z', i + t * 3), about('y', t * (5 + own2 * 5) + i));
    const size = (13 + own2 * 10) * perPixel;
    matrixOf({ position: local, rotation: turn, scale: 1, space: 'camera' }, camera, own);
    const alpha = fall <= 0 ? 0 : 1 - clamp((t - 0.75) * 4, 0, 1);
    marks.add({ kind: 'star', matrix: own, width: size, height: size, colour: CONFETTI[i % CONFETTI.length] as Color, alpha });
  }
}

function drawEffects(picture: Picture, marks: Marks): void {
  const { stage, view, now } = picture;
  for (const { effect, start, duration } of picture.effects) {
    const t = clamp((now - start) / duration, 0, 1);
    if (now < start || t >= 1) continue;
    if (effect.kind === 'ring') {
      const at = poseOfPlace(picture, effect.place);
      if (at) marks.add(card('ring', place(...at), colourOf(picture, effect.seat), 0.9, { value: easeOut(t), margin: 0.9 }));
    } else if (effect.kind === 'line') {
      const to = poseOfPlace(picture, effect.place);
      const from: Vec3 = stage.fans.find((fan) => fan.seat === effect.seat)?.foot ?? [0, 0, stage.outline.near * 0.8];
      if (!to) continue;
      const dx = to[0] - from[0];
      const dz = to[2] - from[2];
      const length = Math.hypot(dx, dz);
      const turn = multiply(about('y', Math.atan2(-dz, dx)), FLAT);
      marks.add({
        kind: 'line',
        matrix: place((from[0] + to[0]) / 2, 0.012, (from[2] + to[2]) / 2, turn),
        width: length,
        height: 0.16,
        colour: colourOf(picture, effect.seat),
        alpha: 0.85,
        value: easeOut(t) * 1.02,
        at: [t, 0],
        margin: 0.02,
      });
    } else if (effect.kind === 'sweep') {
      const row = rowAt(stage, effect.suit, effect.row);
      if (row) {
        marks.add({
          kind: 'sweep',
          matrix: place(row.centre[0], 0.08, row.centre[2]),
          width: row.width,
          height: row.depth,
          colour: WARM,
          alpha: 0.55,
          value: -0.2 + 1.4 * t,
          radius: 0.12,
        });
      }
    } else if (effect.kind === 'nudge') {
      const fan = stage.fans.find((candidate) => candidate.seat === effect.seat);
      if (fan) {
        const wide = fan.size * 3;
        marks.add({
          kind: 'pool',
          matrix: place(fan.foot[0], 0.007, fan.foot[2]),
          width: wide,
          height: wide * 0.7,
          colour: colourOf(picture, effect.seat),
          alpha: 0.7 * Math.sin(Math.PI * t),
          margin: 0,
        });
      }
    } else if (view.phase !== 'play') {
      drawStars(picture, t, marks);
    }
  }
}

/** Rebuilds both meshes. Marks are added from the felt upwards. */
export function dress(picture: Picture, cards: Cards, marks: Marks): void {
  cards.begin();
  marks.begin();
  drawTrays(picture, marks);
  drawSeats(picture, marks);
  drawGhosts(picture, marks);
  const performers = [...picture.troupe.performers.values()];
  for (const performer of performers) if (performer.pose.space === 'world') drawCard(picture, performer, cards, marks);
  drawLastMove(picture, marks);
  drawEffects(picture, marks);
  // The hand hangs in front of everything; its marks come last, from left to right.
  performers
    .filter((performer) => performer.pose.space === 'camera')
    .sort((a, b) => a.pose.position[2] - b.pose.position[2])
    .forEach((performer) => drawCard(picture, performer, cards, marks));
  cards.end();
  marks.end();
}
