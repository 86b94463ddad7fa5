/* One game as the page shows it: the server's last update, the player's choice of cards, and what both mean. */

import { JOKER, type Suit } from '../core/cards';
import type { GameEvent, LegalAction, Refusal, Update, View } from '../protocol';
import { capital, t } from '../texts/index.svelte';
import { candidates, NOTHING, playable, raised, tapped, type Selection } from './selection';
import { settings } from './settings.svelte';
import { cardName, cardsThe, index, placeName, ranksOf, sentence, suitName, suitOf, type Speaker } from './words';

export interface Commands {
  act(action: string, seq: number): Promise<Refusal | null>;
  nextDeal(): Promise<Refusal | null>;
  lift(seat: number): Promise<Refusal | null>;
  rematch(): Promise<Refusal | null>;
}

export class Game {
  update = $state.raw<Update | null>(null);
  selection = $state.raw<Selection>(NOTHING);
  /** What the server or the page said about the last attempt. */
  notice = $state('');
  /** The fault that the next press of the same button accepts. */
  warned = $state<'pass' | 'play' | null>(null);
  busy = $state(false);
  /** The update whose results were closed to look at the table. */
  closedResults = $state(-1);
  /** One sentence a move, for the live region. */
  spoken = $state('');

  view = $derived<View | null>(this.update?.view ?? null);
  hand = $derived<string[]>(this.view?.hand ?? []);
  legal = $derived<LegalAction[]>(this.view?.legal ?? []);
  myTurn = $derived(
    this.view !== null && this.view.phase === 'play' && this.view.seat !== null && this.view.to_move === this.view.seat,
  );
  choices = $derived(candidates(this.legal, this.selection));
  chosen = $derived<LegalAction | null>(this.choices[this.selection.variant] ?? this.choices[0] ?? null);
  playable = $derived(playable(this.legal, this.selection.joker));
  raised = $derived(raised(this.selection, this.chosen));
  naming = $derived(this.legal.filter((action) => action.action.startsWith('=')));
  /** A card that breaks the rules may be tried, at the cost the rules name. */
  faultCard = $derived(
    this.myTurn && this.view?.play_fault && this.selection.card !== null && !this.selection.joker && this.chosen === null
      ? this.selection.card
      : null,
  );
  lastCardRule = $derived(this.view !== null && this.view.rules.last_card !== 'off');

  constructor(private readonly commands: Commands | null) {}

  get speaker(): Speaker {
    const update = this.update;
    if (!update) return { names: [], you: null };
    const you = update.room.mode === 'device' ? null : update.view.seat;
    return { names: update.room.seats.map((_, seat) => this.name(seat)), you };
  }

  /** Whether the reader plays and does not only watch. */
  get seated(): boolean {
    return this.update?.room.seats.some((seat) => seat.you) ?? false;
  }

  /** The name of a seat as the plates and tables show it. */
  name(seat: number): string {
    const given = this.update?.room.seats[seat]?.name ?? '';
    if (this.update?.room.mode === 'solo' && seat === this.view?.seat) return t('you');
    return given || t('player-default', { number: seat + 1 });
  }

  receive(update: Update): void {
    const before = this.update;
    this.update = update;
    if (before === null || before.seq !== update.seq || before.view.seat !== update.view.seat) {
      this.selection = NOTHING;
      this.warned = null;
      this.notice = '';
      this.busy = false;
    }
    if (before !== null && before.seq !== update.seq) this.speak(update.events);
  }

  /** The sentences of this deal, the newest first. */
  get log(): string[] {
    const speaker = this.speaker;
    const sentences = (this.view?.history ?? []).map((event) => sentence(event, speaker));
    return sentences.filter((line) => line !== null).reverse();
  }

  get lastMove(): string {
    const moves = (this.view?.history ?? []).filter((event) =>
      ['played', 'joker_played', 'passed', 'turn_lost', 'eliminated', 'laid', 'named'].includes(event.type),
    );
    const last = moves.at(-1);
    return last ? (sentence(last, this.speaker) ?? '') : '';
  }

  private speak(events: GameEvent[]): void {
    const speaker = this.speaker;
    const lines = events.map((event) => sentence(event, speaker)).filter((line) => line !== null);
    if (this.myTurn) lines.push(this.prompt);
    if (lines.length) this.say(lines.join(' '));
  }

  private say(text: string): void {
    // The same sentence twice in a row is read again only if the text differs.
    this.spoken = text === this.spoken ? `${text}\u00a0` : text;
  }

  private notify(text: string): void {
    this.notice = text;
    this.say(text);
  }

  /** What the bar says when nothing is chosen. */
  get prompt(): string {
    const view = this.view;
    if (!view || view.phase !== 'play' || view.to_move === null) return '';
    if (!this.myTurn) {
      const name = this.name(view.to_move);
      return view.seat === null ? t('turn-watching', { name }) : t('turn-other', { name });
    }
    if (this.naming.length) return t('turn-name-suit');
    const count = new Set([...playable(this.legal, false), ...playable(this.legal, true)]).size;
    if (count === 0 && !this.naming.length) {
      const left = view.pass?.left ?? null;
      return left === null ? t('turn-no-card') : t('turn-no-card-left', { left });
    }
    const sizes = { playable: count, cards: this.hand.length };
    return this.update?.room.mode === 'device' && view.seat !== null
      ? t('turn-of-yours', { name: this.name(view.seat), ...sizes })
      : t('turn-yours', sizes);
  }

  /** What the bar says now. */
  get message(): string {
    if (this.notice) return this.notice;
    const view = this.view;
    if (view && this.myTurn) {
      if (this.faultCard !== null) return t('fault-play', { card: capital(cardName(this.faultCard)) });
      if (this.choices.length > 1) return t('chosen-several');
      if (this.chosen) {
        if (this.chosen.announce) return t('last-card-hint');
        const plain = this.chosen.cards.filter((card) => card !== JOKER);
        return plain.length > 1
          ? t('chosen-run', { cards: capital(cardsThe(plain)), count: plain.length })
          : t('chosen', { cards: capital(this.chosenTitle(this.chosen)) });
      }
      if (this.selection.joker) return t('chosen-joker');
    }
    return this.prompt;
  }

  /** The cards of an action, with the place the joker takes. */
  chosenTitle(action: LegalAction): string {
    const names = action.cards.map((card, at) => {
      const place = action.places[at];
      return card === JOKER && place ? `${t('joker')} → ${cardName(place.rank + place.suit)}` : cardName(card);
    });
    return names.join(', ');
  }

  private explain(card: string): string {
    if (card === JOKER) return t('joker-cannot-go');
    const suit: Suit = suitOf(card);
    const ranks = [...new Set((this.view?.frontiers[suit] ?? []).join(''))];
    const open = this.view ? ranks.sort((a, b) => ranksOf(this.view as View).indexOf(a) - ranksOf(this.view as View).indexOf(b)) : [];
    const name = capital(cardName(card));
    return open.length
      ? t('cannot-go', { card: name, suit: suitName(suit), ranks: open.map(index).join(', ') })
      : t('cannot-go-closed', { card: name, suit: suitName(suit) });
  }

  /** A tap on a card of the hand: chooses it, or plays it when it is chosen already. */
  tap(card: string): void {
    this.notice = '';
    this.warned = null;
    if (!this.myTurn || this.naming.length || this.busy) return;
    if (this.selection.card === card && this.chosen && this.choices.length === 1) {
      void this.play(false);
      return;
    }
    const allowed = this.playable.has(card) || (card !== JOKER && this.view?.play_fault && !this.selection.joker);
    if (!allowed) {
      this.selection = NOTHING;
      if (this.playable.has(card)) this.selection = tapped(NOTHING, card);
      else this.notify(this.explain(card));
      return;
    }
    this.selection = tapped(this.selection, card);
    if (this.faultCard !== null || this.selection.joker || this.choices.length > 1) this.say(this.message);
  }

  choose(variant: number): void {
    this.selection = { ...this.selection, variant };
  }

  clear(): void {
    this.selection = NOTHING;
    this.warned = null;
    this.notice = '';
  }

  /** Lays what is chosen; `announce` says "last card" with it. */
  async play(announce: boolean): Promise<void> {
    const action = this.chosen?.action ?? this.faultCard;
    if (!this.myTurn || action === null || action === undefined) return;
    await this.act(announce ? `${action}!` : action);
  }

  /** Passes. A pass that breaks the rules is first explained, and sent at the second press. */
  async pass(): Promise<void> {
    const pass = this.view?.pass;
    if (!this.myTurn || !pass) return;
    if (pass.fault && this.warned !== 'pass') {
      this.selection = NOTHING;
      this.warned = 'pass';
      this.notify(t('fault-pass', { kind: pass.fault.kind, cost: pass.fault.cost }));
      return;
    }
    if (!pass.allowed && !pass.fault) return;
    await this.act('pass');
  }

  async act(action: string): Promise<void> {
    if (!this.commands || !this.update || this.busy) return;
    this.busy = true;
    const seq = this.update.seq;
    this.settle(await this.commands.act(action, seq));
  }

  async nextDeal(): Promise<void> {
    if (this.commands) this.settle(await this.commands.nextDeal());
  }

  async lift(): Promise<void> {
    const seat = this.update?.curtain;
    if (this.commands && seat !== null && seat !== undefined) this.settle(await this.commands.lift(seat));
  }

  async rematch(): Promise<void> {
    if (this.commands) this.settle(await this.commands.rematch());
  }

  private settle(refusal: Refusal | null): void {
    this.busy = false;
    if (refusal) {
      this.notify(refusal.message || t('error-failed'));
    }
  }

  /** The order of the suits on this page. */
  get suits(): Suit[] {
    return [...settings.rowOrder] as Suit[];
  }

  get resultsOpen(): boolean {
    const over = this.view?.phase === 'deal_over' || this.view?.phase === 'match_over';
    return over && this.update?.curtain === null && this.closedResults !== this.update.seq;
  }

  place(seat: number): string | null {
    const place = this.view?.places?.[seat];
    return place === null || place === undefined ? null : placeName(place);
  }
}
