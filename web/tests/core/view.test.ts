import { describe, expect, it } from 'vitest';
import { seatSign, SEAT_SIGNS } from '../../src/core/seats';
import { playableCards, samePlace, tableView, type WireView } from '../../src/core/view';

const WIRE: WireView = {
  rules: { ranks: 'A23456789TJQK', starter: '7', packs: 1 },
  seats: 3,
  seat: 1,
  phase: 'play',
  deal: 2,
  to_move: 1,
  layout: { s: ['67'], h: [''], d: ['7'], c: [''] },
  frontiers: { s: ['58'], h: ['7'], d: ['68'], c: ['7'] },
  hand: ['5s', '8d'],
  open_hands: null,
  hand_sizes: [3, 2, 4],
  status: ['active', 'active', 'eliminated'],
  places: null,
  legal: [{ action: '5s', cards: ['5s'], places: [{ suit: 's', row: 0, rank: '5' }] }],
};

describe('the view of an update', () => {
  it('keeps what the seat may see', () => {
    const view = tableView(WIRE, 'room');
    expect(view.dealKey).toBe('room/2');
    expect(view.hand).toEqual(['5s', '8d']);
    expect(view.seats[2]).toEqual({ cards: 4, status: 'eliminated', place: null });
    expect([...playableCards(view)]).toEqual(['5s']);
  });

  it('holds no card and no play behind a curtain', () => {
    const view = tableView({ ...WIRE, open_hands: [['2c'], ['5s'], ['3c']] }, '', 2);
    expect(view.viewer).toBe(2);
    expect(view.hand).toBeNull();
    expect(view.openHands).toBeNull();
    expect(view.legal).toEqual([]);
    expect(JSON.stringify(view)).not.toContain('5s');
  });

  it('refuses a hand that is none', () => {
    expect(() => tableView({ ...WIRE, hand: ['5x'] })).toThrow('5x');
  });

  it('tells places apart', () => {
    expect(samePlace({ suit: 's', row: 0, rank: '5' }, { suit: 's', row: 0, rank: '5' })).toBe(true);
    expect(samePlace({ suit: 's', row: 0, rank: '5' }, { suit: 's', row: 1, rank: '5' })).toBe(false);
  });
});

describe('seat signs', () => {
  it('gives ten seats ten colours and ten shapes, red in front', () => {
    expect(new Set(SEAT_SIGNS.map((sign) => sign.colour)).size).toBe(10);
    expect(new Set(SEAT_SIGNS.map((sign) => sign.shape)).size).toBe(10);
    expect(seatSign(4, 4, 6).colour).toBe('#c8443a');
    expect(seatSign(0, 4, 6)).toBe(SEAT_SIGNS[2]);
    expect(seatSign(1, null, 6)).toBe(SEAT_SIGNS[1]);
  });
});
