/* The server of this browser, from the page's side: requests and sockets like those of the real one. Loaded on demand. */

import { archiveAddress } from '../offline/ready';
import type { FromWorker, ToWorker } from '../offline/worker';

export interface LocalAnswer {
  status: number;
  body: string;
}

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

/** As much of a WebSocket as the page uses. */
export class LocalSocket {
  readyState = CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(private readonly post: (text: string | null) => void) {}

  send(text: string): void {
    if (this.readyState === OPEN) this.post(text);
  }

  close(code = 1000): void {
    if (this.readyState === CLOSED) return;
    this.post(null);
    this.closed(code);
  }

  opened(): void {
    this.readyState = OPEN;
    this.onopen?.();
  }

  closed(code: number): void {
    this.readyState = CLOSED;
    this.onclose?.({ code, reason: '' });
  }
}

class LocalServer {
  private readonly worker = new Worker(new URL('../offline/worker.ts', import.meta.url), { type: 'module' });
  private readonly asked = new Map<number, { resolve(answer: LocalAnswer): void; reject(error: Error): void }>();
  private readonly sockets = new Map<number, LocalSocket>();
  private number = 0;
  broken = false;

  constructor() {
    this.worker.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data);
    this.worker.onerror = () => this.fail('the worker stopped');
    this.tell({ type: 'start', archive: archiveAddress() });
  }

  private tell(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker): void {
    switch (message.type) {
      case 'answer':
        this.asked.get(message.id)?.resolve(message);
        this.asked.delete(message.id);
        return;
      case 'failed':
        this.fail(message.message);
        return;
      case 'opened':
        this.sockets.get(message.socket)?.opened();
        return;
      case 'text':
        this.sockets.get(message.socket)?.onmessage?.({ data: message.text });
        return;
      case 'closed':
        this.sockets.get(message.socket)?.closed(message.code);
        this.sockets.delete(message.socket);
    }
  }

  /** Nothing half done may stay: everybody is told, and the next who asks starts it anew. */
  private fail(why: string): void {
    this.broken = true;
    this.worker.terminate();
    for (const { reject } of this.asked.values()) reject(new Error(why));
    for (const socket of this.sockets.values()) socket.closed(1011);
    this.asked.clear();
    this.sockets.clear();
  }

  request(method: string, path: string, body: string): Promise<LocalAnswer> {
    const id = ++this.number;
    const address = new URL(path, 'http://local/');
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject });
      const query = Object.fromEntries(address.searchParams);
      this.tell({ type: 'request', id, method, path: address.pathname.replace(/^\/api\//, ''), query, body });
    });
  }

  connect(room: string): LocalSocket {
    const id = ++this.number;
    const socket = new LocalSocket((text) => this.tell(text === null ? { type: 'close', socket: id } : { type: 'text', socket: id, text }));
    this.sockets.set(id, socket);
    this.tell({ type: 'connect', socket: id, room });
    return socket;
  }
}

let server: LocalServer | null = null;

function localServer(): LocalServer {
  if (server === null || server.broken) server = new LocalServer();
  return server;
}

export const localRequest = (method: string, path: string, body: string): Promise<LocalAnswer> => localServer().request(method, path, body);

export const localConnect = (room: string): LocalSocket => localServer().connect(room);
