// Lets scripts require the server's TypeScript sources before anything is built.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
// Programs of ours that a script starts are TypeScript, too.
const HOOK = fileURLToPath(new URL('../../test/support/typescript-hook.cjs', import.meta.url));
if (!process.execArgv.includes(HOOK)) process.execArgv.push('--require', HOOK);

/**
 * Requires a TypeScript file of this repository by its path from the root.
 * @param {string} path
 */
export function requireTypeScript(path) {
  const { transformSync } = require('@swc/core');
  const options = {
    swcrc: true,
    configFile: fileURLToPath(new URL('../../.swcrc', import.meta.url)),
  };
  require.extensions['.ts'] ??= (/** @type {any} */ module, filename) => {
    const source = readFileSync(filename, 'utf8');
    const { code } = transformSync(source, { ...options, filename, sourceMaps: 'inline' });
    module._compile(code, filename);
  };
  return require(fileURLToPath(new URL(`../../${path}`, import.meta.url)));
}
