/* The Python that runs in browsers without a connection: which files of it are served, from where, and how big they are. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const home = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const NAMES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'];

/** Below `assets/`; the version in its name makes the files of it last for ever. */
export const folder = `python-${version}`;
export const files = () => NAMES.map((name) => ({ name, source: readFileSync(join(home, name)) }));

/** Lies beside them: whose work they are, and where its sources are. */
export const notice = `Pyodide ${version}, https://github.com/pyodide/pyodide, Mozilla Public License 2.0
with CPython, https://github.com/python/cpython, Python Software Foundation License 2
Both are passed on unchanged; their sources are at these addresses.
`;

/** What the client is told; `bytes` is what is transferred, and takes a second to find out. */
export const python = (measured) => ({
  folder,
  files: NAMES,
  bytes: measured ? files().reduce((sum, { source }) => sum + gzipSync(source, { level: 6 }).length, 0) : 0,
});
