/* A server in the browser: the package's own rooms under Pyodide, and this as the shell round them.

   It stores what `sevens.offline` says is to be stored, and only then lets it say anything; it waits as long as it is
   told to. What goes on in the game is decided in Python alone. */

/// <reference lib="webworker" />
import { PYTHON } from './python';
import { append, load, type Append } from './store';

export type ToWorker =
  | { type: 'start'; archive: string }
  | { type: 'request'; id: number; method: string; path: string; query: Record<string, string>; body: string }
  | { type: 'connect'; socket: number; room: string }
  | { type: 'text'; socket: number; text: string }
  | { type: 'close'; socket: number };

export type FromWorker =
  | { type: 'started' }
  | { type: 'failed'; message: string }
  | { type: 'answer'; id: number; status: number; body: string }
  | { type: 'opened'; socket: number }
  | { type: 'text'; socket: number; text: string }
  | { type: 'closed'; socket: number; code: number };

interface Desk {
  request(method: string, path: string, query: string, body: string, at: number): string;
  load(room: string, log: string): boolean;
  receive(room: string, text: string, at: number): string;
  tick(room: string, at: number): string;
  commit(room: string): string;
  drop(room: string): string;
}

interface Python {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

const RESTART = 1012;
const NO_ROOM = 4404;
/** Where the package is unpacked. */
const PLACE = '/game';

const worker = globalThis as unknown as DedicatedWorkerGlobalScope;
const say = (message: FromWorker): void => worker.postMessage(message);

let desk: Desk;
const roomOf = new Map<number, string>();
const socketOf = new Map<string, number>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
/** One thing at a time, in the order in which it was asked. */
let queue: Promise<void> = Promise.resolve();

async function start(archive: string): Promise<void> {
  const folder = new URL(`${PYTHON.folder}/`, worker.location.href).href;
  const [{ loadPyodide }, packed] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{ loadPyodide(options: { indexURL: string }): Promise<Python> }>,
    fetch(archive).then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(String(answer.status))))),
  ]);
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(packed, 'zip', { extractDir: PLACE });
  desk = python.runPython(`import sys\nsys.path.insert(0, "${PLACE}")\nfrom sevens.offline import Desk\nDesk()`) as Desk;
}

async function stored(write: Append | null): Promise<'yes' | 'conflict' | 'no'> {
  if (write === null) return 'yes';
  try {
    return (await append(write)) ? 'yes' : 'conflict';
  } catch {
    return 'no';
  }
}

async function answer(message: Extract<ToWorker, { type: 'request' }>): Promise<void> {
  const room = /^rooms\/([^/]+)\//.exec(message.path)?.[1];
  if (room && !socketOf.has(room)) desk.load(room, JSON.stringify(await load(room)));
  const text = desk.request(message.method, message.path, JSON.stringify(message.query), message.body, Date.now());
  const { status, body, store } = JSON.parse(text) as { status: number; body: string; store: Append | null };
  const kept = await stored(store);
  if (kept === 'yes' && store !== null) desk.load(store.room, JSON.stringify(store.events));
  say({ type: 'answer', id: message.id, status: kept === 'yes' ? status : 503, body: kept === 'yes' ? body : '{}' });
}

async function connect(socket: number, room: string): Promise<void> {
  const log = await load(room);
  if (!log.length || !desk.load(room, JSON.stringify(log))) {
    say({ type: 'closed', socket, code: NO_ROOM });
    return;
  }
  roomOf.set(socket, room);
  socketOf.set(room, socket);
  say({ type: 'opened', socket });
}

function leave(socket: number): void {
  const room = roomOf.get(socket);
  roomOf.delete(socket);
  if (room === undefined || socketOf.get(room) !== socket) return;
  socketOf.delete(room);
  clearTimeout(timers.get(room));
}

/** Stores what was decided, lets it happen and tells it. */
async function carryOut(room: string, decided: string): Promise<void> {
  const socket = socketOf.get(room);
  if (socket === undefined) return;
  const kept = await stored((JSON.parse(decided) as { store: Append | null }).store);
  if (kept === 'conflict') {
    // Another tab plays in this room: whoever is here comes again and finds it as it is now.
    leave(socket);
    say({ type: 'closed', socket, code: RESTART });
    return;
  }
  const told = kept === 'yes' ? desk.commit(room) : desk.drop(room);
  const { messages, wait } = JSON.parse(told) as { messages: string[]; wait: number | null };
  for (const text of messages) say({ type: 'text', socket, text });
  clearTimeout(timers.get(room));
  if (wait === null) return;
  const tick = () => enqueue(async () => (socketOf.has(room) ? carryOut(room, desk.tick(room, Date.now())) : undefined));
  timers.set(room, setTimeout(tick, wait));
}

async function handle(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'start':
      await start(message.archive);
      say({ type: 'started' });
      return;
    case 'request':
      return answer(message);
    case 'connect':
      return connect(message.socket, message.room);
    case 'close':
      leave(message.socket);
      return;
    case 'text': {
      const room = roomOf.get(message.socket);
      if (room !== undefined) await carryOut(room, desk.receive(room, message.text, Date.now()));
    }
  }
}

function enqueue(task: () => Promise<void> | undefined): void {
  queue = queue.then(task).catch((error: unknown) => say({ type: 'failed', message: String(error) }));
}

worker.onmessage = (event: MessageEvent<ToWorker>) => enqueue(() => handle(event.data));
