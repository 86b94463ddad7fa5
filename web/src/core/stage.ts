// Second step of the layout: rows, camera, rim and opponents in world units. A card is one unit wide and lies on y = 0.

import { boundsOf, fit, project, unproject, type Box, type Camera, type Point } from './camera';
import type { Suit } from './cards';
import { clamp, radians, type Vec3 } from './math';
import { CARD_HEIGHT, shareOut, type Frame, type SeatSpot, type Zones } from './zones';

export type Mode = 'perspective' | 'top';

export interface StageInput {
  readonly frame: Frame;
  readonly mode: Mode;
  readonly ranks: string;
  readonly packs: number;
  readonly rowOrder: readonly Suit[];
  readonly seats: number;
  readonly viewer: number | null;
  /** Cards now in the hand in front; ignored without a viewer. */
  readonly handSize: number;
}

export interface Row {
  readonly suit: Suit;
  readonly row: number;
  readonly column: number;
  /** Middle of the tray. */
  readonly centre: Vec3;
  readonly width: number;
  readonly depth: number;
  /** Middle of the lowest rank's slot. */
  readonly first: number;
  /** Middle of the engraved suit mark. */
  readonly mark: number;
}

export interface Fan {
  readonly seat: number;
  readonly side: 'left' | 'top' | 'right';
  /** Where the middle card's lower edge stands on the felt. */
  readonly foot: Vec3;
  /** Card width in units. */
  readonly size: number;
  /** Radians from lying flat, and round the vertical. */
  readonly tilt: number;
  readonly turn: number;
  /** Largest angle between the outer cards, radians. */
  readonly spread: number;
  readonly plate: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The felt's outline: a rectangle with rounded corners; the rim lies outside it. */
export interface Outline {
  readonly left: number;
  readonly right: number;
  readonly far: number;
  readonly near: number;
  readonly radius: number;
  readonly rim: number;
}

export interface Stage {
  readonly frame: Frame;
  readonly mode: Mode;
  readonly zones: Zones;
  readonly camera: Camera;
  readonly rows: readonly Row[];
  /** From one rank's slot to the next. Below 1 neighbouring cards overlap. */
  readonly spacing: number;
  readonly fans: readonly Fan[];
  readonly outline: Outline;
  /** Pixels of a card's width in the middle of the rows. */
  readonly cardPixels: number;
  /** Depth before the eye at which the hand is held, and a hand card's width there in units. */
  readonly handDepth: number;
  readonly handScale: number;
}

const MARK = 0.62;
const PAD = 0.09;
const COLUMN_GAP = 0.34;
const TIGHTEST = 0.42;
const WIDEST = 1.07;
/** Arc on which an opponent's cards stand: centre this far below the cards' middle, in card widths. */
export const FAN_RADIUS = 2.1;

interface Block {
  readonly spacing: number;
  readonly pitch: number;
  readonly columns: number;
  readonly width: number;
  readonly depth: number;
}

function trayWidth(spacing: number, ranks: number): number {
  // Room on the left for the low end to step aside (see placement.ts) when cards overlap.
  return MARK + (ranks - 1) * spacing + 1 + Math.max(0, 1 - spacing) * 0.75 + PAD * 2.5;
}

function block(ranks: number, lines: number, columns: number, aspect: number, steep: number): Block {
  const perColumn = lines / columns;
  const width = (spacing: number): number => columns * trayWidth(spacing, ranks) + (columns - 1) * COLUMN_GAP;
  const slim = CARD_HEIGHT + 2 * PAD + 0.06;
  const wanted = aspect * slim * perColumn * steep;
  let low = TIGHTEST;
  let high = WIDEST;
  for (let i = 0; i < 40; i += 1) {
    const middle = (low + high) / 2;
    if (width(middle) < wanted) low = middle;
    else high = middle;
  }
  const spacing = low;
  // Cards as tight as they may be and height left over: give the rows air instead.
  const pitch = clamp(width(spacing) / (aspect * perColumn * steep), slim, slim * 1.28);
  return { spacing, pitch, columns, width: width(spacing), depth: pitch * perColumn };
}

function corners(width: number, depth: number): Vec3[] {
  return [
    [-width / 2, 0, -depth / 2],
    [width / 2, 0, -depth / 2],
    [-width / 2, 0, depth / 2],
    [width / 2, 0, depth / 2],
  ];
}

function pitchOf(mode: Mode, zones: Zones): number {
  if (mode === 'top') return radians(90);
  return radians(zones.form === 'upright' ? 60 : 50);
}

function chooseBlock(input: StageInput, pitch: number, zones: Zones): { plan: Block; camera: Camera } {
  const room = zones.rows;
  const lines = 4 * input.packs;
  const aspect = (room.right - room.left) / Math.max(room.bottom - room.top, 1);
  // What can be read of an overlapped card is its strip, of an end card all of it.
  const value = ({ plan, size }: { plan: Block; size: number }): number => size * Math.min(1, plan.spacing * 1.5);
  const candidates = (input.packs > 1 ? [1, 2] : [1]).map((columns) => {
    const plan = block(input.ranks.length, lines, columns, aspect, Math.sin(pitch));
    const distance = Math.max(1.45 * plan.width, 2.3 * plan.depth);
    const camera = fit(pitch, distance, corners(plan.width, plan.depth), room);
    return { plan, camera, size: camera.focal / distance };
  });
  const two = candidates[1];
  if (two && zones.form === 'wide' && two.size * two.plan.spacing >= 21) return two;
  return candidates.reduce((best, next) => (value(next) > value(best) ? next : best));
}

function rowsOf(input: StageInput, plan: Block): Row[] {
  const tray = trayWidth(plan.spacing, input.ranks.length);
  const perColumn = (4 * input.packs) / plan.columns;
  const list = input.rowOrder.flatMap((suit) => Array.from({ length: input.packs }, (_, row) => ({ suit, row })));
  return list.map(({ suit, row }, i) => {
    // Two columns: the first pack's rows on the left, the second's beside them.
    const column = plan.columns === 2 ? row : 0;
    const line = plan.columns === 2 ? Math.floor(i / 2) : i;
    const left = -plan.width / 2 + column * (tray + COLUMN_GAP);
    const z = (line - (perColumn - 1) / 2) * plan.pitch;
    return {
      suit,
      row,
      column,
      centre: [left + tray / 2, 0, z],
      width: tray,
      depth: CARD_HEIGHT + 2 * PAD,
      first: left + tray - PAD * 1.2 - 0.5 - (input.ranks.length - 1) * plan.spacing,
      mark: left + PAD + MARK / 2,
    };
  });
}

function fanOf(spot: SeatSpot, seat: number, camera: Camera, zones: Zones, mode: Mode, dealt: number): Fan {
  const { left, right, top, bottom } = spot.box;
  const wide = zones.form === 'wide';
  const height = bottom - top;
  const plateHeight = wide ? 46 : height < 66 ? 24 : 36;
  const plateWidth = Math.min(right - left, wide ? 164 : 116);
  const tall = Math.min(clamp(height - plateHeight * 0.62 - 10, 20, wide ? 92 : zones.handCard > 80 ? 84 : 60), (right - left) * 0.58);
  const widest = clamp((right - left) / tall - 1.1, 0.1, clamp(dealt * 0.03, 0.24, 0.6));
  // Outer corners hang below the middle card's foot, so the arc stands that much higher.
  const cardPixels = tall / (CARD_HEIGHT + FAN_RADIUS * (1 - Math.cos(widest)) + Math.sin(widest) / 2);
  // Cards at the sides lean towards their owner: their feet stand a little nearer to the rows.
  const inwards = mode === 'top' || spot.side === 'top' ? 0 : (spot.side === 'left' ? 1 : -1) * tall * 0.17;
  const footPixel: Point = { x: (left + right) / 2 + inwards, y: bottom - plateHeight * 0.62 };
  // Seen from above the cards lie over the rim, not in it.
  const foot = unproject(camera, footPixel, mode === 'top' ? 0.42 : 0) ?? [0, 0, -4];
  const depth = project(camera, foot).depth;
  const size = (cardPixels * depth) / camera.focal;
  const turn = mode === 'top' || spot.side === 'top' ? 0 : (spot.side === 'left' ? 1 : -1) * radians(wide ? 12 : 9);
  // The outer cards lean outwards: their corners need room beside the arc itself.
  const room = (right - left - cardPixels * 1.75) / (cardPixels * FAN_RADIUS * 2);
  return {
    seat,
    side: spot.side,
    foot,
    size,
    tilt: mode === 'top' ? radians(4) : Math.PI / 2 - camera.pitch + radians(4),
    turn,
    spread: 2 * Math.asin(clamp(room, 0.1, Math.sin(widest))),
    plate: { x: (left + right) / 2, y: bottom - plateHeight / 2, width: plateWidth, height: plateHeight },
  };
}

function outlineOf(camera: Camera, zones: Zones, frame: Frame, plan: Block): Outline {
  const { width, height, insets } = frame;
  const wide = zones.form === 'wide';
  const middle = (zones.rows.top + zones.rows.bottom) / 2;
  const at = (x: number, y: number): Vec3 => unproject(camera, { x, y }) ?? [0, 0, 0];
  const side = wide ? 30 : zones.form === 'sideways' ? 16 : -10;
  const half = Math.max(
    Math.abs(at(insets.left + side, middle)[0]),
    Math.abs(at(width - insets.right - side, middle)[0]),
    plan.width / 2 + 0.55,
  );
  const hasTop = zones.spots.some((spot) => spot.side === 'top');
  const far = Math.min(at(width / 2, insets.top + (hasTop ? (wide ? 46 : 34) : wide ? 12 : 4))[2], -plan.depth / 2 - 0.15);
  const near = at(width / 2, height + 60)[2];
  const rim = clamp(half * 0.05, 0.28, 0.6);
  return { left: -half, right: half, far, near, radius: Math.min(half, (near - far) / 2) * 0.3, rim };
}

/** Lays everything out for a canvas, a view mode and a number of seats. A pure function of its input. */
export function solveStage(input: StageInput): Stage {
  const { frame, mode, seats, viewer } = input;
  const opponents = viewer === null ? seats : seats - 1;
  const dealt = Math.ceil((input.ranks.length * 4 * input.packs) / seats);
  // The hand's room is that of a hand as it was dealt: nothing else moves while the hand shrinks.
  const zones = shareOut(frame, opponents, viewer === null ? null : Math.max(input.handSize, dealt));
  const { plan, camera } = chooseBlock(input, pitchOf(mode, zones), zones);
  const first = viewer === null ? 0 : viewer + 1;
  const fans = zones.spots.map((spot) => fanOf(spot, (first + spot.order) % seats, camera, zones, mode, dealt));
  // Near enough to stand before everything on the felt, far enough for the tilt to look natural.
  const handDepth = camera.distance * 0.5;
  return {
    frame,
    mode,
    zones,
    camera,
    rows: rowsOf(input, plan),
    spacing: plan.spacing,
    fans,
    outline: outlineOf(camera, zones, frame, plan),
    cardPixels: camera.focal / camera.distance,
    handDepth,
    handScale: (zones.handCard * handDepth) / camera.focal,
  };
}

/** The row of a suit, or undefined when the layout has none. */
export function rowAt(stage: Stage, suit: Suit, row: number): Row | undefined {
  return stage.rows.find((candidate) => candidate.suit === suit && candidate.row === row);
}

/** Pixel bounds of a flat rectangle on the felt. */
export function pixelsOf(stage: Stage, centre: Vec3, width: number, depth: number): Box {
  const points = corners(width, depth).map((corner) =>
    project(stage.camera, [corner[0] + centre[0], centre[1], corner[2] + centre[2]]),
  );
  return boundsOf(points);
}
