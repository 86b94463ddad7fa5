// Views to look at while working on the scene, and for its tests. Hands are made up, but sizes always add up.

import type { Suit } from '../src/core/cards';
import { SUITS } from '../src/core/cards';
import type { LegalPlay, Rows, TableView } from '../src/core/view';

const ACE_LOW = 'A23456789TJQK';

interface Sketch {
  readonly seats: number;
  readonly packs?: number;
  readonly ranks?: string;
  readonly starter?: string;
  /** Rows as they lie, e.g. { s: ['5678'] }. */
  readonly layout?: Partial<Record<Suit, readonly string[]>>;
  readonly toMove?: number | null;
  readonly viewer?: number | null;
  readonly over?: boolean;
  readonly hidden?: boolean;
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const list = [...items];
  let state = seed;
  for (let i = list.length - 1; i > 0; i -= 1) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const j = state % (i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}

function frontierTexts(text: string, ranks: string, starter: string, earlierOpen: boolean): string {
  const from = ranks.indexOf(starter);
  if (!text.includes(starter)) return earlierOpen ? '' : starter;
  let low = from;
  let high = from;
  while (low > 0 && text.includes(ranks.charAt(low - 1))) low -= 1;
  while (high < ranks.length - 1 && text.includes(ranks.charAt(high + 1))) high += 1;
  return ranks.slice(Math.max(low - 1, 0), low) + ranks.slice(high + 1, high + 2);
}

/** A view in which all cards that do not lie on the layout are dealt out evenly. */
export function sketchView(sketch: Sketch): TableView {
  const ranks = sketch.ranks ?? ACE_LOW;
  const starter = sketch.starter ?? '7';
  const packs = sketch.packs ?? 1;
  const blank = Array.from({ length: packs }, () => '');
  const row = (suit: Suit): readonly string[] => blank.map((_, i) => sketch.layout?.[suit]?.[i] ?? '');
  const layout: Rows = { s: row('s'), h: row('h'), d: row('d'), c: row('c') };
  const texts = (suit: Suit): string[] => layout[suit].map((text, i) => frontierTexts(text, ranks, starter, i > 0 && !(layout[suit][0] ?? '').includes(starter)));
  const frontiers: Rows = { s: texts('s'), h: texts('h'), d: texts('d'), c: texts('c') };
  const unlaid = SUITS.flatMap((suit) =>
    [...ranks].flatMap((rank) => layout[suit].filter((text) => !text.includes(rank)).map(() => rank + suit)),
  );
  const hands: string[][] = Array.from({ length: sketch.seats }, () => []);
  shuffled(unlaid, 20 + sketch.seats).forEach((card, i) => hands[i % sketch.seats]?.push(card));
  const viewer = sketch.viewer === undefined ? 0 : sketch.viewer;
  const toMove = sketch.over ? null : sketch.toMove === undefined ? viewer : sketch.toMove;
  const own = viewer === null ? [] : (hands[viewer] ?? []);
  const legal: LegalPlay[] =
    viewer === null || toMove !== viewer
      ? []
      : own.flatMap((card) => {
          const suit = card.charAt(1) as Suit;
          const at = frontiers[suit].findIndex((text) => text.includes(card.charAt(0)));
          return at < 0 ? [] : [{ action: card, cards: [card], places: [{ suit, row: at, rank: card.charAt(0) }] }];
        });
  return {
    dealKey: `sketch/${JSON.stringify([sketch.seats, packs, ranks])}`,
    ranks,
    starter,
    packs,
    seats: hands.map((hand, seat) => ({ cards: hand.length, status: 'active', place: sketch.over ? seat : null })),
    viewer,
    toMove,
    phase: sketch.over ? 'deal_over' : 'play',
    layout,
    frontiers,
    hand: viewer === null || sketch.hidden ? null : own,
    openHands: sketch.over ? hands : null,
    legal,
  };
}

const MIDDLE = { s: ['56789T'], h: ['78'], d: ['4567'], c: [''] } as const;
const TWO_PACKS = { s: ['56789T', '678'], h: ['78', ''], d: ['A234567', '7'], c: ['', ''] } as const;

export const FIXTURES: Readonly<Record<string, TableView>> = {
  two: sketchView({ seats: 2, layout: MIDDLE }),
  three: sketchView({ seats: 3, layout: MIDDLE }),
  four: sketchView({ seats: 4, layout: MIDDLE }),
  five: sketchView({ seats: 5, layout: MIDDLE }),
  six: sketchView({ seats: 6, layout: MIDDLE }),
  eight: sketchView({ seats: 8, layout: MIDDLE }),
  empty: sketchView({ seats: 4, toMove: 1 }),
  full: sketchView({ seats: 4, layout: { s: [ACE_LOW], h: ['23456789TJQK'], d: [ACE_LOW], c: ['A23456789'] } }),
  islands: sketchView({ seats: 4, layout: { s: ['2567JK'], h: ['A789K'], d: ['456789'], c: ['7Q'] } }),
  waiting: sketchView({ seats: 4, layout: MIDDLE, toMove: 2 }),
  over: sketchView({ seats: 4, layout: { s: ['3456789TJ'], h: ['6789TJQK'], d: ['4567'], c: ['56789'] }, over: true }),
  curtain: sketchView({ seats: 4, layout: MIDDLE, hidden: true, toMove: 1 }),
  spectator: sketchView({ seats: 5, layout: MIDDLE, viewer: null, toMove: 1 }),
  sevenTwoPacks: sketchView({ seats: 7, packs: 2, ranks: '23456789TJQKA', layout: { ...TWO_PACKS, d: ['234567', '7'] } }),
  tenTwoPacks: sketchView({ seats: 10, packs: 2, layout: TWO_PACKS }),
  short: sketchView({ seats: 5, ranks: '789TJQKA', starter: 'J', layout: { s: ['9TJQ'], h: ['J'], d: [''], c: ['JQKA'] } }),
};
