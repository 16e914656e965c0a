import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { precacheList } from './vite/precache-list';

const WEB = resolve(import.meta.dirname, '../dist/web');
const manifest = JSON.parse(readFileSync(resolve(WEB, 'manifest.json'), 'utf8')) as Parameters<
  typeof precacheList
>[0];
const list = precacheList(manifest, (file) => readFileSync(resolve(WEB, file)));

/** Builds the service worker after the pages, because it contains the list of their files. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  define: {
    __PRECACHE__: JSON.stringify(list),
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  build: {
    outDir: WEB,
    emptyOutDir: false,
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: false,
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'sw/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
