/* A room joined from this page: its connection, the game it feeds, and what the page does by itself. */

import { Game } from '../hud/game.svelte';
import { settings } from '../hud/settings.svelte';
import { playEvents } from '../hud/sounds';
import { RoomSocket, type Link } from '../net/socket';
import { isLocal } from '../offline/ready';
import type { Refusal, Update } from '../protocol';
import { language } from '../texts/index.svelte';
import { counted } from './counted';
import type { Reporter } from './reporter';

const AUTO_PASS_WAIT = 350;

export class Room {
  readonly game: Game;
  link = $state<Link>('connecting');
  gone = $state.raw<Refusal | null>(null);
  private readonly socket: RoomSocket;
  private reporter: Reporter | null = null;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(room: string, token: string | null) {
    this.game = new Game({
      act: (action, seq) => this.socket.send({ type: 'act', seq, action }),
      nextDeal: () => this.socket.send({ type: 'next_deal' }),
      lift: (seat) => this.socket.send({ type: 'lift', seat }),
      rematch: () => this.socket.send({ type: 'rematch' }),
    });
    this.socket = new RoomSocket(room, token, language(), {
      update: (update) => this.receive(update),
      link: (link) => {
        this.link = link;
        this.reporter?.link(link);
      },
      gone: (refusal) => {
        this.gone = refusal;
        this.reporter?.refused();
      },
    });
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

  private receive(update: Update): void {
    const before = this.game.update?.seq;
    this.game.receive(update);
    if (before !== undefined && before !== update.seq) playEvents(update.events, this.game.myTurn);
    this.reporter?.update(update);
    this.passAlone();
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
    this.closed = true;
    this.reporter?.close();
    this.socket.close();
  }
}
