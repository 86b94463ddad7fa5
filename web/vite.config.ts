import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { installable } from './scripts/installable.mjs';
import { python } from './scripts/python.mjs';

const server = process.env.SEVENS_SERVER ?? 'http://127.0.0.1:8777';

export default defineConfig(({ command }) => ({
  // Relative addresses: the same build works at a domain's root and below a path.
  base: './',
  plugins: [svelte(), installable()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  define: { __PYTHON__: JSON.stringify(python(command === 'build')) },
  // The server gives this one file the right to compile WebAssembly, by its name.
  worker: { format: 'es', rollupOptions: { output: { entryFileNames: 'assets/offline-[hash].js' } } },
  build: {
    target: 'es2022',
    // The content policy allows no `data:` scripts, and small files as their own are cached by name.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/offline/sw.ts' },
      // A service worker keeps its name: the browser asks for it again and again to see whether it has changed.
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    restoreMocks: true,
  },
}));
