// First step of the layout: share out the canvas, in pixels, among rows, opponents and hand.

import type { Box } from './camera';
import { clamp } from './math';

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly insets: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
    readonly handLeft: number;
    readonly handRight: number;
  };
}

/** 'upright': a phone or tablet held upright; 'sideways': little height; 'wide': everything else. */
export type Form = 'upright' | 'sideways' | 'wide';

export interface SeatSpot {
  /** Seats clockwise from the viewer's left neighbour: 0, 1, ... */
  readonly order: number;
  readonly side: 'left' | 'top' | 'right';
  /** Room for backs and plate together. */
  readonly box: Box;
}

export interface Zones {
  readonly form: Form;
  readonly rows: Box;
  readonly spots: readonly SeatSpot[];
  readonly hand: Box;
  /** Width of a hand card in pixels, and how many straight rows (0: a fan). */
  readonly handCard: number;
  readonly handRows: 0 | 1 | 2;
  readonly compact: boolean;
}

export const CARD_HEIGHT = 1.4;
/** Least visible share of an overlapped hand card: its index. */
const STRIP = 0.38;
/** A wide canvas lays a hand in two rows where a fan's cards would be narrower, in pixels. */
const SMALL_IN_FAN = 76;

export function formOf(width: number, height: number): Form {
  if (height > width * (width < 620 ? 1 : 1.15)) return 'upright';
  return height < 520 ? 'sideways' : 'wide';
}

/** How many opponents sit left, at the top, right. */
export function distribute(opponents: number, form: Form): readonly [number, number, number] {
  if (form === 'upright') return [0, opponents, 0];
  if (form === 'sideways') {
    if (opponents === 1) return [0, 1, 0];
    // Height is scarce: the top is used only when four at each side are not enough.
    const side = Math.min(Math.ceil(opponents / 2), 4);
    const right = Math.min(opponents - side, 4);
    return [side, opponents - side - right, right];
  }
  if (opponents <= 1) return [0, opponents, 0];
  if (opponents === 2) return [1, 0, 1];
  const side = opponents <= 5 ? 1 : 2;
  return [side, opponents - 2 * side, side];
}

function handZone(frame: Frame, form: Form, cards: number): Pick<Zones, 'hand' | 'handCard' | 'handRows'> {
  const { width, height, insets } = frame;
  const bottom = height - insets.bottom;
  if (form === 'upright') {
    const room = width - insets.left - insets.right - 16;
    const handRows = cards > 6 ? 2 : 1;
    const perRow = Math.max(Math.ceil(cards / handRows), 1);
    const handCard = clamp(room / (Math.max(perRow, 5) * 1.03), Math.min(room / 6.9, 54), Math.max(70, room * 0.125));
    const tall = handCard * CARD_HEIGHT;
    const used = (handRows === 2 ? tall * 1.66 : tall) + 18;
    return { hand: { left: insets.left + 8, right: width - insets.right - 8, top: bottom - used, bottom: bottom - 6 }, handCard, handRows };
  }
  const high = form === 'sideways' ? clamp(height * 0.29, 84, 118) : clamp(height * 0.212, 128, 236);
  // So small that a full hand shows every index, large ones and tens included.
  const room = width - insets.left - insets.right - insets.handLeft - insets.handRight;
  const handCard = Math.min(high / CARD_HEIGHT, Math.max(room / (1.12 + STRIP * Math.max(cards - 1, 0)), 50));
  if (form === 'wide' && handCard < SMALL_IN_FAN) {
    // With two or three seats a hand is long: two rows of cards that can be read instead of a fan of splinters.
    const inRow = room / (1 + STRIP * (Math.ceil(cards / 2) - 1));
    const card = Math.max(Math.min((high * 0.78) / CARD_HEIGHT, inRow), handCard);
    const used = card * CARD_HEIGHT * 1.66 + 18;
    const [left, right] = [insets.left + insets.handLeft, width - insets.right - insets.handRight];
    return { hand: { left, right, top: bottom - used, bottom: bottom - 6 }, handCard: card, handRows: 2 };
  }
  const tall = handCard * CARD_HEIGHT;
  const seen = form === 'sideways' ? 0.8 : 0.9;
  return {
    hand: {
      left: insets.left + insets.handLeft,
      right: width - insets.right - insets.handRight,
      top: bottom - tall * seen - (form === 'sideways' ? 10 : 16),
      bottom,
    },
    handCard,
    handRows: 0,
  };
}

/**
 * Shares out the canvas for `opponents` and a hand of `cards` cards (null: nobody sits in front).
 * The boxes do not overlap, except that the top opponents on a phone held upright may stagger in two lines.
 */
export function shareOut(frame: Frame, opponents: number, cards: number | null): Zones {
  const { width, height, insets } = frame;
  const form = formOf(width, height);
  const compact = form !== 'wide';
  const none = { left: insets.left, right: width - insets.right, top: height - insets.bottom, bottom: height - insets.bottom };
  const inFront = cards === null ? { hand: none, handCard: 60, handRows: 0 as const } : handZone(frame, form, cards);
  const [left, top, right] = distribute(opponents, form);
  const edge = form === 'wide' ? 18 : 4;
  const lines = form === 'upright' && top > 4 ? 2 : 1;
  const sideRoom = form === 'wide' ? clamp(width * 0.15, 136, 190) : 106;
  const spare = height - insets.top - insets.bottom;
  const phone = width < 620;
  const lineHeight = (): number => {
    if (form === 'wide') return clamp(height * 0.138, 98, 134);
    if (form === 'sideways') return 66;
    return lines === 2 ? clamp(spare * 0.105, 62, phone ? 84 : 120) : clamp(spare * 0.13, 74, phone ? 96 : 136);
  };
  const tall = lineHeight();
  const topRoom = top > 0 ? tall * lines : form === 'wide' ? 26 : 8;
  const rows: Box = {
    left: insets.left + edge + (left > 0 ? sideRoom : 0),
    right: width - insets.right - edge - (right > 0 ? sideRoom : 0),
    top: insets.top + topRoom,
    bottom: inFront.hand.top - (form === 'wide' ? 20 : form === 'upright' ? 34 : 10),
  };
  const spots: SeatSpot[] = [];
  const column = (count: number, side: 'left' | 'right', firstOrder: number): void => {
    // Two at a side would reach up to those at the top.
    const start = count > 1 && top > 0 ? insets.top + topRoom * 0.8 : insets.top;
    const high = (rows.bottom - start) / count;
    const room = Math.min(high, form === 'wide' ? 150 : 92);
    for (let i = 0; i < count; i += 1) {
      // Clockwise: up along the left, down along the right.
      const slot = side === 'left' ? count - 1 - i : i;
      const middle = start + (slot + 0.5) * high;
      const box =
        side === 'left'
          ? { left: insets.left + 6, right: insets.left + sideRoom, top: middle - room / 2, bottom: middle + room / 2 }
          : { left: width - insets.right - sideRoom, right: width - insets.right - 6, top: middle - room / 2, bottom: middle + room / 2 };
      spots.push({ order: firstOrder + i, side, box });
    }
  };
  if (left > 0) column(left, 'left', 0);
  const from = form === 'wide' && left > 1 ? insets.left + sideRoom * 0.55 : form === 'upright' ? insets.left : rows.left;
  const to = form === 'wide' && right > 1 ? width - insets.right - sideRoom * 0.55 : form === 'upright' ? width - insets.right : rows.right;
  for (let i = 0; i < top; i += 1) {
    // Two lines: every other seat sits in the nearer one, which has the odd seat.
    const inLine = lines === 1 ? top : i % 2 === 0 ? Math.ceil(top / 2) : Math.floor(top / 2);
    const pitch = (to - from) / inLine;
    const middle = from + ((lines === 1 ? i : Math.floor(i / 2)) + 0.5) * pitch;
    const half = Math.min(pitch / 2 - 2, form === 'wide' || width >= 620 ? 130 : 74);
    const line = lines === 2 && i % 2 === 0 ? tall : 0;
    const box = { left: middle - half, right: middle + half, top: insets.top + line, bottom: insets.top + line + tall };
    spots.push({ order: left + i, side: 'top', box });
  }
  if (right > 0) column(right, 'right', left + top);
  return { form, rows, spots, ...inFront, compact };
}
