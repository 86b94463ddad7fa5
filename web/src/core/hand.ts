// The hand in front, in pixels: a fan on a wide canvas, one or two straight rows on a phone held upright.

import type { Point } from './camera';
import { clamp } from './math';
import { CARD_HEIGHT, type Zones } from './zones';

export interface HandSlot {
  readonly centre: Point;
  /** Clockwise, radians. */
  readonly angle: number;
  readonly width: number;
  readonly height: number;
  /** Cards of one line overlap from left to right; a later line lies over an earlier one. */
  readonly line: number;
}

/** How far a card stands up, as a share of its height. */
export const RAISE = { none: 0, playable: 0.075, hover: 0.13, selected: 0.2 } as const;
export type Raise = keyof typeof RAISE;

function fanSlots(zones: Zones, count: number): HandSlot[] {
  const { hand, handCard: width } = zones;
  const height = width * CARD_HEIGHT;
  const room = hand.right - hand.left;
  const radius = height * 21;
  // Outer cards turn, which widens them a little.
  const spacing = count > 1 ? clamp((room - width * 1.12) / (count - 1), width * 0.12, width * 0.78) : 0;
  const middle = (hand.left + hand.right) / 2;
  const top = hand.top + 16;
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i - (count - 1) / 2) * spacing) / radius;
    return {
      centre: { x: middle + Math.sin(angle) * radius, y: top + height / 2 + (1 - Math.cos(angle)) * radius },
      angle,
      width,
      height,
      line: 0,
    };
  });
}

function straightSlots(zones: Zones, count: number): HandSlot[] {
  const { hand, handCard: width, handRows } = zones;
  const height = width * CARD_HEIGHT;
  const lines = handRows === 2 && count > 6 ? 2 : 1;
  const perLine = Math.ceil(count / lines);
  const room = hand.right - hand.left;
  const spacing = perLine > 1 ? clamp((room - width) / (perLine - 1), 4, width * 1.03) : 0;
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / perLine);
    const inLine = line === lines - 1 ? count - perLine * line : perLine;
    const column = i - line * perLine;
    return {
      centre: {
        x: (hand.left + hand.right) / 2 + (column - (inLine - 1) / 2) * spacing,
        y: hand.bottom - height / 2 - (lines - 1 - line) * height * 0.66,
      },
      angle: 0,
      width,
      height,
      line,
    };
  });
}

export function handSlots(zones: Zones, count: number): HandSlot[] {
  return zones.handRows === 0 ? fanSlots(zones, count) : straightSlots(zones, count);
}

/** The slot moved up along its own axis. */
export function raised(slot: HandSlot, raise: Raise): HandSlot {
  const lift = RAISE[raise] * slot.height;
  return {
    ...slot,
    centre: { x: slot.centre.x + Math.sin(slot.angle) * lift, y: slot.centre.y - Math.cos(slot.angle) * lift },
  };
}

/** Index of the topmost slot under a pixel, or -1. A raised card is also hit where it stood before. */
export function slotAt(slots: readonly HandSlot[], raises: readonly Raise[], pixel: Point): number {
  for (let i = slots.length - 1; i >= 0; i -= 1) {
    const slot = slots[i] as HandSlot;
    const dx = pixel.x - slot.centre.x;
    const dy = pixel.y - slot.centre.y;
    const across = dx * Math.cos(slot.angle) + dy * Math.sin(slot.angle);
    const along = -dx * Math.sin(slot.angle) + dy * Math.cos(slot.angle);
    const lift = RAISE[raises[i] ?? 'none'] * slot.height;
    if (Math.abs(across) <= slot.width / 2 && along >= -slot.height / 2 - lift && along <= slot.height / 2) return i;
  }
  return -1;
}
