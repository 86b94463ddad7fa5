/* Registers the service worker. Browsers without one, and pages without HTTPS, work as well, only not offline. */

import { keepFresh } from './ready';

export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' }).catch(() => undefined);
    void keepFresh().catch(() => undefined);
  });
}
