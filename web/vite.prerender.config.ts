import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The public pages as a program for Node, which the build runs once; see `scripts/prerender.mjs`. */
export default defineConfig({
  // The same root as the pages': the names of classes are made from the path below it.
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react()],
  build: {
    ssr: 'prerender/main.tsx',
    outDir: resolve(import.meta.dirname, '../.cache/prerender'),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
  },
});
