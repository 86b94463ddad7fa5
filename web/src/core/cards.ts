// Cards and action texts as they travel on the wire: rank then suit, "7d", "Ts"; the joker is "*".

export type Suit = 's' | 'h' | 'd' | 'c';
export const SUITS: readonly Suit[] = ['s', 'h', 'd', 'c'];
export const JOKER = '*';
const RANKS = 'A23456789TJQK';

export interface Card {
  readonly rank: string;
  readonly suit: Suit;
}

export function isSuit(text: string): text is Suit {
  return text === 's' || text === 'h' || text === 'd' || text === 'c';
}

/** The card that a two-letter text names, or null for the joker and for anything else. */
export function parseCard(text: string): Card | null {
  const rank = text.charAt(0);
  const suit = text.charAt(1);
  return text.length === 2 && RANKS.includes(rank) && isSuit(suit) ? { rank, suit } : null;
}

/** True for "7d" and for the joker. */
export function isCard(text: string): boolean {
  return text === JOKER || parseCard(text) !== null;
}

/** "4s 9s *" or ["4s", "9s", "*"] as a list of card texts. Throws on a text that is no card. */
export function parseHand(hand: string | readonly string[]): string[] {
  const cards = typeof hand === 'string' ? hand.split(/\s+/).filter((text) => text !== '') : [...hand];
  const wrong = cards.find((text) => !isCard(text));
  if (wrong !== undefined) throw new Error(`not a card: "${wrong}"`);
  return cards;
}

export type Action =
  | { readonly kind: 'play'; readonly cards: readonly string[]; readonly announced: boolean }
  | { readonly kind: 'joker'; readonly standsFor: string; readonly card: string; readonly announced: boolean }
  | { readonly kind: 'pass' }
  | { readonly kind: 'name'; readonly suit: Suit };

/** An action text (R16, R25, R40, R13) taken apart. Throws on anything else. */
export function parseAction(text: string): Action {
  if (text === 'pass') return { kind: 'pass' };
  const named = text.slice(1);
  if (text.startsWith('=') && isSuit(named)) return { kind: 'name', suit: named };
  const announced = text.endsWith('!');
  const play = announced ? text.slice(0, -1) : text;
  const joker = /^\*(..)\+(..)$/.exec(play);
  if (joker) {
    const [, standsFor = '', card = ''] = joker;
    if (parseCard(standsFor) && parseCard(card)) return { kind: 'joker', standsFor, card, announced };
  } else if (play !== '' && play.length % 2 === 0) {
    const cards = play.match(/../g) ?? [];
    const first = parseCard(cards[0] ?? '');
    if (first && cards.every((card) => parseCard(card)?.suit === first.suit)) return { kind: 'play', cards, announced };
  }
  throw new Error(`not an action: "${text}"`);
}

/** The text that parseAction takes apart. */
export function formatAction(action: Action): string {
  switch (action.kind) {
    case 'pass':
      return 'pass';
    case 'name':
      return `=${action.suit}`;
    case 'joker':
      return `*${action.standsFor}+${action.card}${action.announced ? '!' : ''}`;
    case 'play':
      return action.cards.join('') + (action.announced ? '!' : '');
  }
}

/** The cards of the mover's own hand that an action needs, the joker included. */
export function cardsOf(action: Action): readonly string[] {
  if (action.kind === 'play') return action.cards;
  return action.kind === 'joker' ? [JOKER, action.card] : [];
}

/** Hand order: suits as the rows lie, ranks in row order, joker last. */
export function sortHand(hand: readonly string[], ranks: string, rowOrder: readonly Suit[]): string[] {
  const key = (text: string): number => {
    const card = parseCard(text);
    return card ? rowOrder.indexOf(card.suit) * 100 + ranks.indexOf(card.rank) : 1000;
  };
  return [...hand].sort((a, b) => key(a) - key(b));
}
