/* What makes the page an app: icons, a manifest for each language, and the list of files in the service worker. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';

import { iconPng } from './icon.mjs';
import { files as pythonFiles, folder, notice } from './python.mjs';

const texts = join(import.meta.dirname, '../src/texts');
const ICONS = [
  { size: 192, maskable: false },
  { size: 512, maskable: false },
  { size: 512, maskable: true },
];
const iconName = ({ size, maskable }) => `icon-${maskable ? 'maskable-' : ''}${size}.png`;
/** Loaded only when somebody wants to play without a connection. */
const ON_DEMAND = 'assets/python-';
const WORKER = 'sw.js';

function manifest(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(texts, `${language}.ftl`), 'utf8')));
  const t = (id) => bundle.formatPattern(bundle.getMessage(id).value);
  return {
    id: './',
    name: t('app-name'),
    short_name: t('app-name'),
    description: t('home-lead'),
    lang: language,
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    orientation: 'any',
    background_color: '#e9e4da',
    theme_color: '#1f5b4c',
    categories: ['games'],
    icons: [
      ...ICONS.map((icon) => ({
        src: iconName(icon),
        sizes: `${icon.size}x${icon.size}`,
        type: 'image/png',
        purpose: icon.maskable ? 'maskable' : 'any',
      })),
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}

/** Vite plugin; writes nothing while developing. */
export function installable() {
  return {
    name: 'sevens-installable',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
        for (const icon of ICONS) emit(iconName(icon), iconPng(icon.size, icon.maskable));
        emit('icon-apple-180.png', iconPng(180, true));
        for (const file of readdirSync(texts).filter((name) => name.endsWith('.ftl'))) {
          const language = file.slice(0, -4);
          emit(`manifest-${language}.webmanifest`, JSON.stringify(manifest(language)));
        }
        for (const { name, source } of pythonFiles()) emit(`assets/${folder}/${name}`, source);
        emit(`assets/${folder}/NOTICE.txt`, notice);
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') this.error('the service worker is not there');
        if (worker.imports.length) this.error('the service worker may import nothing');
        // `./` is the page itself; what stands in `public` is the same under every version.
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/') && !name.startsWith(ON_DEMAND) && !name.endsWith('.map'))
          .sort();
        const page = bundle['index.html'];
        const version = createHash('sha256').update(files.join()).update(page?.source ?? '').digest('hex').slice(0, 12);
        const shell = ['./', 'icon.svg', ...files];
        for (const [placeholder, value] of [['__VERSION__', version], ['__SHELL__', shell]]) {
          const before = worker.code;
          worker.code = before.replace(placeholder, () => JSON.stringify(value));
          if (worker.code === before) this.error(`${placeholder} is not in the service worker`);
        }
      },
    },
  };
}
