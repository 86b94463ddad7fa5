/* The service worker: the page opens without a connection, and a page that is open keeps the version it began with.

   A new version fills a cache of its own and then waits, as service workers do, until no page uses the one before it.
   Pages themselves are asked of the server first, so a reload always shows the newest; their files carry a hash in the
   name and are taken from whichever cache has them. What games are there is asked of the server and remembered for the
   time without it; nothing else of a game is kept. */

/// <reference lib="webworker" />
/* Filled in when the client is built. */
declare const __VERSION__: string;
declare const __SHELL__: string[];

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const PREFIX = 'sevens-shell-';
const SHELL = PREFIX + __VERSION__;
const FILES: string[] = __SHELL__;
/** Answers that do not depend on who asks. */
const WORDS = 'sevens-words';
const REMEMBERED = /\/api\/(games|rules\/text|lesson)$/;
/** How long a slow connection may keep the page waiting, in milliseconds. */
const PATIENCE = 4000;

const root = (): string => new URL('./', worker.location.href).href;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(SHELL).then((cache) => cache.addAll(FILES.map((file) => new Request(new URL(file, root()), { cache: 'no-cache' })))),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== SHELL).map((name) => caches.delete(name))))
      // The first visit is served at once; later versions only get here when no page of the old one is left.
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin || !url.href.startsWith(root())) return;
  const path = url.pathname.slice(new URL(root()).pathname.length - 1);
  if (request.mode === 'navigate') {
    if (!path.startsWith('/api/')) event.respondWith(page(request));
  } else if (path.startsWith('/assets/') || path.startsWith('/api/offline/') || path === '/icon.svg') event.respondWith(file(request));
  else if (REMEMBERED.test(path)) event.respondWith(words(request));
});

/** The page from the server, or the kept one when that does not answer in time. */
async function page(request: Request): Promise<Response> {
  const kept = await (await caches.open(SHELL)).match(root());
  if (!kept) return fetch(request);
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    // Another address of this server is not kept: the page itself is the place to be.
    return new URL(request.url).pathname === new URL(root()).pathname ? kept : Response.redirect(root());
  }
}

/** A file whose name says which version it is. */
const file = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

/** An answer from the server, remembered; the remembered one without it. */
async function words(request: Request): Promise<Response> {
  const cache = await caches.open(WORDS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}
