/* Words in the chosen language. Only that language is loaded; changing it redraws every text. */

import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Messages } from './keys.gen';

export const LANGUAGES = {
  en: 'English',
  es: 'Español',
  it: 'Italiano',
  de: 'Deutsch',
  fr: 'Français',
  ja: '日本語',
} as const;

export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');

export const isLanguage = (value: unknown): value is Language => typeof value === 'string' && value in LANGUAGES;

/** The first of the browser's languages that the page speaks, else English. */
export function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return 'en';
}

/** Loads a language and shows it at once. */
export async function useLanguage(language: Language): Promise<void> {
  const load = files[`./${language}.ftl`];
  if (!load) return;
  const text = await load();
  // Isolation marks are for mixed directions; all six languages run left to right.
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource(new FluentResource(text));
  current = language;
  bundle = next;
  document.documentElement.lang = language;
  document.title = t('app-name');
  // Who installs the page gets its name and description in the language they read.
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `./manifest-${language}.webmanifest`);
}

export const language = (): Language => current;

type Arguments<K extends keyof Messages> = Messages[K] extends undefined ? [] : [variables: Messages[K]];

/** The message in the chosen language. */
export function t<K extends keyof Messages>(id: K, ...[variables]: Arguments<K>): string {
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, variables ?? null) : '';
}

/** "a, b and c" in the chosen language. */
export const list = (parts: string[]): string =>
  new Intl.ListFormat(current, { style: 'long', type: 'conjunction' }).format(parts);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(current) + text.slice(1);
