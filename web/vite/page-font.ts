import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const NAME = 'geist-latin-wght-normal.woff2';
const FILE = createRequire(import.meta.url).resolve(`@fontsource-variable/geist/files/${NAME}`);

const preload = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  // Before `theme.js`, which reads the address from it.
  injectTo: 'head-prepend',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href },
});

/**
 * Emits and preloads the font of the page; `public/theme.js` adds it. A rule in the styles would not do: a browser
 * decides anew about a late font whenever more styles come, and the text would move.
 */
export function pageFont(): Plugin {
  let isBuild = false;
  return {
    name: 'page-font',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      if (isBuild) this.emitFile({ type: 'asset', name: NAME, source: readFileSync(FILE) });
    },
    transformIndexHtml(_html, { bundle }) {
      if (!isBuild) return [preload(`/@fs${FILE}`)];
      const emitted = Object.keys(bundle ?? {}).find((file) => file.endsWith('.woff2'));
      if (!emitted) throw new Error('The font of the page was not emitted.');
      return [preload(`/${emitted}`)];
    },
  };
}
