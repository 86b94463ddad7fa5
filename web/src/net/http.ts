/* Requests to the server beside the socket. */

import { isLocal, offlineReady } from '../offline/ready';
import type { AnyReport, Statistics } from '../protocol.gen';
import type { About, Games, NewRoom, Refusal, Replay, RoomCard, RuleCheck, RuleSet, SeatLink, Section } from '../protocol';

/** What went wrong with a request; `message` is worded by the server for the reader when it answered at all. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'RequestError';
  }
}

/** An answer of the real server, or, when that cannot be reached and the browser can do without it, of its own. */
async function ask(path: string, body: string | undefined, headers: Record<string, string>): Promise<{ status: number; text: string }> {
  const local = async () => {
    const { localRequest } = await import('./local');
    const answer = await localRequest(body === undefined ? 'GET' : 'POST', path, body ?? '');
    return { status: answer.status, text: answer.body };
  };
  const room = /^api\/rooms\/([^/]+)\//.exec(path)?.[1];
  if ((room && isLocal(room)) || (!navigator.onLine && offlineReady())) return local();
  try {
    const response = await fetch(new URL(path, document.baseURI), {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (offlineReady()) return local();
    throw error;
  }
}

async function request<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  let status: number;
  let answer: unknown;
  try {
    const found = await ask(path, body === undefined ? undefined : JSON.stringify(body), headers);
    status = found.status;
    answer = parsed(found.text);
  } catch {
    throw new RequestError(0, 'offline', '');
  }
  if (status >= 200 && status < 300 && answer !== null) return answer as T;
  const error = (answer as { error?: Partial<Refusal> } | null)?.error;
  throw new RequestError(status, error?.code ?? 'failed', error?.message ?? '');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const getGames = (lang: string) => request<Games>(`api/games?lang=${lang}`);

export const checkRules = (rules: RuleSet, seats: number, lang: string) =>
  request<RuleCheck>('api/rules/check', { rules, seats, lang });

type Sections = Section[] | { sections: Section[] };
const sections = (answer: Sections): Section[] => (Array.isArray(answer) ? answer : answer.sections);

export const presetDocument = async (preset: string, lang: string) =>
  sections(await request<Sections>(`api/rules/text?lang=${lang}&preset=${encodeURIComponent(preset)}`));

export const rulesDocument = async (rules: RuleSet, lang: string) =>
  sections(await request<Sections>('api/rules/text', { rules, lang }));

export const createRoom = (room: NewRoom) => request<{ room: string; token: string }>('api/rooms', room);

const roomPath = (room: string, rest = '') => `api/rooms/${encodeURIComponent(room)}${rest}`;

export const getAbout = () => request<About>('api/about');

/** A room before one enters it; a browser without a cookie of the room gets one with the answer. */
export const getCard = (room: string) => request<RoomCard>(roomPath(room));

export const takeSeat = (room: string, name: string, seat: number | null, lang: string) =>
  request<{ seat: number }>(roomPath(room, '/seats'), { name, seat, lang });

/** The link that opens one's own seat on another device. */
export const makeSeatLink = (room: string, lang: string) => request<SeatLink>(roomPath(room, '/link'), { lang });

/** Moves the seat of a link to this device. */
export const moveSeatHere = (room: string, code: string, lang: string) =>
  request<{ seat: number }>(roomPath(room, '/return'), { code, lang });

export const qrAddress = (room: string) => new URL(roomPath(room, '/qr'), document.baseURI).href;

export const getRecord = (room: string) => request<{ record: string }>(`api/rooms/${encodeURIComponent(room)}/record`);

export const openRecord = (record: string, lang: string) => request<Replay>('api/records', { record, lang });

/** Sends a report of the statistics, also while the page closes; nobody waits for it, and losing one does no harm. */
export function sendReport(report: AnyReport): void {
  fetch(new URL('api/statistics', document.baseURI), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
}

export const getStatistics = (token: string, lang: string) =>
  request<Statistics>(`api/statistics?lang=${lang}`, undefined, { authorization: `Bearer ${token}` });
