import type { Plugin } from 'vite';

/** Vite's module around every dynamic import of the build. */
const HELPER = /vite\/preload-helper\.js$/;
const FIRST = 'return baseModule().catch(';

/** Long enough for a connection that was lost for a moment. */
const RETRY_MS = 500;

/**
 * Loads a chunk a second time before Vite reports that it is missing: a phone loses its connection for a moment more
 * often than a server loses a file, and a loading part cannot be asked for again by hand.
 */
export function secondLoad(): Plugin {
  return {
    name: 'second-load',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler(code) {
        if (!code.includes(FIRST)) throw new Error('The helper of Vite for chunks has changed');
        const retry = `new Promise((done) => setTimeout(done, ${RETRY_MS})).then(baseModule)`;
        return {
          code: code.replace(FIRST, `return baseModule().catch(() => ${retry}).catch(`),
          map: null,
        };
      },
    },
  };
}
