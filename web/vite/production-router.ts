import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const FILES = resolve(import.meta.dirname, '../../node_modules/react-router/dist/production');

/** Uses the router's production files: its exports lead bundlers to the development files with their warnings. */
export function productionRouter(): Plugin {
  const alias = [
    { find: /^react-router$/, replacement: `${FILES}/index.mjs` },
    { find: /^react-router\/dom$/, replacement: `${FILES}/dom-export.mjs` },
  ];
  return { name: 'production-router', apply: 'build', config: () => ({ resolve: { alias } }) };
}
