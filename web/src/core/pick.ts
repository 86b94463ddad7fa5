// What lies under a pixel: a card of the hand, a glowing place, or nothing.

import { boundsOf, inside, project, type Camera, type Point } from './camera';
import { slotAt, type HandSlot, type Raise } from './hand';
import type { Vec3 } from './math';
import type { Ghost } from './placement';
import type { Place } from './view';
import { CARD_HEIGHT } from './zones';

/** Smallest side of a target in pixels. */
const TARGET = 44;

/** Outline of a card lying flat, in pixels, clockwise from the far left corner. */
export function flatOutline(camera: Camera, position: Vec3, visible: readonly [number, number] = [-0.5, 0.5]): Point[] {
  const [x, y, z] = position;
  const half = CARD_HEIGHT / 2;
  const corners: Vec3[] = [
    [x + visible[0], y, z - half],
    [x + visible[1], y, z - half],
    [x + visible[1], y, z + half],
    [x + visible[0], y, z + half],
  ];
  return corners.map((corner) => project(camera, corner));
}

/**
 * The place under a pixel. An exact hit wins; otherwise the nearest place within a finger's reach.
 * Only strong ghosts, the places of legal plays, can be hit.
 */
export function placeUnder(ghosts: readonly Ghost[], camera: Camera, pixel: Point): Place | null {
  let best: Place | null = null;
  let nearest = Infinity;
  for (const ghost of ghosts) {
    if (!ghost.strong) continue;
    const outline = flatOutline(camera, ghost.position, ghost.visible);
    const box = boundsOf(outline);
    const padX = Math.max(0, (TARGET - (box.right - box.left)) / 2);
    const padY = Math.max(0, (TARGET - (box.bottom - box.top)) / 2);
    const within =
      pixel.x >= box.left - padX && pixel.x <= box.right + padX && pixel.y >= box.top - padY && pixel.y <= box.bottom + padY;
    if (!within) continue;
    const centre = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const distance = inside(outline, pixel) ? 0 : Math.hypot(pixel.x - centre.x, pixel.y - centre.y);
    if (distance < nearest) {
      nearest = distance;
      best = ghost.place;
    }
  }
  return best;
}

export interface HandTarget {
  readonly cards: readonly (string | null)[];
  readonly slots: readonly HandSlot[];
  readonly raises: readonly Raise[];
}

/** The hand card under a pixel, or null. Face-down cards cannot be picked. */
export function cardUnder(hand: HandTarget, pixel: Point): string | null {
  const index = slotAt(hand.slots, hand.raises, pixel);
  return index < 0 ? null : (hand.cards[index] ?? null);
}
