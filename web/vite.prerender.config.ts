import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { releasedChanges } from './vite/released-changes';

/** Bundles the public pages for Node; the build runs them once, see `scripts/prerender.mjs`. */
export default defineConfig({
  // The same root as the pages, because class names are made from the relative path.
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), releasedChanges()],
  build: {
    ssr: 'prerender/main.tsx',
    outDir: resolve(import.meta.dirname, '../.cache/prerender'),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
  },
});
