/* Reads src/texts/en.ftl, checks the other languages against it (same messages, same variables)
   and writes src/texts/keys.gen.ts, the type of every message with its variables. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { FluentParser, Visitor } from '@fluent/syntax';

const folder = join(import.meta.dirname, '../src/texts');

class Variables extends Visitor {
  names = new Set();
  visitVariableReference(node) {
    this.names.add(node.id.name);
  }
}

/** Message id -> sorted variable names, and the faults of one language file. */
export function read(language) {
  const faults = [];
  const messages = new Map();
  const resource = new FluentParser({ withSpans: false }).parse(readFileSync(join(folder, `${language}.ftl`), 'utf8'));
  for (const entry of resource.body) {
    if (entry.type === 'Junk') faults.push(`${language}: cannot be read: ${entry.content.slice(0, 80)}`);
    if (entry.type !== 'Message') continue;
    const variables = new Variables();
    variables.visit(entry);
    if (messages.has(entry.id.name)) faults.push(`${language}: ${entry.id.name} stands twice`);
    messages.set(entry.id.name, [...variables.names].sort());
  }
  return { messages, faults };
}

/** What is wrong with the languages, one line each; empty when all agree with English. */
export function compare() {
  const english = read('en');
  const faults = [...english.faults];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl') && name !== 'en.ftl')) {
    const language = file.slice(0, -4);
    const other = read(language);
    faults.push(...other.faults);
    for (const [id, variables] of english.messages) {
      const found = other.messages.get(id);
      if (!found) faults.push(`${language}: ${id} is missing`);
      else if (found.join() !== variables.join()) faults.push(`${language}: ${id} uses ${found.join() || 'nothing'}, English ${variables.join() || 'nothing'}`);
    }
    for (const id of other.messages.keys()) if (!english.messages.has(id)) faults.push(`${language}: ${id} is not in English`);
  }
  return faults;
}

/** The text of keys.gen.ts. */
export function types() {
  const lines = [...read('en').messages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, variables]) => {
    const value = variables.length ? `{ ${variables.map((name) => `${name}: string | number`).join('; ')} }` : 'undefined';
    return `  '${id}': ${value};`;
  });
  return `// Written by scripts/texts.mjs from en.ftl.\nexport interface Messages {\n${lines.join('\n')}\n}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = compare();
  if (faults.length) {
    console.error(faults.join('\n'));
    process.exit(1);
  }
  writeFileSync(join(folder, 'keys.gen.ts'), types());
}
