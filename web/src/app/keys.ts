/* Single keys: suit and rank choose a card, P passes, the star takes the joker. */

import { isSuit, JOKER } from '../core/cards';
import type { Game } from '../hud/game.svelte';
import { settings } from '../hud/settings.svelte';

/** Handles key presses of the page; returns the listener. `focus` moves the panel to a card. */
export function keyListener(game: () => Game, focus: (card: string) => void): (event: KeyboardEvent) => void {
  let suit = '';
  return (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const target = event.target as HTMLElement;
    if (target.matches('input:not([type=radio]):not([type=checkbox]), select, textarea') || document.querySelector('dialog[open]')) return;
    const current = game();
    if (event.key === 'Escape') {
      suit = '';
      current.clear();
      return;
    }
    if (!settings.singleKeys || !current.view?.hand) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : '';
    if (key === '') return;
    if (isSuit(key)) {
      suit = key;
      const first = current.hand.find((card) => card !== JOKER && card.endsWith(suit) && current.playable.has(card));
      const any = first ?? current.hand.find((card) => card.endsWith(suit));
      if (any) focus(any);
      event.preventDefault();
      return;
    }
    if (key === JOKER && current.hand.includes(JOKER)) {
      focus(JOKER);
      current.tap(JOKER);
      event.preventDefault();
      return;
    }
    if (key === 'p') {
      void current.pass();
      event.preventDefault();
      return;
    }
    const rank = key === '0' ? 'T' : key.toUpperCase();
    const held = current.hand.filter((card) => card.charAt(0) === rank && (suit === '' || card.endsWith(suit)));
    const open = held.filter((card) => current.playable.has(card));
    const card = open.length === 1 ? open[0] : new Set(held).size === 1 ? held[0] : undefined;
    if (card === undefined) return;
    suit = '';
    focus(card);
    current.tap(card);
    event.preventDefault();
  };
}
