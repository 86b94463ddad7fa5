/* Whether this browser can play without a connection, and what it takes to make it so. */

import { CACHE, PYTHON } from './python';

const KEY = 'sevens.offline';
/** How the names of rooms that live in this browser begin. */
const PREFIX = 'local-';

interface Kept {
  /** Which Python and which package are kept. */
  folder: string;
  archive: string;
}

function kept(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return found && typeof found.archive === 'string' && found.folder === PYTHON.folder ? found : null;
  } catch {
    return null;
  }
}

export const isLocal = (room: string): boolean => room.startsWith(PREFIX);

/** Whether the service worker is there at all: a page without HTTPS has none. */
export const offlinePossible = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in globalThis && typeof Worker === 'function';

export const offlineReady = (): boolean => offlinePossible() && kept() !== null;

const address = (path: string): string => new URL(path, document.baseURI).href;

export const archiveAddress = (): string => address(`api/offline/${kept()?.archive ?? ''}`);

interface Offered {
  archive: string;
  bytes: number;
}

async function offered(): Promise<Offered> {
  const answer = await fetch(address('api/offline'));
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as Offered;
}

/** How many bytes have to be loaded. */
export const offlineBytes = async (): Promise<number> => PYTHON.bytes + (await offered()).bytes;

/** Loads and keeps what playing without a connection takes; `progress` hears of shares from 0 to 1. */
export async function makeOffline(progress: (share: number) => void = () => undefined): Promise<void> {
  const { archive } = await offered();
  const wanted = [...PYTHON.files.map((name) => address(`assets/${PYTHON.folder}/${name}`)), address(`api/offline/${archive}`)];
  const cache = await caches.open(CACHE);
  let loaded = 0;
  for (const file of wanted) {
    if (!(await cache.match(file))) await cache.add(file);
    progress(++loaded / wanted.length);
  }
  localStorage.setItem(KEY, JSON.stringify({ folder: PYTHON.folder, archive } satisfies Kept));
  for (const request of await cache.keys()) if (!wanted.includes(request.url)) await cache.delete(request);
  // Without this the browser may throw everything away when it runs short of space.
  await navigator.storage?.persist?.().catch(() => false);
}

export async function forgetOffline(): Promise<void> {
  localStorage.removeItem(KEY);
  await caches.delete(CACHE);
}

/** Once somebody has asked for it, the kept package follows the server's. */
export async function keepFresh(): Promise<void> {
  const before = localStorage.getItem(KEY);
  if (!offlinePossible() || before === null) return;
  const { archive } = await offered();
  if (kept()?.archive !== archive) await makeOffline();
}
