/* Prints what the first screen and the 3D chunk weigh, compressed, and fails above the budget. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const assets = join(dist, 'assets');
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const size = (name) => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length;

const files = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
const first = files.filter((name) => html.includes(name));
// A page loads one language, the largest counts.
const texts = files.filter((name) => /^(en|es|it|de|fr|ja)-/.test(name));
const scene = files.filter((name) => !first.includes(name) && !texts.includes(name) && /^(scene|index|three)/.test(name));

const sum = (names) => names.reduce((total, name) => total + size(name), 0);
const firstBytes = sum(first) + Math.max(0, ...texts.map(size));
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
for (const name of files) console.log(`${name.padEnd(34)} ${kilo(size(name))}`);
console.log(`first screen ${kilo(firstBytes)} of 90 kB, 3D ${kilo(sum(scene))} of 160 kB (gzip)`);
if (firstBytes > 90_000 || sum(scene) > 160_000) {
  console.error('over the budget');
  process.exit(1);
}
