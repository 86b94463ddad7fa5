/* The connection to a room: one kind of update, commands that are answered, reconnection. */

import { isLocal } from '../offline/ready';
import type { Answer, LobbyUpdate, Refusal, Said, Update } from '../protocol';
import type { LocalSocket } from './local';

export type Link = 'connecting' | 'open' | 'waiting' | 'closed';

export interface RoomHandlers {
  update(update: Update | LobbyUpdate): void;
  /** Somebody among friends said a phrase. */
  said?(said: Said): void;
  link(link: Link): void;
  /** The room cannot be joined: it is gone, or the token opens no seat. */
  gone(refusal: Refusal): void;
}

export interface Command {
  type: string;
  [field: string]: unknown;
}

interface Pending {
  text: string;
  settle(refusal: Refusal | null): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Close codes that trying again does not cure. */
const FINAL_CODES = new Set([4401, 4403, 4404, 4410]);

export class RoomSocket {
  private socket: WebSocket | LocalSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private counter = 0;
  private seen: number | undefined;
  private readonly client = Math.random().toString(36).slice(2, 10);
  private readonly pending = new Map<string, Pending>();
  private readonly wake = () => {
    // A phone freezes the page in the pocket: look at once when it comes back.
    if (document.visibilityState === 'visible' && this.socket === null && !this.stopped) this.open();
  };

  constructor(
    private readonly room: string,
    private readonly token: string | null,
    private lang: string,
    private readonly handlers: RoomHandlers,
    /** What has to be done before the first connection, such as getting a cookie; failing is no reason not to connect. */
    private before: (() => Promise<unknown>) | null = null,
  ) {
    document.addEventListener('visibilitychange', this.wake);
    addEventListener('online', this.wake);
    this.open();
  }

  /** Sends a command; resolves to null when it was accepted, else to the refusal. */
  send(command: Command): Promise<Refusal | null> {
    this.counter += 1;
    const id = `${this.client}-${this.counter}`;
    const text = JSON.stringify({ ...command, id });
    if (command.type === 'lang') this.lang = String(command.lang);
    return new Promise((resolve) => {
      this.pending.set(id, { text, settle: resolve });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  /** Connects anew, also after the end: the browser may be somebody else to the room now. */
  renew(): void {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.stopped = false;
    this.open();
  }

  close(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.wake);
    removeEventListener('online', this.wake);
    this.socket?.close();
    this.socket = null;
    this.handlers.link('closed');
  }

  private open(): void {
    clearTimeout(this.timer);
    this.handlers.link('connecting');
    const { before } = this;
    if (before) {
      this.before = null;
      const connect = () => {
        if (!this.stopped && this.socket === null) this.open();
      };
      before().then(connect, connect);
      return;
    }
    if (isLocal(this.room)) {
      void import('./local').then(({ localConnect }) => {
        if (!this.stopped && this.socket === null) this.attach(localConnect(this.room));
      });
      return;
    }
    const address = new URL(`api/rooms/${encodeURIComponent(this.room)}/ws`, document.baseURI);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    this.attach(new WebSocket(address));
  }

  private attach(socket: WebSocket | LocalSocket): void {
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', token: this.token, lang: this.lang, seen: this.seen }));
      // Commands that were never answered are asked again with their old ids: the server answers "done" to one it knows.
      for (const { text } of this.pending.values()) socket.send(text);
    };
    socket.onmessage = (message: { data: unknown }) => this.receive(String(message.data));
    socket.onclose = (event: { code: number; reason: string }) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.stopped) return;
      if (FINAL_CODES.has(event.code)) {
        this.stopped = true;
        this.handlers.gone({ code: String(event.code), rule: null, reason: event.reason, message: '' });
        return;
      }
      this.handlers.link('waiting');
      this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as Update | LobbyUpdate | Answer | Said | { type: 'error'; error?: Refusal };
    if (message.type === 'update') {
      this.wait = FIRST_WAIT;
      this.seen = message.seq;
      this.handlers.link('open');
      this.handlers.update(message);
    } else if (message.type === 'said') {
      this.handlers.said?.(message);
    } else if (message.type === 'answer') {
      const pending = this.pending.get(message.id);
      this.pending.delete(message.id);
      pending?.settle(message.status === 'refused' ? (message.error ?? { code: 'refused', rule: null, reason: '', message: '' }) : null);
    }
  }
}
