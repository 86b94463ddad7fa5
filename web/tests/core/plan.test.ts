// The plan from one view to the next: every card arrives, in order, from where it was.

import { describe, expect, it } from 'vitest';
import { FIXTURES, sketchView } from '../../dev/fixtures';
import { placeCards, type Focus } from '../../src/core/placement';
import { planMoves, TIMES, type Actor, type Plan } from '../../src/core/plan';
import { solveStage, type Stage } from '../../src/core/stage';
import type { TableEvent, TableView } from '../../src/core/view';

const FOCUS: Focus = { selection: [], hover: null, rowOrder: ['s', 'h', 'd', 'c'] };

function stageOf(view: TableView): Stage {
  return solveStage({
    frame: { width: 1280, height: 800, insets: { top: 52, bottom: 0, left: 0, right: 0, handLeft: 190, handRight: 190 } },
    mode: 'perspective',
    ranks: view.ranks,
    packs: view.packs,
    rowOrder: FOCUS.rowOrder,
    seats: view.seats.length,
    viewer: view.viewer,
    handSize: 13,
  });
}

interface Shown {
  readonly view: TableView;
  readonly actors: readonly Actor[];
}

function plan(before: Shown | null, view: TableView, events: readonly TableEvent[] = []): Plan {
  const stage = stageOf(view);
  const nextId = 1 + Math.max(0, ...(before?.actors.map((actor) => actor.id) ?? []));
  return planMoves({ before, view, spots: placeCards(view, stage, FOCUS), stage, events, nextId });
}

function shown(view: TableView): Shown {
  return { view, actors: plan(null, view).actors };
}

/** The view after a seat has laid cards, all of one suit, on the first row. */
function after(view: TableView, seat: number, cards: readonly string[], more: Partial<TableView> = {}): TableView {
  const suit = (cards[0]?.charAt(1) ?? 's') as 's' | 'h' | 'd' | 'c';
  const ranks = (view.layout[suit][0] ?? '') + cards.map((card) => card.charAt(0)).join('');
  const text = [...view.ranks].filter((rank) => ranks.includes(rank)).join('');
  return {
    ...view,
    layout: { ...view.layout, [suit]: [text] },
    hand: view.hand?.filter((card) => !(seat === view.viewer && cards.includes(card))) ?? null,
    seats: view.seats.map((state, i) => (i === seat ? { ...state, cards: state.cards - cards.length } : state)),
    legal: [],
    ...more,
  };
}

const actorAt = (made: { readonly actors: readonly Actor[] }, card: string, kind: 'row' | 'held'): Actor => {
  const found = made.actors.find((actor) => actor.card === card && actor.zone.kind === kind);
  if (!found) throw new Error(`${card} is not there`);
  return found;
};

describe('the first view', () => {
  it('stands at once when a deal is under way', () => {
    const first = plan(null, FIXTURES['four'] as TableView);
    expect(first.moves).toEqual([]);
    expect(first.actors).toHaveLength(52);
    expect(new Set(first.actors.map((actor) => actor.id)).size).toBe(52);
  });

  it('is dealt out within 700 ms when the deal has just begun', () => {
    const first = plan(null, FIXTURES['empty'] as TableView, [{ type: 'dealt' }]);
    expect(first.dealt).toBe(true);
    expect(first.moves).toHaveLength(52);
    expect(Math.max(...first.moves.map((move) => move.delay + move.duration))).toBeLessThanOrEqual(TIMES.deal + 1e-6);
    // One card a seat and round.
    const seatOf = new Map(first.actors.map((actor) => [actor.id, actor.zone.kind === 'held' ? actor.zone.seat : -1]));
    const order = [...first.moves].sort((a, b) => a.delay - b.delay).map((move) => seatOf.get(move.id));
    expect(order.slice(0, 8)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  });
});

describe('a play', () => {
  it('carries the own card from the hand to its place', () => {
    const view = FIXTURES['four'] as TableView;
    const card = view.legal[0]?.action ?? '';
    const before = shown(view);
    const id = actorAt(before, card, 'held').id;
    const next = plan(before, after(view, 0, [card]), [{ type: 'played', seat: 0, cards: [card] }]);
    expect(actorAt(next, card, 'row').id).toBe(id);
    const move = next.moves.find((candidate) => candidate.id === id);
    expect(move).toMatchObject({ duration: TIMES.play, delay: 0 });
    expect(move?.arc).toBeGreaterThan(0);
    expect(next.lastMove).toMatchObject({ seat: 0, places: [{ rank: card.charAt(0) }] });
    expect(next.effects.map((effect) => effect.kind)).toEqual(['line', 'ring']);
    expect(next.starts.size).toBe(0);
  });

  it("takes an opponent's card from that opponent's backs and keeps the rest of them", () => {
    const view = { ...(FIXTURES['four'] as TableView), toMove: 2, legal: [] };
    const before = shown(view);
    const own = new Set(before.actors.filter((actor) => actor.zone.kind === 'held' && actor.zone.seat === 2).map((actor) => actor.id));
    const next = plan(before, after(view, 2, ['4s']), [{ type: 'played', seat: 2, cards: ['4s'] }]);
    expect(own.has(actorAt(next, '4s', 'row').id)).toBe(true);
    const left = next.actors.filter((actor) => actor.zone.kind === 'held' && actor.zone.seat === 2);
    expect(left).toHaveLength(own.size - 1);
    expect(left.every((actor) => own.has(actor.id) && actor.card === null)).toBe(true);
  });

  it('finds the seat without its event, by the hand that shrank', () => {
    const view = { ...(FIXTURES['four'] as TableView), toMove: 3, legal: [] };
    const before = shown(view);
    const own = new Set(before.actors.filter((actor) => actor.zone.kind === 'held' && actor.zone.seat === 3).map((actor) => actor.id));
    expect(own.has(actorAt(plan(before, after(view, 3, ['4s'])), '4s', 'row').id)).toBe(true);
  });

  it('lays a run one card after another', () => {
    const view = { ...(FIXTURES['four'] as TableView), legal: [] };
    const next = plan(shown(view), after(view, 1, ['9h', 'Th', 'Jh']), [{ type: 'played', seat: 1, cards: ['9h', 'Th', 'Jh'] }]);
    const delays = ['9h', 'Th', 'Jh'].map((card) => next.moves.find((move) => move.id === actorAt(next, card, 'row').id)?.delay ?? -1);
    expect(delays[0]).toBe(0);
    expect(delays[1]).toBeGreaterThan(0);
    expect(delays[2]).toBeGreaterThan(delays[1] ?? 0);
  });

  it('leaves cards alone that do not move', () => {
    const view = FIXTURES['four'] as TableView;
    expect(plan(shown(view), view).moves).toEqual([]);
  });
});

describe('an elimination', () => {
  it('lays all cards within 900 ms, each from the eliminated hand', () => {
    const view: TableView = { ...sketchView({ seats: 4, layout: { s: ['7'], h: ['7'], d: ['7'], c: ['7'] }, toMove: 2 }), legal: [] };
    const before = shown(view);
    const ids = new Set(before.actors.filter((actor) => actor.zone.kind === 'held' && actor.zone.seat === 1).map((actor) => actor.id));
    const seen = new Set([...before.actors.map((actor) => actor.card)]);
    const unseen = [...view.ranks].flatMap((rank) => ['s', 'h', 'd', 'c'].map((suit) => rank + suit)).filter((card) => !seen.has(card));
    const cards = unseen.slice(0, ids.size);
    const layout = Object.fromEntries(
      (['s', 'h', 'd', 'c'] as const).map((suit) => [suit, [[...view.ranks].filter((rank) => rank === '7' || cards.includes(rank + suit)).join('')]]),
    ) as TableView['layout'] & Record<string, string[]>;
    const next: TableView = { ...view, layout: layout as TableView['layout'], seats: view.seats.map((state, i) => (i === 1 ? { cards: 0, status: 'eliminated', place: null } : state)) };
    const made = plan(before, next, [{ type: 'eliminated', seat: 1, cards }]);
    const moves = made.moves.filter((move) => ids.has(move.id));
    expect(moves).toHaveLength(ids.size);
    expect(Math.max(...moves.map((move) => move.delay + move.duration))).toBeLessThanOrEqual(TIMES.eliminationAtMost + 1e-6);
    expect(new Set(moves.map((move) => move.delay)).size).toBe(ids.size);
  });
});

describe('other changes', () => {
  it('sweeps a row when it becomes full, once', () => {
    const view = { ...sketchView({ seats: 3, layout: { s: ['23456789TJQK'] } }), legal: [] };
    const full = after(view, 1, ['As']);
    const first = plan(shown(view), full, [{ type: 'played', seat: 1, cards: ['As'] }]);
    expect(first.effects.filter((effect) => effect.kind === 'sweep')).toEqual([expect.objectContaining({ suit: 's', row: 0 })]);
    expect(plan({ view: full, actors: first.actors }, full).effects).toEqual([]);
  });

  it('nudges the seat that passed', () => {
    const view = FIXTURES['waiting'] as TableView;
    expect(plan(shown(view), view, [{ type: 'passed', seat: 2 }]).effects).toEqual([{ kind: 'nudge', seat: 2, delay: 0 }]);
  });

  it('passes the joker on and lays the card that it stood for', () => {
    const base = FIXTURES['four'] as TableView;
    const view: TableView = {
      ...base,
      hand: ['*', 'Qs'],
      legal: [],
      seats: base.seats.map((state, i) => (i === 0 ? { ...state, cards: 2 } : state)),
    };
    const before = shown(view);
    const joker = actorAt(before, '*', 'held').id;
    const next: TableView = {
      ...view,
      layout: { ...view.layout, s: ['56789TJQ'] },
      hand: [],
      seats: view.seats.map((state, i) => (i === 0 ? { ...state, cards: 0 } : state)),
    };
    const made = plan(before, next, [
      { type: 'joker_played', seat: 0, cards: ['Js', 'Qs'] },
      { type: 'joker_taken', seat: 3, cards: ['Js'] },
    ]);
    // Seat 3 gave the jack and took the joker: as many backs as before, the joker's own object among some seat's backs.
    const jack = actorAt(made, 'Js', 'row').id;
    expect(before.actors.find((actor) => actor.id === jack)?.zone).toMatchObject({ kind: 'held', seat: 3 });
    expect(made.lastMove).toMatchObject({ seat: 0, places: [{ rank: 'J' }, { rank: 'Q' }] });
    const taken = made.actors.find((actor) => actor.id === joker);
    expect(taken).toMatchObject({ card: null, zone: { kind: 'held', seat: 3 } });
  });

  it('turns hands over at the end of a deal without mixing them up', () => {
    const open = FIXTURES['over'] as TableView;
    const closed: TableView = { ...open, openHands: null, hand: open.openHands?.[0] ?? [], phase: 'play', toMove: 1 };
    const before = shown(closed);
    const made = plan(before, open);
    for (const actor of made.actors) {
      const was = before.actors.find((candidate) => candidate.id === actor.id);
      if (actor.zone.kind === 'held') expect(was?.zone).toMatchObject({ kind: 'held', seat: actor.zone.seat });
      expect(actor.card).not.toBeNull();
    }
    expect(made.starts.size).toBe(0);
  });

  it('lets stars fall once at the end of the match', () => {
    const over: TableView = { ...(FIXTURES['over'] as TableView), phase: 'match_over' };
    const before = shown({ ...over, phase: 'play' });
    const made = plan(before, over);
    expect(made.effects.some((effect) => effect.kind === 'stars')).toBe(true);
    expect(plan({ view: over, actors: made.actors }, over).effects).toEqual([]);
  });

  it('deals anew when the deal changes, and forgets the last move', () => {
    const view = FIXTURES['four'] as TableView;
    const before = shown(view);
    const made = plan(before, { ...view, dealKey: 'next' }, [{ type: 'dealt' }]);
    const old = new Set(before.actors.map((actor) => actor.id));
    expect(made.actors.some((actor) => old.has(actor.id))).toBe(false);
    expect(made.lastMove).toBeNull();
  });

  it('deals anew when only the event says so', () => {
    const view = FIXTURES['four'] as TableView;
    expect(plan(shown(view), view, [{ type: 'dealt' }]).dealt).toBe(true);
    expect(plan(shown(view), view, []).dealt).toBe(false);
  });

  it("moves nothing when another person sits in front, and keeps none of the last one's cards", () => {
    const view = FIXTURES['four'] as TableView;
    const curtain: TableView = { ...view, viewer: 2, hand: null, legal: [] };
    const made = plan(shown(view), curtain, [{ type: 'passed', seat: 0 }]);
    expect(made.moves).toEqual([]);
    expect(made.effects).toEqual([]);
    expect(made.actors.filter((actor) => actor.zone.kind === 'held').every((actor) => actor.card === null)).toBe(true);
  });
});
