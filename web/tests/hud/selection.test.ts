import { describe, expect, it } from 'vitest';

import { candidates, NOTHING, playable, raised, tapped, type Selection } from '../../src/hud/selection';
import type { LegalAction } from '../../src/protocol';

const action = (text: string, cards: string[]): LegalAction => ({ action: text, cards, places: [], announce: false });
const select = (card: string, joker = false): Selection => ({ joker, card, variant: 0 });

const RUNS = [action('8d', ['8d']), action('8d9d', ['8d', '9d']), action('8d9dTd', ['8d', '9d', 'Td']), action('6s', ['6s'])];
const JOKERS = [action('*Ts+Js', ['*', 'Js']), action('9s', ['9s'])];

describe('what a tap means', () => {
  it('takes a run by its last card', () => {
    expect(candidates(RUNS, select('Td')).map((way) => way.action)).toEqual(['8d9dTd']);
    expect(raised(select('Td'), RUNS[2] ?? null)).toEqual(new Set(['8d', '9d', 'Td']));
  });

  it('lights every card that ends a legal play', () => {
    expect(playable(RUNS, false)).toEqual(new Set(['8d', '9d', 'Td', '6s']));
  });

  it('asks for the card that follows the joker', () => {
    expect(playable(JOKERS, false)).toEqual(new Set(['*', '9s']));
    expect(playable(JOKERS, true)).toEqual(new Set(['*', 'Js']));
    expect(candidates(JOKERS, select('Js', true)).map((way) => way.action)).toEqual(['*Ts+Js']);
    expect(candidates(JOKERS, select('Js'))).toEqual([]);
  });

  it('lists every way when the same card can go in several', () => {
    const ways = [action('8d9d', ['8d', '9d']), action('9d', ['9d'])];
    expect(candidates(ways, select('9d')).map((way) => way.action)).toEqual(['9d', '8d9d']);
  });

  it('takes a choice back with a second tap', () => {
    const once = tapped(NOTHING, '*');
    expect(once.joker).toBe(true);
    expect(tapped(once, '*')).toEqual(NOTHING);
    expect(tapped(tapped(once, 'Js'), 'Js').card).toBeNull();
  });
});
