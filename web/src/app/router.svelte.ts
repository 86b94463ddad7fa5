/* Addresses after the #: they never reach the server's logs, and the page works below any path. */

export type Route =
  | { page: 'home' }
  | { page: 'room'; room: string; token: string | null; code: string | null }
  | { page: 'rules'; preset: string }
  | { page: 'replay'; room: string | null }
  | { page: 'privacy' }
  | { page: 'host' }
  | { page: 'unknown' };

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', name = ''] = path.split('/').map(decodeURIComponent);
  if (page === '') return { page: 'home' };
  if (page === 'room' && name) {
    const asked = new URLSearchParams(query);
    return { page: 'room', room: name, token: asked.get('token'), code: asked.get('seat') };
  }
  if (page === 'rules') return { page: 'rules', preset: name || 'sevens' };
  if (page === 'replay') return { page: 'replay', room: name || null };
  if (page === 'privacy' || page === 'host') return { page };
  return { page: 'unknown' };
}

let current = $state.raw<Route>(parse(location.hash));

addEventListener('hashchange', () => {
  current = parse(location.hash);
  scrollTo(0, 0);
});

export const route = (): Route => current;

export function go(path: string): void {
  location.hash = `#/${path}`;
}
