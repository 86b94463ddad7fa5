/* The logs of rooms in this browser: one record a room, appended to only at its end. */

export interface StoredEvent {
  kind: string;
  at: number;
  data: unknown;
}

export interface Append {
  room: string;
  /** The seq of the first event; anything but the next one means that another tab plays here. */
  first: number;
  events: StoredEvent[];
}

interface Log {
  room: string;
  changed: number;
  events: StoredEvent[];
}

const NAME = 'sevens';
const ROOMS = 'rooms';
const MOST_ROOMS = 20;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });

let database: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(ROOMS, { keyPath: 'room' });
  return done(request);
}

const rooms = async (mode: IDBTransactionMode): Promise<[IDBTransaction, IDBObjectStore]> => {
  const transaction = (await (database ??= open())).transaction(ROOMS, mode, { durability: 'strict' });
  return [transaction, transaction.objectStore(ROOMS)];
};

/** The events of a room; empty when there is none. */
export async function load(room: string): Promise<StoredEvent[]> {
  const [, store] = await rooms('readonly');
  return ((await done(store.get(room))) as Log | undefined)?.events ?? [];
}

/** Stores events; false when somebody else has stored the same seq before. Durable once it resolves. */
export async function append({ room, first, events }: Append): Promise<boolean> {
  const [transaction, store] = await rooms('readwrite');
  const log = ((await done(store.get(room))) as Log | undefined) ?? { room, changed: 0, events: [] };
  if (log.events.length !== first - 1) {
    transaction.abort();
    return false;
  }
  store.put({ room, changed: events.at(-1)?.at ?? 0, events: [...log.events, ...events] } satisfies Log);
  if (first === 1) {
    const all = (await done(store.getAll())) as Log[];
    all.sort((one, other) => other.changed - one.changed);
    for (const old of all.slice(MOST_ROOMS)) store.delete(old.room);
  }
  await finished(transaction);
  return true;
}
