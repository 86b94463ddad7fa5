/* Which action a choice of cards means. Everything comes from the server's list of legal actions. */

import { JOKER } from '../core/cards';
import type { LegalAction } from '../protocol';

export interface Selection {
  /** The joker was tapped. */
  joker: boolean;
  /** The card that was tapped last, the joker aside. */
  card: string | null;
  /** Which of several actions, when the same cards can go in more than one way. */
  variant: number;
}

export const NOTHING: Selection = { joker: false, card: null, variant: 0 };

const usesJoker = (action: LegalAction): boolean => action.action.startsWith(JOKER);
const isPlay = (action: LegalAction): boolean => action.cards.length > 0;
const lastCard = (action: LegalAction): string | undefined => action.cards.filter((card) => card !== JOKER).at(-1);

/** The actions that the selection can mean, the shortest first. */
export function candidates(legal: readonly LegalAction[], selection: Selection): LegalAction[] {
  if (selection.card === null) return [];
  return legal
    .filter((action) => isPlay(action) && usesJoker(action) === selection.joker && lastCard(action) === selection.card)
    .sort((a, b) => a.cards.length - b.cards.length);
}

/** The cards that a tap can begin or end a legal play with. */
export function playable(legal: readonly LegalAction[], joker: boolean): Set<string> {
  const cards = new Set<string>();
  for (const action of legal) {
    if (!isPlay(action)) continue;
    if (usesJoker(action)) cards.add(JOKER);
    if (usesJoker(action) === joker) {
      const card = lastCard(action);
      if (card !== undefined) cards.add(card);
    }
  }
  return cards;
}

/** What the selection is after a tap on a card; a tap on the joker or on the chosen card again takes it back. */
export function tapped(selection: Selection, card: string): Selection {
  if (card === JOKER) return { joker: !selection.joker, card: null, variant: 0 };
  return { ...selection, card: selection.card === card ? null : card, variant: 0 };
}

/** The cards that stand raised: the joker and every card of the chosen action. */
export function raised(selection: Selection, chosen: LegalAction | null): Set<string> {
  const cards = new Set<string>(chosen?.cards ?? []);
  if (selection.joker) cards.add(JOKER);
  if (selection.card !== null) cards.add(selection.card);
  return cards;
}
