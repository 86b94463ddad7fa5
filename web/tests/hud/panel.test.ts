import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { Game } from '../../src/hud/game.svelte';
import Panel from '../../src/hud/Panel.svelte';
import { settings } from '../../src/hud/settings.svelte';
import type { LegalAction, Update, View } from '../../src/protocol';
import { useLanguage } from '../../src/texts/index.svelte';

const rows = (s: string, h: string, d: string, c: string) => ({ s: [s], h: [h], d: [d], c: [c] });
const play = (action: string, cards: string[]): LegalAction => ({
  action,
  cards,
  places: cards.map((card) => ({ suit: card.charAt(1) as 's', row: 0, rank: card.charAt(0) })),
  announce: false,
});

function update(view: Partial<View>, seq = 1): Update {
  const full = {
    rules: { ranks: 'A23456789TJQK', starter: '7', packs: 1, last_card: 'off', match: 'deals 1' },
    seats: 3,
    seat: 0,
    phase: 'play',
    deal: 1,
    dealer: 2,
    to_move: 0,
    layout: rows('5678J', '', '7', ''),
    frontiers: rows('49', '7', '68', '7'),
    hand: ['4s', 'Ts', '8d', '2h'],
    open_hands: null,
    hand_sizes: [4, 5, 6],
    status: ['active', 'active', 'active'],
    passes_left: [2, 3, 0],
    passes_made: [1, 0, 3],
    chips: null,
    pot: 0,
    removed: [],
    places: null,
    deal_scores: null,
    totals: [0, 0, 0],
    deals_won: [0, 0, 0],
    winners: null,
    legal: [play('4s', ['4s']), play('8d', ['8d'])],
    history: [{ type: 'played', seat: 2, cards: ['8s'] }, { type: 'passed', seat: 1 }],
    pass: { allowed: true, forced: false, left: 2, made: 1, cost: 0, fault: null },
    play_fault: null,
    ...view,
  } as unknown as View;
  const seat = (name: string) => ({ name, kind: 'bot' as const, level: 'easy', connected: true, you: false,
    host: false, substitute: null, left: false, again: null });
  return {
    type: 'update',
    seq,
    room: {
      id: 'r',
      mode: 'solo',
      seats: [seat(''), seat('Ann'), seat('Ben')],
      host: true,
      speed: 'none',
      clock: null,
      spectators: 0,
      match: 1,
      seed_hash: '',
      seed: null,
    },
    lobby: null,
    curtain: null,
    time_left: null,
    view: full,
    events: [],
    deals: [],
    preset: null,
  };
}

function shown(view: Partial<View> = {}) {
  const commands = { act: vi.fn().mockResolvedValue(null), nextDeal: vi.fn(), lift: vi.fn(), rematch: vi.fn() };
  const game = new Game(commands);
  game.receive(update(view));
  render(Panel, { game });
  return { game, commands, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeAll(async () => {
  settings.language = 'en';
  await useLanguage('en');
});

afterEach(cleanup);

describe('the panel', () => {
  it('tells rows with their gaps and what is open', () => {
    shown();
    expect(screen.getByText(/Spades: 5 6 7 8 · · J\. Open: 4, 9/)).toBeTruthy();
    expect(screen.getByText(/Hearts: nothing yet/)).toBeTruthy();
  });

  it('has a sentence for each move, the newest first', () => {
    shown();
    const lines = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(lines.slice(-2)).toEqual(['Ann passes.', 'Ben plays the 8 of spades.']);
  });

  it('chooses with the first tap and plays with the second', async () => {
    const { commands, user } = shown();
    await user.click(button(/^8 of diamonds/));
    expect(commands.act).not.toHaveBeenCalled();
    await user.click(button(/^8 of diamonds, chosen/));
    expect(commands.act).toHaveBeenCalledWith('8d', 1);
  });

  it('explains a card that cannot go and sends nothing', async () => {
    const { commands, user } = shown();
    await user.click(button(/^10 of spades/));
    expect(screen.getByText('10 of spades cannot go yet. Next in Spades: 4, 9.')).toBeTruthy();
    expect(commands.act).not.toHaveBeenCalled();
  });

  it('shows the words of a refusal', async () => {
    const { commands, user } = shown();
    commands.act.mockResolvedValue({ code: 'illegal_action', rule: 'R18', reason: '', message: 'Somebody was faster.' });
    await user.click(button(/^4 of spades/));
    await user.click(button('Play'));
    expect(await screen.findByText('Somebody was faster.')).toBeTruthy();
  });

  it('warns of the cost before a forbidden pass', async () => {
    const { commands, user } = shown({
      pass: { allowed: false, forced: false, left: null, made: 0, cost: 0, fault: { kind: 'fine', cost: 5 } },
    });
    await user.click(button('Pass'));
    expect(screen.getByText('You can play. Passing anyway costs 5 chips.')).toBeTruthy();
    expect(commands.act).not.toHaveBeenCalled();
    await user.click(button('Pass anyway'));
    expect(commands.act).toHaveBeenCalledWith('pass', 1);
  });

  it('offers suits to name and nothing else while naming', async () => {
    const name = (suit: string) => ({ action: `=${suit}`, cards: [], places: [], announce: false });
    const { commands, user } = shown({ hand: null, legal: ['s', 'h', 'd', 'c'].map(name), pass: null });
    await user.click(button('Hearts'));
    expect(commands.act).toHaveBeenCalledWith('=h', 1);
  });

  it('says last card with its own button', async () => {
    const { commands, user } = shown({
      rules: { ranks: 'A23456789TJQK', starter: '7', packs: 1, last_card: 'draw', match: 'deals 1' },
      legal: [{ ...play('4s', ['4s']), announce: true }],
    });
    await user.click(button(/^4 of spades/));
    await user.click(button('Last card'));
    expect(commands.act).toHaveBeenCalledWith('4s!', 1);
  });

  it('moves between cards with the arrows, only one of which Tab reaches', async () => {
    const { user } = shown();
    const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
    expect(cards.filter((card) => card.tabIndex === 0)).toHaveLength(1);
    cards[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect((document.activeElement as HTMLElement).dataset.card).toBe('2h');
  });

  it('shows two equal cards of two packs as two buttons', () => {
    shown({ hand: ['4s', '4s'], legal: [play('4s', ['4s'])] });
    expect(screen.getAllByRole('button', { name: /^4 of spades/ })).toHaveLength(2);
  });

  it('changes its words with the language, at once', async () => {
    shown();
    await useLanguage('de');
    expect(await screen.findByText('Du bist dran: 2 von 4 Karten passen.')).toBeTruthy();
    expect(button(/^Pik 10/)).toBeTruthy();
    await useLanguage('en');
  });
});
