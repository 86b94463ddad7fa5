// Where every card of a view lies or is held on a stage.

import { inFront } from './camera';
import { parseCard, sortHand, type Suit } from './cards';
import { handSlots, raised, type HandSlot, type Raise } from './hand';
import { about, add, multiply, rotate, scale, type Quat, type Vec3 } from './math';
import { FAN_RADIUS, rowAt, type Fan, type Row, type Stage } from './stage';
import { playableCards, type Place, type TableView } from './view';
import { CARD_HEIGHT } from './zones';

/** Thickness of a card in card widths: thicker than paper, so that the edge can be seen. */
export const THICKNESS = 0.018;

/** A card's frame: x along its width, y along its height, z out of its face. The hand is held in camera space. */
export interface Pose {
  readonly position: Vec3;
  readonly rotation: Quat;
  readonly scale: number;
  readonly space: 'world' | 'camera';
}

export type Zone =
  | { readonly kind: 'row'; readonly place: Place }
  | { readonly kind: 'held'; readonly seat: number; readonly index: number };

export type Shade = 'plain' | 'dim' | 'lit';

export interface Spot {
  /** Null for a card of which only the back may be seen. */
  readonly card: string | null;
  readonly zone: Zone;
  readonly pose: Pose;
  readonly shade: Shade;
}

export interface Focus {
  readonly selection: readonly string[];
  readonly hover: string | null;
  readonly rowOrder: readonly Suit[];
}

/** The hand leans away from the eye, radians. */
const LEAN = 0.1;
const FLAT: Quat = about('x', -Math.PI / 2);
const TURNED: Quat = about('y', Math.PI);

/** A small, repeatable turn, as cards laid by hand have: radians. */
function untidy(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 1009;
  return (hash / 1009 - 0.5) * 0.022;
}

function connectedLow(laid: ReadonlySet<number>, starter: number): number {
  let low = starter;
  while (laid.has(low - 1)) low -= 1;
  return low;
}

/**
 * How far the low end of a run steps to the left so that an overlapping row shows both its ends whole. It stays where it
 * is when that would hide the gap to an island.
 */
export function stepAside(laid: ReadonlySet<number>, starter: number, spacing: number): number {
  const low = connectedLow(laid, starter);
  if (spacing >= 1 || !laid.has(starter) || !laid.has(low + 1)) return 0;
  const aside = 1 - spacing;
  const blocked = [...laid].some((other) => other < low && (low - other) * spacing - aside < 1.05);
  return blocked ? 0 : aside;
}

export interface RowShape {
  readonly laid: ReadonlySet<number>;
  readonly low: number;
  readonly aside: number;
}

export function rowShape(view: TableView, stage: Stage, row: Row): RowShape {
  const text = view.layout[row.suit][row.row] ?? '';
  const laid = new Set([...text].map((rank) => view.ranks.indexOf(rank)));
  const starter = view.ranks.indexOf(view.starter);
  return { laid, low: connectedLow(laid, starter), aside: stepAside(laid, starter, stage.spacing) };
}

/** Middle of a rank's place. The frontier below a low end that stepped aside steps with it. */
export function placeX(row: Row, shape: RowShape, stage: Stage, index: number): number {
  const moved = shape.aside > 0 && (index === shape.low || index === shape.low - 1);
  return row.first + index * stage.spacing - (moved ? shape.aside : 0);
}

export function rowPose(row: Row, x: number, stage: Stage, text: string): Pose {
  // Overlapping cards lean on one another like shingles: none lies inside another, and all look alike.
  const overlap = stage.spacing < 1.005;
  const lean = overlap ? -Math.asin(Math.min((THICKNESS * 1.25) / stage.spacing, 0.3)) : 0;
  const height = THICKNESS / 2 + 0.004 + Math.abs(Math.sin(lean)) / 2;
  return {
    position: [x, height, row.centre[2]],
    rotation: multiply(multiply(about('z', lean), FLAT), about('z', overlap ? untidy(text) / 2 : untidy(text))),
    scale: 1,
    space: 'world',
  };
}

/** Pose of card `index` of `count` in an opponent's arc; `open` shows its face. */
export function fanPose(fan: Fan, index: number, count: number, open: boolean): Pose {
  // Open hands are to be read: wider apart, as far as the edge of the canvas allows.
  const wider = !open ? 1 : fan.side === 'top' ? 1.5 : 1.25;
  const step = count > 1 ? Math.min((fan.spread * wider) / (count - 1), open ? 0.22 : 0.17) : 0;
  const widest = (step * (count - 1)) / 2;
  const angle = (index - (count - 1) / 2) * step;
  const sunk = FAN_RADIUS * (1 - Math.cos(widest)) + Math.sin(widest) / 2;
  const local: Vec3 = [
    FAN_RADIUS * Math.sin(angle),
    CARD_HEIGHT / 2 + sunk + FAN_RADIUS * (Math.cos(angle) - 1),
    index * THICKNESS * 1.3 + THICKNESS,
  ];
  const frame = multiply(about('y', fan.turn), about('x', fan.tilt - Math.PI / 2));
  const roll = multiply(frame, about('z', -angle));
  return {
    position: add(fan.foot, rotate(frame, scale(local, fan.size))),
    rotation: open ? roll : multiply(roll, TURNED),
    scale: fan.size,
    space: 'world',
  };
}

/** Pose of a hand slot before the camera. */
export function handPose(stage: Stage, slot: HandSlot, index: number, open: boolean): Pose {
  const scaleOf = stage.handScale;
  // All cards lean back in parallel planes a little more than a card's thickness apart: one that stands higher or lower
  // must be as much farther or nearer, or neighbours would cut into one another.
  const up = (stage.zones.hand.top - slot.centre.y) / slot.width;
  const nearer = (index * THICKNESS * 1.3 - up * Math.tan(LEAN) + slot.line * 0.06) * scaleOf;
  const held = multiply(about('x', -LEAN), about('z', -slot.angle));
  // The depth step is taken at the pixel, so that nearer cards are not a pixel off.
  return {
    position: inFront(stage.camera, slot.centre, stage.handDepth - nearer),
    rotation: open ? held : multiply(held, TURNED),
    scale: (scaleOf * (stage.handDepth - nearer)) / stage.handDepth,
    space: 'camera',
  };
}

/** Where new cards come from: a squared-up pack in the middle of the felt. */
export function packPose(stage: Stage, index: number): Pose {
  return {
    position: [0, THICKNESS * (0.5 + index), stage.outline.near * 0.12],
    rotation: multiply(FLAT, TURNED),
    scale: 1,
    space: 'world',
  };
}

export interface HandLayout {
  readonly cards: readonly (string | null)[];
  readonly slots: readonly HandSlot[];
  readonly raises: readonly Raise[];
}

/** The hand in front as it is shown: sorted, with playable, hovered and selected cards raised. */
export function handLayout(view: TableView, stage: Stage, focus: Focus): HandLayout {
  if (view.viewer === null) return { cards: [], slots: [], raises: [] };
  const open = view.openHands?.[view.viewer];
  const known = view.hand ?? open ?? null;
  const size = view.seats[view.viewer]?.cards ?? 0;
  const cards: (string | null)[] = known
    ? sortHand(known, view.ranks, focus.rowOrder)
    : Array.from({ length: size }, () => null);
  const slots = handSlots(stage.zones, cards.length);
  const playable = playableCards(view);
  // With two packs the same card may be held twice: only one copy rises.
  const chosen = [...focus.selection];
  const raises = cards.map((card): Raise => {
    if (card === null) return 'none';
    const at = chosen.indexOf(card);
    if (at >= 0) {
      chosen.splice(at, 1);
      return 'selected';
    }
    if (focus.hover === card) return 'hover';
    return playable.has(card) ? 'playable' : 'none';
  });
  return { cards, slots, raises };
}

function handSpots(view: TableView, stage: Stage, focus: Focus): Spot[] {
  const { cards, slots, raises } = handLayout(view, stage, focus);
  const seat = view.viewer;
  if (seat === null) return [];
  const playable = playableCards(view);
  return cards.map((card, index) => {
    const slot = raised(slots[index] as HandSlot, raises[index] ?? 'none');
    const shade: Shade = playable.size === 0 || card === null ? 'plain' : playable.has(card) ? 'lit' : 'dim';
    return { card, zone: { kind: 'held', seat, index }, pose: handPose(stage, slot, index, card !== null), shade };
  });
}

/** Every visible card of a view: rows first, then the hand, then the opponents' arcs. */
export function placeCards(view: TableView, stage: Stage, focus: Focus): Spot[] {
  const laid = stage.rows.flatMap((row): Spot[] => {
    const shape = rowShape(view, stage, row);
    return [...(view.layout[row.suit][row.row] ?? '')].map((rank) => ({
      card: rank + row.suit,
      zone: { kind: 'row', place: { suit: row.suit, row: row.row, rank } },
      pose: rowPose(row, placeX(row, shape, stage, view.ranks.indexOf(rank)), stage, rank + row.suit + row.row),
      shade: 'plain',
    }));
  });
  const held = stage.fans.flatMap((fan): Spot[] => {
    const open = view.openHands?.[fan.seat];
    const count = open ? open.length : (view.seats[fan.seat]?.cards ?? 0);
    const cards = open ? sortHand(open, view.ranks, focus.rowOrder) : [];
    return Array.from({ length: count }, (_, index) => ({
      card: cards[index] ?? null,
      zone: { kind: 'held', seat: fan.seat, index },
      pose: fanPose(fan, index, count, open !== undefined),
      shade: 'plain',
    }));
  });
  return [...laid, ...handSpots(view, stage, focus), ...held];
}

export interface Ghost {
  readonly place: Place;
  readonly card: string;
  readonly position: Vec3;
  /** The part that no card covers, as a share of the width: -0.5 is the left edge. */
  readonly visible: readonly [number, number];
  readonly chosen: boolean;
  readonly strong: boolean;
}

/** The glowing outlines: places of the own legal plays and, on request, all other frontiers, fainter. */
export function ghostsOf(view: TableView, stage: Stage, focus: Focus, always: boolean): Ghost[] {
  const places = new Map<string, { place: Place; strong: boolean; chosen: boolean }>();
  const key = (place: Place): string => `${place.rank}${place.suit}${place.row}`;
  if (always) {
    for (const row of stage.rows) {
      for (const rank of view.frontiers[row.suit][row.row] ?? '') {
        const place = { suit: row.suit, row: row.row, rank };
        places.set(key(place), { place, strong: false, chosen: false });
      }
    }
  }
  for (const play of view.legal) {
    const chosen = focus.selection.length > 0 && focus.selection.every((card) => play.cards.includes(card));
    for (const place of play.places) {
      const before = places.get(key(place));
      places.set(key(place), { place, strong: true, chosen: chosen || (before?.chosen ?? false) });
    }
  }
  const narrowed = focus.selection.length > 0 && [...places.values()].some((entry) => entry.chosen);
  return [...places.values()].flatMap(({ place, strong, chosen }) => {
    const row = rowAt(stage, place.suit, place.row);
    if (!row || !parseCard(place.rank + place.suit)) return [];
    const shape = rowShape(view, stage, row);
    const index = view.ranks.indexOf(place.rank);
    const x = placeX(row, shape, stage, index);
    let left = -0.5;
    let right = 0.5;
    for (const other of shape.laid) {
      const offset = placeX(row, shape, stage, other) - x;
      if (offset > 0) right = Math.min(right, offset - 0.5);
      else left = Math.max(left, offset + 0.5);
    }
    return [
      {
        place,
        card: place.rank + place.suit,
        position: [x, 0.006, row.centre[2]],
        visible: left < right ? [left, right] : [-0.5, 0.5],
        chosen,
        strong: strong && (!narrowed || chosen),
      },
    ];
  });
}
