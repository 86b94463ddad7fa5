/* What the player likes, remembered in this browser. */

import { browserLanguage, isLanguage, type Language } from '../texts/index.svelte';
import type { Speed } from '../protocol';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  speed: Speed;
  table3d: boolean;
  panel: boolean;
  fourColours: boolean;
  largeIndex: boolean;
  sounds: boolean;
  autoPass: boolean;
  frontiers: boolean;
  rowOrder: 'shdc' | 'dhcs';
  singleKeys: boolean;
  reducedMotion: boolean;
  /** The page may tell its server which games are finished and what fails. */
  statistics: boolean;
}

const KEY = 'sevens.settings';

const defaults = (): Settings => ({
  language: browserLanguage(),
  theme: 'system',
  speed: 'normal',
  table3d: true,
  panel: true,
  fourColours: false,
  largeIndex: false,
  sounds: true,
  autoPass: false,
  frontiers: false,
  rowOrder: 'shdc',
  singleKeys: true,
  reducedMotion: false,
  statistics: true,
});

/** Reads a remembered object; what is missing or of another type falls back to the default. */
export function remembered<T extends object>(key: string, fallback: T): T {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const result = { ...fallback } as Record<string, unknown>;
    for (const [name, value] of Object.entries(fallback)) {
      if (typeof stored[name] === typeof value) result[name] = stored[name];
    }
    return result as T;
  } catch {
    return fallback;
  }
}

/** Remembers an object; a browser that stores nothing is no reason to stop. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

function load(): Settings {
  const stored = remembered(KEY, defaults());
  return isLanguage(stored.language) ? stored : { ...stored, language: browserLanguage() };
}

export const settings = $state<Settings>(load());

export const saveSettings = (): void => remember(KEY, settings);

const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

export const lessMotion = (): boolean => settings.reducedMotion || (still?.matches ?? false);
