import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

// @ts-expect-error -- a script of the build without types of its own
import { compare, read, types } from '../../scripts/texts.mjs';
import { LANGUAGES } from '../../src/texts/index.svelte';

const folder = join(import.meta.dirname, '../../src/texts');
const messages = (read as (language: string) => { messages: Map<string, string[]> })('en').messages;

/** Values that reach every branch of a selector at least once. */
const SAMPLES: Record<string, (string | number)[]> = {
  rank: ['A', 'J', 'Q', 'K', '8', '10'],
  suit: ['s', 'h', 'd', 'c'],
  who: ['you', 'other', 'several'],
  kind: ['fine', 'skip_turn', 'lose_deal', 'surrender'],
  status: ['out', 'joker_only', 'eliminated', 'idle', 'active'],
  level: ['random', 'easy', 'medium', 'hard', 'expert', 'mine'],
  ordinal: ['one', 'two', 'few', 'many', 'other'],
};
const NUMBERS = [0, 1, 2, 5, 1_000_000];

describe('the language files', () => {
  it('agree with English in messages and variables', () => {
    expect((compare as () => string[])()).toEqual([]);
  });

  it('have types that are up to date', () => {
    expect(readFileSync(join(folder, 'keys.gen.ts'), 'utf8')).toBe((types as () => string)());
  });

  it.each(Object.keys(LANGUAGES))('word every message in every form: %s', (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(readFileSync(join(folder, `${language}.ftl`), 'utf8')))).toEqual([]);
    for (const [id, variables] of messages) {
      const pattern = bundle.getMessage(id)?.value;
      expect(pattern, id).toBeTruthy();
      for (let turn = 0; turn < 6; turn += 1) {
        const values = Object.fromEntries(
          variables.map((name) => {
            const samples = SAMPLES[name] ?? NUMBERS;
            return [name, samples[turn % samples.length] as string | number];
          }),
        );
        const errors: Error[] = [];
        const text = bundle.formatPattern(pattern ?? '', values, errors);
        expect(errors, id).toEqual([]);
        expect(text.trim(), id).not.toBe('');
        expect(text, id).not.toMatch(/[{}]/);
      }
    }
  });

  it('use the many form of Spanish, Italian and French without a gap', () => {
    for (const language of ['es', 'it', 'fr']) expect(new Intl.PluralRules(language).select(1_000_000)).toBe('many');
  });
});
