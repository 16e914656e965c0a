import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import type { AcceptedPlugin } from 'postcss';
import { defineConfig } from 'vite';
import { componentStyles } from './vite/component-styles';
import { pageFont } from './vite/page-font';
import { productionRouter } from './vite/production-router';
import { releasedChanges } from './vite/released-changes';
import { secondLoad } from './vite/second-load';

// The package declares no types.
const mantine = presetMantine as (options: object) => AcceptedPlugin;

/** Chunks of several kilobytes that dialogs and menus share. */
const LARGE =
  /\/(Combination|Combobox|FocusTrap|floating-ui\.react|Menu|Modal|Popover|use-card-actions|use-upload)-[^/]+\.js$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    pageFont(),
    componentStyles(),
    productionRouter(),
    releasedChanges(),
    secondLoad(),
  ],
  css: {
    // The tokens use the native light-dark() of CSS, so the preset's imitation of it stays off.
    postcss: { plugins: [mantine({ features: { lightDarkFunction: false } })] },
  },
  build: {
    outDir: resolve(import.meta.dirname, '../dist/web'),
    emptyOutDir: true,
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // The page's security policy knows neither data: addresses of scripts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Each name in a list of a chunk costs bytes of the first load. Small chunks follow by the imports of the one that
      // is asked for; large ones are named, so that they load beside it.
      resolveDependencies: (file, deps, { hostType }) =>
        hostType === 'js' ? deps.filter((name) => name === file || LARGE.test(name)) : deps,
    },
    // Read by scripts/budgets.mjs.
    manifest: 'manifest.json',
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // Chunk names are listed in the first chunk, and hashes do not compress.
        hashCharacters: 'base64',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:5][extname]',
        codeSplitting: {
          groups: [
            // The code of every page in one file: compresses better and needs one request instead of seven.
            {
              name: 'app',
              test: /web[\\/](main\.tsx|ui[\\/]loading[\\/]use-late-layer\.ts)$/,
              priority: 1,
            },
            // Small modules that nearly every signed-in page shares.
            {
              name: 'basics',
              test: /web[\\/](ui[\\/](states[\\/](skeletons|state|error-state|error-boundary)|layout[\\/]page-title)|shared[\\/]format\.|features[\\/](workspaces[\\/]use-(workspace|team)\.|auth[\\/]use-time-zone))|shared[\\/]plan-sales|ui[\\/]fields[\\/](icon-choice|compact-select)|contract[\\/]plans|menus[\\/]palette-keys/,
            },
            {
              name: 'cards',
              test: /features[\\/]screenshots[\\/](shared[\\/](screenshot\.model|outside-actions|keyboard|use-now|use-focus-return|row-buttons|placeholder|thumbnail)|cards[\\/](dialogs\.store|card-labels\.module)|search[\\/]sentences[\\/]use-meaning)/,
            },
            // The cached rows of every list.
            {
              name: 'rows',
              test: /features[\\/]screenshots[\\/]shared[\\/](screenshots\.queries|screenshot-(cache|pages\.model)|answers-with-rows)/,
            },
            // Small hooks under the components.
            {
              name: 'hooks',
              test: /@mantine[\\/].*[\\/](random-id|use-id|use-uncontrolled|use-merged-ref|use-force-update|get-style-object|get-env|to-int|use-resolved-styles-api|get-safe-id|noop|use-focus-return|use-debounced-callback|get-auto-contrast-value)\./,
            },
            // A chunk of one icon would be mostly overhead.
            { name: 'icons', test: /lucide-react/, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://localhost:3000', '/sandbox': 'http://localhost:3001' },
  },
});
