import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { RoomSocket } from '../../src/net/socket';
import type { Refusal, Update } from '../../src/protocol';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  opened(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lost(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code, reason: 'unknown_token' });
  }
}

describe('the connection to a room', () => {
  const handlers = { update: vi.fn<(update: Update) => void>(), link: vi.fn(), gone: vi.fn<(refusal: Refusal) => void>() };
  let socket: RoomSocket;
  const latest = () => FakeSocket.all.at(-1) as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
    for (const handler of Object.values(handlers)) handler.mockReset();
    socket = new RoomSocket('r1', 'secret', 'de', handlers);
  });

  afterEach(() => {
    socket.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says hello first, with the token but not in the address', () => {
    latest().opened();
    expect(latest().sent).toEqual([{ type: 'hello', token: 'secret', lang: 'de' }]);
    expect(String(latest().url)).toMatch(/^ws:.*\/api\/rooms\/r1\/ws$/);
  });

  it('settles a command with the answer to its own id', async () => {
    latest().opened();
    const first = socket.send({ type: 'act', seq: 3, action: '7d' });
    const second = socket.send({ type: 'act', seq: 3, action: 'pass' });
    const [one, two] = latest().sent.slice(1);
    const refusal = { code: 'illegal_action', rule: 'R18', reason: 'must_play', message: 'You can play.' };
    latest().say({ type: 'answer', id: two?.id, status: 'refused', error: refusal });
    latest().say({ type: 'answer', id: one?.id, status: 'done', error: null });
    expect(await first).toBeNull();
    expect(await second).toEqual(refusal);
  });

  it('comes back by itself, asks again with the same id, and waits longer each time', () => {
    latest().opened();
    latest().say({ type: 'update', seq: 7 });
    void socket.send({ type: 'act', seq: 7, action: '7d' });
    const id = latest().sent[1]?.id;
    latest().lost();
    expect(handlers.link).toHaveBeenLastCalledWith('waiting');
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
    latest().lost();
    vi.advanceTimersByTime(550);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(3);
    latest().opened();
    expect(latest().sent[0]).toEqual({ type: 'hello', token: 'secret', lang: 'de', seen: 7 });
    expect(latest().sent[1]?.id).toBe(id);
  });

  it('does not ask again for a room that is gone', () => {
    latest().lost(4404);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(handlers.gone).toHaveBeenCalledOnce();
  });

  it('looks at once when the page is seen again', () => {
    latest().lost();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all).toHaveLength(2);
  });
});
