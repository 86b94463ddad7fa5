import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { AnyReport } from '../../src/protocol.gen';
import type { Update } from '../../src/protocol';

const sent: AnyReport[] = [];
const preset = { name: 'sevens', rules: { jokers: 0, pass_limit: null, match: 'deals 1' } };
const options = [
  { name: 'jokers', kind: 'choice' },
  { name: 'pass_limit', kind: 'int' },
  { name: 'match', kind: 'text' },
];

vi.mock('../../src/net/http', () => ({
  getGames: () => Promise.resolve({ presets: [preset, { name: 'fan_tan', rules: { jokers: 1, pass_limit: 3, match: 'wins 3' } }], options }),
  sendReport: (report: AnyReport) => sent.push(report),
}));

const { settings } = await import('../../src/hud/settings.svelte');

/** An update of a room; only what the reporter looks at is in it. */
function update(changes: { room?: object; view?: object; events?: { type: string }[] } = {}): Update {
  return {
    room: { id: 'r1', host: true, match: 1, mode: 'solo', seats: [{ level: null }, { level: 'easy' }, { level: 'easy' }], ...changes.room },
    view: { deal: 1, phase: 'play', seat: 0, seats: 3, winners: null, history: [], rules: { jokers: 1, pass_limit: null, match: 'deals 9' }, ...changes.view },
    events: changes.events ?? [],
  } as unknown as Update;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  settings.statistics = true;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const reporter = async () => new (await import('../../src/app/reporter')).Reporter();

test('a match is told once at its start and once at its end', async () => {
  const following = await reporter();
  following.update(update());
  following.update(update({ events: [{ type: 'played' }, { type: 'passed' }, { type: 'deal_over' }] }));
  following.update(update({ view: { phase: 'match_over', winners: [0] }, events: [{ type: 'played' }] }));
  following.update(update({ view: { phase: 'match_over', winners: [0] } }));
  await settle();
  expect(sent.map((report) => report.type)).toEqual(['started', 'finished']);
  expect(sent[0]).toMatchObject({ setup: { game: 'sevens', mode: 'solo', level: 'easy', seats: 3, length: 'other', changed: ['jokers=1'] } });
  expect(sent[1]).toMatchObject({ result: 'won', moves: 3, minutes: 'under 2' });
});

test('a page that is loaded again goes on counting where it was', async () => {
  (await reporter()).update(update({ events: [] }));
  const again = await reporter();
  again.update(update({ view: { phase: 'match_over', winners: [1, 2] }, events: [{ type: 'passed' }] }));
  await settle();
  expect(sent.map((report) => report.type)).toEqual(['started', 'finished']);
  expect(sent[1]).toMatchObject({ result: 'lost', moves: 1 });
});

test('who watches, and who comes to the middle of a match, tells nothing of it', async () => {
  const following = await reporter();
  following.update(update({ room: { host: false } }));
  following.update(update({ view: { deal: 2 } }));
  following.update(update({ view: { phase: 'match_over', winners: [0] } }));
  await settle();
  expect(sent).toEqual([]);
});

test.each([
  [0, '0'],
  [2, '2'],
  [4, '3-5'],
  [9, '6 or more'],
])('a game with friends that came back %i times', async (times, band) => {
  const following = await reporter();
  following.update(update({ room: { host: false, mode: 'friends' } }));
  for (let open = 0; open <= times; open++) following.link('open');
  following.link('waiting');
  following.close();
  following.close();
  expect(sent).toMatchObject([{ type: 'connection', connected: true, returns: band }]);
});

test('a connection that never came about is told, a room that is gone is not', async () => {
  const lost = await reporter();
  lost.link('connecting');
  lost.close();
  const gone = await reporter();
  gone.refused();
  gone.close();
  expect(sent).toMatchObject([{ type: 'connection', connected: false, returns: '0' }]);
});

test('a table that fails is told once, even while frames are being counted', async () => {
  const { reportDisplay } = await import('../../src/app/reporter');
  reportDisplay('shown');
  reportDisplay('failed');
  reportDisplay('failed');
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(sent).toMatchObject([{ type: 'display', outcome: 'failed', frames: 'unknown' }]);
});

test('nothing is told after the switch was turned off', async () => {
  const following = await reporter();
  following.update(update({ room: { mode: 'friends' } }));
  await settle();
  const { settings: same } = await import('../../src/hud/settings.svelte');
  same.statistics = false;
  following.close();
  expect(sent.map((report) => report.type)).toEqual(['started']);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36', 'chromium', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1', 'safari', 'ios'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox', 'linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36 Edg/156.0', 'chromium', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1', 'safari', 'macos'],
  ['something else', 'other', 'other'],
])('families of %s', async (agent, browser, system) => {
  vi.stubGlobal('navigator', { userAgent: agent, languages: ['en'], hardwareConcurrency: 8, maxTouchPoints: 0 });
  const { device } = await import('../../src/app/reporter');
  expect(device()).toEqual({ phone: false, memory: 'unknown', cores: '5-8', browser, system });
});
