/* Cards, players and events in words of the chosen language. */

import { JOKER, type Suit } from '../core/cards';
import type { GameEvent, View } from '../protocol';
import { language, list, t } from '../texts/index.svelte';

export const suitOf = (card: string): Suit => card.charAt(1) as Suit;
export const rankOf = (card: string): string => card.charAt(0);

/** What stands in the corner of a card: 2 to 10, and the letters of the language. */
export function index(rank: string): string {
  switch (rank) {
    case 'T':
      return '10';
    case 'A':
      return t('index-A');
    case 'J':
      return t('index-J');
    case 'Q':
      return t('index-Q');
    case 'K':
      return t('index-K');
    default:
      return rank;
  }
}

const variables = (card: string) => ({ rank: rankOf(card) === 'T' ? '10' : rankOf(card), suit: suitOf(card) });

/** "10 of spades" */
export const cardName = (card: string): string => (card === JOKER ? t('joker') : t('card', variables(card)));

/** "the 10 of spades", as it stands in a sentence. */
export const cardThe = (card: string): string => (card === JOKER ? t('joker-the') : t('card-the', variables(card)));

export const suitName = (suit: string): string => t('suit', { suit });

/** Several cards in a sentence. */
export const cardsThe = (cards: readonly string[]): string => list(cards.map(cardThe));

export interface Speaker {
  names: string[];
  /** The seat that is addressed as "you", when one person looks at the page. */
  you: number | null;
}

/** One sentence for an event, or null for what needs no words. */
export function sentence(event: GameEvent, speaker: Speaker): string | null {
  const seat = event.seat ?? null;
  const name = seat === null ? '' : (speaker.names[seat] ?? '');
  const who = seat !== null && seat === speaker.you ? 'you' : 'other';
  const cards = event.cards ?? [];
  const person = { who, name };
  const amount = t('chips-count', { count: event.amount ?? 0 });
  switch (event.type) {
    case 'dealt':
      return t('log-dealt');
    case 'ante':
      return t('log-ante');
    case 'laid':
      return t('log-laid', { ...person, cards: cardsThe(cards) });
    case 'played':
      return event.announced
        ? t('log-played-announced', { ...person, cards: cardsThe(cards) })
        : t('log-played', { ...person, cards: cardsThe(cards) });
    case 'joker_played': {
      // The place that the joker takes stands first, then the card that follows it (R25).
      const [as = '', ...laid] = cards.filter((card) => card !== JOKER);
      return t('log-joker-played', { ...person, as: as ? cardThe(as) : '', cards: cardsThe(laid) });
    }
    case 'joker_taken':
      return t('log-joker-taken', { ...person, cards: cardsThe(cards.filter((card) => card !== JOKER)) });
    case 'named':
      return t('log-named', { ...person, suit: suitName(event.suit ?? '') });
    case 'passed':
      return t('log-passed', person);
    case 'paid':
      return t('log-paid', { ...person, amount });
    case 'eliminated':
      return cards.length
        ? t('log-eliminated-cards', { ...person, cards: cardsThe(cards) })
        : t('log-eliminated', person);
    case 'went_out':
      return t('log-went-out', person);
    case 'joker_only':
      return t('log-joker-only', person);
    case 'drew':
      return t('log-drew', { ...person, count: t('cards-count', { count: Math.max(1, cards.length) }) });
    case 'surrendered':
      return t('log-surrendered', { ...person, cards: cardsThe(cards) });
    case 'turn_lost':
      return t('log-turn-lost', person);
    case 'deal_over':
      return t('log-deal-over');
    case 'match_over':
      return t('log-match-over');
    default:
      return null;
  }
}

/** The rows of a suit as the cells of one line: the index of each card that lies there, a dot for each gap between. */
export function rowCells(text: string, ranks: string): string[] {
  const places = [...text].map((rank) => ranks.indexOf(rank)).filter((place) => place >= 0);
  if (!places.length) return [];
  const cells: string[] = [];
  for (let place = Math.min(...places); place <= Math.max(...places); place += 1) {
    const rank = ranks.charAt(place);
    cells.push(text.includes(rank) ? index(rank) : '·');
  }
  return cells;
}

/** The match length of the rules ("deals 7") in words. */
export function lengthTitle(match: string): string {
  const [kind, count] = match.split(' ');
  const number = Number(count ?? 0);
  switch (kind) {
    case 'wins':
      return t('length-wins', { number });
    case 'best_of':
      return t('length-best-of', { number });
    case 'points':
      return t('length-points', { number });
    case 'bust':
      return t('length-bust', { number });
    default:
      return t('length-deals', { number });
  }
}

export const ranksOf = (view: View): string => String(view.rules.ranks);

/** "1st", with shared places counted the same. */
export function placeName(place: number): string {
  const number = place + 1;
  // Fluent's selectors know cardinal plurals only, so the ordinal's form comes as a word.
  const ordinal = new Intl.PluralRules(language(), { type: 'ordinal' }).select(number);
  return t('place-number', { place: number, ordinal });
}
