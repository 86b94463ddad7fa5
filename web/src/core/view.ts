// What the scene and the panel show: one seat's view of a deal. It holds nothing that the seat may not know.

import { parseHand, type Suit } from './cards';

export type SeatStatus = 'active' | 'out' | 'joker_only' | 'eliminated' | 'idle';
export type Phase = 'play' | 'deal_over' | 'match_over';

/** A place of the layout: one rank of one row. `row` counts the rows of a suit (0, or 0 and 1 with two packs). */
export interface Place {
  readonly suit: Suit;
  readonly row: number;
  readonly rank: string;
}

export interface LegalPlay {
  readonly action: string;
  /** Cards of the own hand that leave it, the joker included. */
  readonly cards: readonly string[];
  /** Where they will lie. */
  readonly places: readonly Place[];
}

export interface SeatState {
  readonly cards: number;
  readonly status: SeatStatus;
  /** 0 is first; null while the seat is still playing. */
  readonly place: number | null;
}

/** One text of ranks a row, in row order; two a suit with two packs. */
export type Rows = Readonly<Record<Suit, readonly string[]>>;

export interface TableView {
  /** Changes with every deal: another key means that the cards are dealt anew. */
  readonly dealKey: string;
  /** Row order from the low to the high end (R2). */
  readonly ranks: string;
  readonly starter: string;
  readonly packs: number;
  readonly seats: readonly SeatState[];
  /** The seat in front, or null for a spectator. */
  readonly viewer: number | null;
  readonly toMove: number | null;
  readonly phase: Phase;
  readonly layout: Rows;
  readonly frontiers: Rows;
  /** The viewer's cards; null while they are hidden from the viewer (curtain, R13) and for spectators. */
  readonly hand: readonly string[] | null;
  /** All hands once the deal is over. */
  readonly openHands: readonly (readonly string[])[] | null;
  /** Empty unless the viewer is to move. */
  readonly legal: readonly LegalPlay[];
}

/** A public event of the engine; details depend on the type. */
export interface TableEvent {
  readonly type: string;
  readonly seat?: number | null | undefined;
  readonly cards?: readonly string[] | null | undefined;
}

/** The fields of the engine's view that the client reads, in the wire's own spelling. */
export interface WireView {
  readonly rules: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly seat: number | null;
  readonly phase: string;
  readonly deal: number;
  readonly to_move: number | null;
  readonly layout: Readonly<Record<string, readonly string[]>>;
  readonly frontiers: Readonly<Record<string, readonly string[]>>;
  readonly hand: string | readonly string[] | null;
  readonly open_hands?: readonly (string | readonly string[])[] | null;
  readonly hand_sizes: readonly number[];
  readonly status: readonly string[];
  readonly places?: readonly (number | null)[] | null;
  readonly legal: readonly {
    readonly action: string;
    readonly cards: readonly string[];
    readonly places: readonly { readonly suit: string; readonly row: number; readonly rank: string }[];
  }[];
}

function rows(texts: Readonly<Record<string, readonly string[]>>): Rows {
  return { s: texts['s'] ?? [], h: texts['h'] ?? [], d: texts['d'] ?? [], c: texts['c'] ?? [] };
}

/**
 * The table view of an update. `matchKey` tells matches of one room apart (a rematch starts at deal 1 again);
 * `curtain` is the seat whose curtain is still down, if any: its hand stays face down.
 */
export function tableView(wire: WireView, matchKey = '', curtain: number | null = null): TableView {
  const hidden = curtain !== null;
  return {
    dealKey: `${matchKey}/${wire.deal}`,
    ranks: String(wire.rules['ranks']),
    starter: String(wire.rules['starter']),
    packs: Number(wire.rules['packs']),
    seats: Array.from({ length: wire.seats }, (_, seat) => ({
      cards: wire.hand_sizes[seat] ?? 0,
      status: (wire.status[seat] ?? 'active') as SeatStatus,
      place: wire.places?.[seat] ?? null,
    })),
    viewer: curtain ?? wire.seat,
    toMove: wire.to_move,
    phase: wire.phase as Phase,
    layout: rows(wire.layout),
    frontiers: rows(wire.frontiers),
    hand: hidden || wire.hand === null ? null : parseHand(wire.hand),
    openHands: hidden || !wire.open_hands ? null : wire.open_hands.map((hand) => parseHand(hand)),
    legal: hidden
      ? []
      : wire.legal.map((play) => ({
          action: play.action,
          cards: play.cards,
          places: play.places.map((place) => ({ suit: place.suit as Suit, row: place.row, rank: place.rank })),
        })),
  };
}

export function samePlace(a: Place, b: Place): boolean {
  return a.suit === b.suit && a.row === b.row && a.rank === b.rank;
}

/** Cards of the hand that stand in at least one legal play. */
export function playableCards(view: TableView): ReadonlySet<string> {
  return new Set(view.legal.flatMap((play) => [...play.cards]));
}
