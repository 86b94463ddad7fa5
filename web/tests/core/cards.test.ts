import { describe, expect, it } from 'vitest';
import { cardsOf, formatAction, isCard, parseAction, parseCard, parseHand, sortHand } from '../../src/core/cards';

describe('cards', () => {
  it('reads rank and suit', () => {
    expect(parseCard('Td')).toEqual({ rank: 'T', suit: 'd' });
    expect(parseCard('*')).toBeNull();
    for (const wrong of ['', '7', '7x', '1d', '10d', 'dT', '7dd']) expect(isCard(wrong)).toBe(false);
    expect(isCard('*')).toBe(true);
  });

  it('reads hands as text and as a list', () => {
    expect(parseHand('4s 9s  *')).toEqual(['4s', '9s', '*']);
    expect(parseHand(['4s'])).toEqual(['4s']);
    expect(parseHand('')).toEqual([]);
    expect(() => parseHand('4s 9z')).toThrow('9z');
  });

  it('sorts as the rows lie, the joker last', () => {
    const hand = ['*', 'Kc', '2s', 'Ah', '3d', 'As'];
    expect(sortHand(hand, 'A23456789TJQK', ['s', 'h', 'd', 'c'])).toEqual(['As', '2s', 'Ah', '3d', 'Kc', '*']);
    expect(sortHand(hand, '23456789TJQKA', ['d', 'h', 'c', 's'])).toEqual(['3d', 'Ah', 'Kc', '2s', 'As', '*']);
  });
});

describe('actions', () => {
  it.each([
    ['7d', { kind: 'play', cards: ['7d'], announced: false }],
    ['8d9dTd', { kind: 'play', cards: ['8d', '9d', 'Td'], announced: false }],
    ['6h!', { kind: 'play', cards: ['6h'], announced: true }],
    ['*Ts+Js', { kind: 'joker', standsFor: 'Ts', card: 'Js', announced: false }],
    ['*Ts+Js!', { kind: 'joker', standsFor: 'Ts', card: 'Js', announced: true }],
    ['pass', { kind: 'pass' }],
    ['=h', { kind: 'name', suit: 'h' }],
  ])('takes %s apart and puts it together again', (text, action) => {
    expect(parseAction(text)).toEqual(action);
    expect(formatAction(parseAction(text))).toBe(text);
  });

  it.each(['', '!', '7', '7d8', '7d8h', '*Ts', '*Ts+', '+Js', '=x', '=', 'Pass', '7d!!', '*Tz+Js'])('refuses %j', (text) => {
    expect(() => parseAction(text)).toThrow('not an action');
  });

  it('names the cards that leave the hand', () => {
    expect(cardsOf(parseAction('*Ts+Js'))).toEqual(['*', 'Js']);
    expect(cardsOf(parseAction('8d9d'))).toEqual(['8d', '9d']);
    expect(cardsOf(parseAction('pass'))).toEqual([]);
  });
});
