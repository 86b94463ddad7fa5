// From one view to the next: which card moves where, in what order, and what lights up. Looks at the difference of the
// two views and only takes order and origin from the events, so that a missed event costs a nicety and never a card.

import { JOKER, type Suit } from './cards';
import { packPose, type Pose, type Shade, type Spot, type Zone } from './placement';
import { rowAt, type Stage } from './stage';
import type { Place, TableEvent, TableView } from './view';

/** Milliseconds at normal speed. */
export const TIMES = {
  play: 260,
  deal: 700,
  eliminationAtMost: 900,
  shift: 190,
  turnOver: 320,
  ring: 620,
  line: 520,
  sweep: 700,
  nudge: 220,
  camera: 420,
  stars: 2600,
} as const;

export const SPEEDS = { none: 0, fast: 0.55, normal: 1, slow: 1.7 } as const;

/** A card object on the screen. It keeps its number while it travels; its face comes and goes with what may be known. */
export interface Actor {
  readonly id: number;
  readonly card: string | null;
  readonly zone: Zone;
  readonly pose: Pose;
  readonly shade: Shade;
}

export interface Move {
  readonly id: number;
  readonly to: Pose;
  readonly delay: number;
  readonly duration: number;
  /** Height of the flight's arc in card widths; 0 slides. */
  readonly arc: number;
}

export type Effect =
  | { readonly kind: 'ring'; readonly place: Place; readonly seat: number; readonly delay: number }
  | { readonly kind: 'line'; readonly place: Place; readonly seat: number; readonly delay: number }
  | { readonly kind: 'sweep'; readonly suit: Suit; readonly row: number; readonly delay: number }
  | { readonly kind: 'nudge'; readonly seat: number; readonly delay: number }
  | { readonly kind: 'stars'; readonly delay: number };

export interface LastMove {
  readonly seat: number;
  readonly places: readonly Place[];
}

export interface Plan {
  /** The cast once all has settled. */
  readonly actors: readonly Actor[];
  /** Where each new actor starts. */
  readonly starts: ReadonlyMap<number, Pose>;
  readonly moves: readonly Move[];
  readonly effects: readonly Effect[];
  /** Undefined: as before. Null: nothing to mark. */
  readonly lastMove: LastMove | null | undefined;
  /** True when the cards are dealt anew. */
  readonly dealt: boolean;
}

export interface PlanInput {
  readonly before: { readonly view: TableView; readonly actors: readonly Actor[] } | null;
  readonly view: TableView;
  readonly spots: readonly Spot[];
  readonly stage: Stage;
  readonly events: readonly TableEvent[];
  readonly nextId: number;
}

const PLAYED = new Set(['played', 'joker_played', 'joker_taken', 'laid', 'eliminated']);

function closeEnough(a: Pose, b: Pose): boolean {
  const near = (x: readonly number[], y: readonly number[]): boolean => x.every((value, i) => Math.abs(value - (y[i] ?? 0)) < 1e-4);
  return a.space === b.space && a.scale === b.scale && near(a.position, b.position) && near(a.rotation, b.rotation);
}

const placeKey = (place: Place): string => place.rank + place.suit + place.row;

/** Whose hand a card came from. Both events of a joker name the card that it stood for; its holder gave it (R26). */
function giverOf(events: readonly TableEvent[], card: string): number | null {
  const named = events.filter((event) => PLAYED.has(event.type) && event.cards?.includes(card));
  return (named.find((event) => event.type === 'joker_taken') ?? named[0])?.seat ?? null;
}

/** Finds for every spot the actor that goes there. Prefers staying put, then the seat that an event names. */
function cast(input: PlanInput): { chosen: (Actor | null)[]; left: Actor[] } {
  const { before, spots, events, view } = input;
  const pool = new Set(before?.actors ?? []);
  const chosen: (Actor | null)[] = spots.map(() => null);
  const take = (index: number, accept: (actor: Actor) => boolean): boolean => {
    for (const actor of pool) {
      if (!accept(actor)) continue;
      pool.delete(actor);
      chosen[index] = actor;
      return true;
    }
    return false;
  };
  const each = (accept: (spot: Spot, actor: Actor) => boolean, when: (spot: Spot) => boolean = () => true): void => {
    spots.forEach((spot, index) => {
      if (chosen[index] === null && when(spot)) take(index, (actor) => accept(spot, actor));
    });
  };
  const shrunk = (seat: number): boolean =>
    (before?.view.seats[seat]?.cards ?? 0) > (view.seats[seat]?.cards ?? 0);

  each((spot, actor) => spot.zone.kind === 'row' && actor.zone.kind === 'row' && placeKey(spot.zone.place) === placeKey(actor.zone.place));
  const sameSeat = (spot: Spot, actor: Actor): boolean =>
    spot.zone.kind === 'held' && actor.zone.kind === 'held' && spot.zone.seat === actor.zone.seat;
  each((spot, actor) => spot.card !== null && actor.card === spot.card && sameSeat(spot, actor));
  // Cards that reach the rows: known ones from where they are known, unseen ones from the seat that played them.
  each((spot, actor) => actor.zone.kind === 'held' && actor.card === spot.card, (spot) => spot.zone.kind === 'row');
  spots.forEach((spot, index) => {
    if (spot.zone.kind !== 'row' || chosen[index] !== null || spot.card === null) return;
    const seat = giverOf(events, spot.card);
    const middle = (candidate: number): boolean => {
      const held = [...pool].filter((actor) => actor.zone.kind === 'held' && actor.zone.seat === candidate && actor.card === null);
      const picked = held[Math.floor(held.length / 2)];
      return picked !== undefined && take(index, (actor) => actor === picked);
    };
    if (seat !== null && middle(seat)) return;
    view.seats.some((_, candidate) => shrunk(candidate) && middle(candidate));
  });
  each((spot, actor) => spot.card === JOKER && actor.card === JOKER);
  each((spot, actor) => sameSeat(spot, actor) && (actor.card === null || spot.card === null));
  each((spot, actor) => spot.zone.kind === 'held' && actor.zone.kind === 'held' && actor.card === null && shrunk(actor.zone.seat));
  each((spot, actor) => spot.zone.kind === 'held' && actor.zone.kind === 'held');
  return { chosen, left: [...pool] };
}

function dealMoves(actors: readonly Actor[]): Move[] {
  const held = actors.filter((actor) => actor.zone.kind === 'held');
  // One card a seat and round, as dealt by hand (R4).
  const order = new Map(
    [...held]
      .sort((a, b) => {
        if (a.zone.kind !== 'held' || b.zone.kind !== 'held') return 0;
        return a.zone.index - b.zone.index || a.zone.seat - b.zone.seat;
      })
      .map((actor, i) => [actor.id, i]),
  );
  const flight = 240;
  const span = TIMES.deal - flight;
  return actors.map((actor) => {
    const turn = order.get(actor.id);
    const delay = turn === undefined ? span : (span * turn) / Math.max(held.length - 1, 1);
    return { id: actor.id, to: actor.pose, delay, duration: flight, arc: 0.6 };
  });
}

/** When each newly laid card sets off, by its place. */
function departures(input: PlanInput, fresh: readonly Place[]): Map<string, number> {
  const rank = new Map<string, number>();
  let step = 0;
  for (const event of input.events) {
    if (!PLAYED.has(event.type)) continue;
    for (const card of event.cards ?? []) {
      for (const place of fresh) {
        if (place.rank + place.suit === card && !rank.has(placeKey(place))) rank.set(placeKey(place), step++);
      }
    }
  }
  for (const place of fresh) if (!rank.has(placeKey(place))) rank.set(placeKey(place), step++);
  const room = TIMES.eliminationAtMost - TIMES.play;
  const gap = step > 1 ? Math.min(110, room / (step - 1)) : 0;
  return new Map([...rank].map(([place, turn]) => [place, turn * gap]));
}

function lastMoveOf(events: readonly TableEvent[], fresh: readonly Place[], newDeal: boolean): LastMove | null | undefined {
  const plays = events.filter((event) => event.type === 'played' || event.type === 'joker_played');
  const last = plays[plays.length - 1];
  if (last && typeof last.seat === 'number') {
    const cards = new Set(last.cards ?? []);
    const places = fresh.filter((place) => cards.has(place.rank + place.suit));
    if (places.length > 0) return { seat: last.seat, places };
  }
  return newDeal ? null : undefined;
}

/** The plan from what is shown to the spots of the new view. */
export function planMoves(input: PlanInput): Plan {
  const { before, view, spots, stage, events } = input;
  // A rematch of one deal begins with the same key as the match before it: its event tells them apart.
  const announced = events.some((event) => event.type === 'dealt');
  const newDeal = before !== null && (announced || before.view.dealKey !== view.dealKey);
  const dealt = newDeal || announced;
  const { chosen, left } = dealt || before === null ? { chosen: spots.map(() => null), left: [] } : cast(input);
  let nextId = input.nextId;
  const starts = new Map<number, Pose>();
  const actors = spots.map((spot, index): Actor => {
    const actor = chosen[index];
    if (actor) return { ...spot, id: actor.id };
    const id = nextId++;
    starts.set(id, dealt ? packPose(stage, index) : before === null ? spot.pose : packPose(stage, 0));
    return { ...spot, id };
  });
  const fresh = spots.flatMap((spot, index) =>
    spot.zone.kind === 'row' && chosen[index]?.zone.kind !== 'row' && before !== null ? [spot.zone.place] : [],
  );
  const delays = departures(input, fresh);
  const lastMove = lastMoveOf(events, fresh, newDeal);
  if (before === null && !dealt) return { actors, starts, moves: [], effects: [], lastMove, dealt };
  if (dealt) return { actors, starts, moves: dealMoves(actors), effects: [], lastMove, dealt };

  // Another person sits in front: the furniture of the last one is cleared at once (nothing of it may linger).
  const instant = before?.view.viewer !== view.viewer;
  const moves: Move[] = [];
  actors.forEach((actor, index) => {
    const from = chosen[index];
    if (instant || (from && closeEnough(from.pose, actor.pose) && from.card === actor.card)) return;
    const { zone } = actor;
    if (zone.kind === 'row' && from?.zone.kind !== 'row') {
      moves.push({ id: actor.id, to: actor.pose, delay: delays.get(placeKey(zone.place)) ?? 0, duration: TIMES.play, arc: 1.1 });
    } else if (from && zone.kind === 'held' && from.card !== actor.card) {
      moves.push({ id: actor.id, to: actor.pose, delay: zone.index * 12, duration: TIMES.turnOver, arc: 0.3 });
    } else {
      const sameHands = from?.zone.kind === 'held' && zone.kind === 'held' && from.zone.seat === zone.seat;
      const travels = !from || !(sameHands || (from.zone.kind === 'row' && zone.kind === 'row'));
      moves.push({ id: actor.id, to: actor.pose, delay: 0, duration: travels ? TIMES.play : TIMES.shift, arc: travels ? 1.1 : 0 });
    }
  });
  for (const actor of left) {
    if (!instant) moves.push({ id: actor.id, to: { ...packPose(stage, 0), scale: 0.01 }, delay: 0, duration: TIMES.play, arc: 0.6 });
  }
  return { actors, starts, moves, effects: instant ? [] : effectsOf(input, fresh, delays), lastMove, dealt };
}

function effectsOf(input: PlanInput, fresh: readonly Place[], delays: ReadonlyMap<string, number>): Effect[] {
  const { before, view, events, stage } = input;
  const effects: Effect[] = [];
  for (const place of fresh) {
    const seat = giverOf(events, place.rank + place.suit);
    const lands = (delays.get(placeKey(place)) ?? 0) + TIMES.play * 0.85;
    if (seat !== null) {
      effects.push({ kind: 'line', place, seat, delay: Math.max(0, lands - TIMES.play) });
      effects.push({ kind: 'ring', place, seat, delay: lands });
    }
  }
  for (const row of stage.rows) {
    const full = (shown: TableView | undefined): boolean => (shown?.layout[row.suit][row.row] ?? '').length === view.ranks.length;
    if (full(view) && !full(before?.view)) {
      const laid = fresh.filter((place) => place.suit === row.suit && place.row === row.row);
      const last = Math.max(0, ...laid.map((place) => delays.get(placeKey(place)) ?? 0));
      effects.push({ kind: 'sweep', suit: row.suit, row: row.row, delay: last + TIMES.play });
    }
  }
  for (const event of events) {
    if (event.type === 'passed' && typeof event.seat === 'number') effects.push({ kind: 'nudge', seat: event.seat, delay: 0 });
  }
  if (view.phase === 'match_over' && before?.view.phase !== 'match_over') effects.push({ kind: 'stars', delay: TIMES.turnOver });
  return effects.filter((effect) => effect.kind !== 'ring' || rowAt(stage, effect.place.suit, effect.place.row) !== undefined);
}
