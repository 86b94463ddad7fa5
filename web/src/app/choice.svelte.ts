/* What was chosen for the last game, remembered for the next. */

import { remember, remembered } from '../hud/settings.svelte';
import type { Games, Mode, Preset, RuleSet, RuleValue, SeatChoice } from '../protocol';
import { t } from '../texts/index.svelte';

export interface SeatSetup {
  kind: 'person' | 'bot';
  level: string;
  name: string;
}

interface Choice {
  preset: string;
  mode: Mode;
  players: number;
  level: string;
  /** How friends see the person at this page. */
  name: string;
  seats: SeatSetup[];
  /** Preset -> the options changed on top of it. */
  house: Record<string, RuleSet>;
  /** Preset -> the match length chosen. */
  lengths: Record<string, string>;
}

const KEY = 'sevens.choice';
const ROOM_KEY = 'sevens.room';
const NAMES = ['', 'Aiko', 'Bruno', 'Chiara', 'Diego', 'Emma', 'Félix', 'Greta', 'Hugo', 'Inés'];
const MOST_SEATS = 10;

const newSeat = (seat: number, level: string): SeatSetup => ({
  kind: seat === 0 ? 'person' : 'bot',
  level,
  name: NAMES[seat] ?? '',
});

export const choice = $state<Choice>(
  remembered<Choice>(KEY, {
    preset: 'sevens',
    mode: 'solo',
    players: 4,
    level: 'medium',
    name: '',
    seats: Array.from({ length: MOST_SEATS }, (_, seat) => newSeat(seat, 'medium')),
    house: {},
    lengths: {},
  }),
);

export const saveChoice = (): void => remember(KEY, choice);

export function presetOf(games: Games): Preset | undefined {
  return games.presets.find((preset) => preset.name === choice.preset) ?? games.presets[0];
}

/** The options that differ from the preset, the match length aside. */
export const houseRules = (preset: string): RuleSet => choice.house[preset] ?? {};

export function setRule(preset: Preset, option: string, value: RuleValue): void {
  const rules = { ...houseRules(preset.name) };
  if (preset.rules[option] === value) delete rules[option];
  else rules[option] = value;
  choice.house[preset.name] = rules;
  saveChoice();
}

export function resetRules(preset: Preset): void {
  choice.house[preset.name] = {};
  delete choice.lengths[preset.name];
  saveChoice();
}

export const matchOf = (preset: Preset): string => choice.lengths[preset.name] ?? String(preset.rules.match);

/** The rules as they are sent: the preset and everything that differs from it. */
export const chosenRules = (preset: Preset): RuleSet => ({
  preset: preset.name,
  ...houseRules(preset.name),
  match: matchOf(preset),
});

export function levelFor(games: Games, wanted: string): string {
  return games.levels.includes(wanted) ? wanted : (games.levels[Math.min(1, games.levels.length - 1)] ?? wanted);
}

/** The seats as they are sent. Against the computer the front seat is the person's. */
export function chosenSeats(games: Games): SeatChoice[] {
  if (choice.mode === 'friends') {
    return Array.from({ length: choice.players }, (_, seat) => (seat === 0 ? { kind: 'person', name: choice.name.trim() } : { kind: 'open' }));
  }
  return Array.from({ length: choice.players }, (_, seat) => {
    const setup = choice.seats[seat] ?? newSeat(seat, choice.level);
    const person = choice.mode === 'solo' ? seat === 0 : setup.kind === 'person';
    const name = setup.name.trim();
    if (person) return { kind: 'person', name: name || (choice.mode === 'device' ? t('player-default', { number: seat + 1 }) : '') };
    return { kind: 'bot', level: levelFor(games, setup.level), name: name || (NAMES[seat] ?? '') };
  });
}

/** All bots get one level. */
export function setLevel(level: string): void {
  choice.level = level;
  for (const seat of choice.seats) seat.level = level;
  saveChoice();
}

/** The keys to rooms opened from this browser: room -> token. The latest stands last. */
export function rememberRoom(room: string, token: string): void {
  const rooms = remembered<{ list: [string, string][] }>(ROOM_KEY, { list: [] }).list.filter(([name]) => name !== room);
  remember(ROOM_KEY, { list: [...rooms, [room, token]].slice(-20) });
}

export function tokenFor(room: string): string | null {
  const found = remembered<{ list: [string, string][] }>(ROOM_KEY, { list: [] }).list.find(([name]) => name === room);
  return found?.[1] || null; // a seat among friends is known by its cookie alone
}

export function lastRoom(): string | null {
  return remembered<{ list: [string, string][] }>(ROOM_KEY, { list: [] }).list.at(-1)?.[0] ?? null;
}

export function forgetRoom(room: string): void {
  const rooms = remembered<{ list: [string, string][] }>(ROOM_KEY, { list: [] }).list.filter(([name]) => name !== room);
  remember(ROOM_KEY, { list: rooms });
}
