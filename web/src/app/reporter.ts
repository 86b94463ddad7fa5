/* What is told to the page's own server about a game: only what `protocol.gen.ts` has a field for. Loaded when needed. */

import { remembered, remember, settings } from '../hud/settings.svelte';
import { getGames, sendReport } from '../net/http';
import type { Link } from '../net/socket';
import type { Update } from '../protocol';
import type { AnyReport, ConnectionReport, Device, DisplayReport, GameFinished, Setup } from '../protocol.gen';
import { language } from '../texts/index.svelte';
import { counted } from './counted';

const KEY = 'sevens.counted';
const MOVES = new Set(['played', 'joker_played', 'passed', 'turn_lost']);
const LENGTHS: readonly string[] = [
  'deals 0',
  'deals 1',
  'deals 3',
  'deals 5',
  'deals 7',
  'deals 10',
  'wins 3',
  'best_of 5',
  'points 100',
  'bust 0',
  'bust 7',
] satisfies Setup['length'][];
const FRAME_MILLISECONDS = 1500;

interface Following {
  room: string;
  match: number;
  began: number;
  moves: number;
  finished: boolean;
}

const NOTHING: Following = { room: '', match: 0, began: 0, moves: 0, finished: false };

const report = (message: AnyReport): void => {
  if (counted()) sendReport(message);
};

/** The first band whose limit the number is below, else the last. */
const band = <T extends string>(value: number, bands: readonly (readonly [number, T])[], last: T): T =>
  bands.find(([limit]) => value < limit)?.[1] ?? last;

export function device(): Device {
  const agent = navigator.userAgent;
  const memory = (navigator as { deviceMemory?: number }).deviceMemory;
  const cores = navigator.hardwareConcurrency as number | undefined;
  const touch = matchMedia('(pointer: coarse)').matches;
  const apple = /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1);
  return {
    phone: touch && Math.min(screen.width, screen.height) < 600,
    memory: memory === undefined ? 'unknown' : band(memory, [[2, 'under 2'], [4, '2'], [8, '4']] as const, '8 or more'),
    cores: cores === undefined ? 'unknown' : band(cores, [[3, '1-2'], [5, '3-4'], [9, '5-8']] as const, '9 or more'),
    browser: /Firefox|FxiOS/.test(agent)
      ? 'firefox'
      : /Chrome|Chromium|CriOS|Edg/.test(agent)
        ? 'chromium'
        : /Safari/.test(agent)
          ? 'safari'
          : 'other',
    system: /Android/.test(agent)
      ? 'android'
      : apple
        ? 'ios'
        : /Windows/.test(agent)
          ? 'windows'
          : /Macintosh|Mac OS/.test(agent)
            ? 'macos'
            : /Linux|CrOS/.test(agent)
              ? 'linux'
              : 'other',
  };
}

/** The setup in the words of the statistics: the preset nearest to the rules, and what differs from it. */
async function setupOf(update: Update): Promise<Setup> {
  const { presets, options } = await getGames(language());
  const rules = update.view.rules;
  const changes = presets.map((preset) => ({
    name: preset.name,
    changed: options.map((option) => option.name).filter((name) => name !== 'match' && preset.rules[name] !== rules[name]),
  }));
  changes.sort((one, other) => one.changed.length - other.changed.length);
  const nearest = changes[0];
  if (!nearest) throw new Error('no presets');
  const kinds = new Map(options.map((option) => [option.name, option.kind]));
  const word = (value: unknown) => (value === true ? 'yes' : value === false ? 'no' : String(value));
  const levels = new Set(update.room.seats.map((seat) => seat.level).filter((level) => level !== null));
  const [level = 'none'] = levels;
  const length = String(rules.match);
  return {
    game: nearest.name as Setup['game'],
    mode: update.room.mode,
    level: (levels.size > 1 ? 'mixed' : level) as Setup['level'],
    seats: update.view.seats,
    length: (LENGTHS.includes(length) ? length : 'other') as Setup['length'],
    changed: nearest.changed.map((name) => (['choice', 'bool'].includes(kinds.get(name) ?? '') ? `${name}=${word(rules[name])}` : name)),
  };
}

function resultOf(update: Update): GameFinished['result'] {
  const { seat, winners } = update.view;
  if (update.room.mode === 'device' || seat === null || winners === null) return 'none';
  if (!winners.includes(seat)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

const movesIn = (events: { type: string }[]): number => events.filter((event) => MOVES.has(event.type)).length;

/** Follows one room while its page is open. */
export class Reporter {
  private following = remembered<Following>(KEY, NOTHING);
  private friends = false;
  private connected = false;
  private returns = 0;
  private gone = false;
  private done = false;
  private readonly leave = () => this.close();

  constructor() {
    addEventListener('pagehide', this.leave);
  }

  update(update: Update): void {
    this.friends = update.room.mode === 'friends';
    const { room, view } = update;
    if (!room.host || !view) return;
    let now = this.following;
    if (now.room !== room.id || now.match !== room.match) {
      const moves = movesIn(view.history);
      // A match that was found in its middle began at a time that nobody knows: it is left out.
      if (view.deal > 1 || view.phase !== 'play' || moves >= view.seats) return;
      now = { room: room.id, match: room.match, began: Date.now(), moves, finished: false };
      void setupOf(update).then((setup) => report({ type: 'started', setup, device: device() })).catch(() => undefined);
    } else {
      now = { ...now, moves: now.moves + movesIn(update.events) };
    }
    if (view.phase === 'match_over' && !now.finished) {
      now.finished = true;
      this.finish(update, now);
    }
    this.following = now;
    remember(KEY, now);
  }

  private finish(update: Update, { began, moves }: Following): void {
    const minutes = band(
      (Date.now() - began) / 60_000,
      [[2, 'under 2'], [5, '2-5'], [10, '5-10'], [20, '10-20'], [40, '20-40']] as const,
      '40 or more',
    );
    const result = resultOf(update);
    void setupOf(update)
      .then((setup) => report({ type: 'finished', setup, result, moves: Math.min(moves, 20_000), minutes, device: device() }))
      .catch(() => undefined);
  }

  link(link: Link): void {
    if (link !== 'open') return;
    if (this.connected) this.returns += 1;
    this.connected = true;
  }

  refused(): void {
    this.gone = true;
  }

  /** The page leaves the room: how the connection of a game with friends did is known now. */
  close(): void {
    removeEventListener('pagehide', this.leave);
    if (this.done) return;
    this.done = true;
    if (this.gone || (this.connected && !this.friends)) return;
    const returns: ConnectionReport['returns'] = band(this.returns, [[1, '0'], [2, '1'], [3, '2'], [6, '3-5']] as const, '6 or more');
    report({ type: 'connection', connected: this.connected, returns, device: device() });
  }
}

let display: 'untold' | 'measuring' | 'shown' | 'told' = 'untold';

/** Tells once a visit whether the 3D table was shown; while cards are dealt it is measured how fast frames come. */
export function reportDisplay(outcome: DisplayReport['outcome']): void {
  if (outcome !== 'shown') {
    if (display !== 'told') report({ type: 'display', outcome, frames: 'unknown', device: device() });
    display = 'told';
    return;
  }
  if (display !== 'untold') return;
  display = 'measuring';
  const start = performance.now();
  let frames = 0;
  const count = (now: number): void => {
    frames += 1;
    if (display !== 'measuring') return; // it failed in the meantime
    if (now - start < FRAME_MILLISECONDS) {
      requestAnimationFrame(count);
      return;
    }
    const rate = (1000 * frames) / (now - start);
    const still = settings.speed === 'none' || document.hidden;
    const measured = band(rate, [[15, 'under 15'], [30, '15-30'], [50, '30-50']] as const, '50 or more');
    display = 'shown';
    report({ type: 'display', outcome, frames: still ? 'unknown' : measured, device: device() });
  };
  requestAnimationFrame(count);
}
