/* A room joined from this page: its connection, the game it feeds, and what the page does by itself. */

import { Game } from '../hud/game.svelte';
import { settings } from '../hud/settings.svelte';
import { playEvents } from '../hud/sounds';
import { getCard, moveSeatHere } from '../net/http';
import { RoomSocket, type Command, type Link } from '../net/socket';
import { isLocal } from '../offline/ready';
import type { LobbyUpdate, Phrase, Refusal, RoomInfo, Said, Update } from '../protocol';
import { language } from '../texts/index.svelte';
import { counted } from './counted';
import type { Reporter } from './reporter';

const AUTO_PASS_WAIT = 350;
/** Milliseconds that a phrase is shown. */
const SAID_TIME = 5000;

export class Room {
  readonly game: Game;
  link = $state<Link>('connecting');
  gone = $state.raw<Refusal | null>(null);
  /** Before the first match of friends begins there is this instead of a game. */
  lobby = $state.raw<LobbyUpdate | null>(null);
  /** The latest phrase of friends that was not muted; a new object for each. */
  said = $state.raw<{ seat: number; name: string; phrase: Phrase } | null>(null);
  /** Names of the people whose phrases are not shown here. */
  muted = $state<string[]>([]);
  private readonly socket: RoomSocket;
  private reporter: Reporter | null = null;
  private closed = false;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(room: string, token: string | null, code: string | null = null) {
    this.game = new Game({
      act: (action, seq) => this.socket.send({ type: 'act', seq, action }),
      nextDeal: () => this.socket.send({ type: 'next_deal' }),
      lift: (seat) => this.socket.send({ type: 'lift', seat }),
      rematch: () => this.socket.send({ type: 'rematch' }),
    });
    // Without a key of its own the browser is known by its cookie, which comes with the room's card or with a seat's link.
    const cookie = () => (code ? moveSeatHere(room, code, language()) : getCard(room));
    const handlers = {
      update: (update: Update | LobbyUpdate) => this.receive(update),
      said: (said: Said) => this.hear(said),
      link: (link: Link) => {
        this.link = link;
        this.reporter?.link(link);
      },
      gone: (refusal: Refusal) => {
        this.gone = refusal;
        this.reporter?.refused();
      },
    };
    this.socket = new RoomSocket(room, token, language(), handlers, token || isLocal(room) ? null : cookie);
    // What happens in a room of this browser alone is nobody else's business.
    if (counted() && !isLocal(room)) void this.report();
  }

  /** Lets what happens here be counted; what has happened already is told at once. */
  private async report(): Promise<void> {
    const { Reporter } = await import('./reporter');
    if (this.closed) return;
    this.reporter = new Reporter();
    if (this.gone) this.reporter.refused();
    if (!this.game.update) return;
    this.reporter.link('open');
    this.reporter.update(this.game.update);
  }

  /** The latest of the room itself, in the lobby and in play. */
  get info(): RoomInfo | null {
    return (this.lobby ?? this.game.update)?.room ?? null;
  }

  /** The seat of this browser among friends, -1 for none. */
  get mine(): number {
    return this.info?.seats.findIndex((seat) => seat.you) ?? -1;
  }

  private receive(update: Update | LobbyUpdate): void {
    if (update.view === null) {
      this.lobby = update;
      return;
    }
    this.lobby = null;
    const before = this.game.update?.seq;
    this.game.receive(update);
    if (before !== undefined && before !== update.seq) playEvents(update.events, this.game.myTurn);
    this.reporter?.update(update);
    this.passAlone();
  }

  private hear({ seat, phrase }: Said): void {
    const name = this.info?.seats[seat]?.name ?? '';
    if (this.muted.includes(name)) return;
    this.said = { seat, name, phrase };
    clearTimeout(this.silence);
    this.silence = setTimeout(() => (this.said = null), SAID_TIME);
  }

  mute(name: string, muted: boolean): void {
    this.muted = muted ? [...this.muted, name] : this.muted.filter((other) => other !== name);
  }

  /** Asks something of the room; resolves to null when it was granted, else to the refusal. */
  ask(command: Command): Promise<Refusal | null> {
    return this.socket.send(command);
  }

  /** Connects as whoever the browser is now: after taking a seat, or to watch once the seat has moved elsewhere. */
  renew(): void {
    this.gone = null;
    this.socket.renew();
  }

  /** Where passing is compulsory the page can do it by itself, if the player wants that. */
  passAlone(): void {
    clearTimeout(this.timer);
    const { game } = this;
    if (!settings.autoPass || !game.myTurn || game.legal.length > 0 || !game.view?.pass?.forced || game.view.play_fault) return;
    this.timer = setTimeout(() => void game.act('pass'), AUTO_PASS_WAIT);
  }

  setSpeed(speed: string): void {
    const { update } = this.game;
    if (update && update.room.host && update.room.speed !== speed) void this.socket.send({ type: 'speed', speed });
  }

  setLanguage(lang: string): void {
    void this.socket.send({ type: 'lang', lang });
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.closed = true;
    this.reporter?.close();
    this.socket.close();
  }
}
