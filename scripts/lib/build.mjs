// The steps from a checkout to a running server; each runs only when its inputs have changed.
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { bin, ROOT, runQuietly } from './run.mjs';
import { makeOnce } from './stamps.mjs';

const TOOLS = ['package-lock.json', 'scripts/lib'];

/** The typed database client that the server's code imports. */
export function generateClient(isForced = false) {
  const inputs = ['prisma/schema.prisma', 'prisma.config.ts', 'scripts/prisma.mjs', ...TOOLS];
  const output = 'server/infra/database/generated/client.ts';
  return makeOnce({ name: 'client', inputs, output, isForced }, async () => {
    console.log('Generating the database client…');
    const args = ['scripts/prisma.mjs', 'generate'];
    await runQuietly('Generating the database client', process.execPath, args);
  });
}

/** Server, pages and command line; server and pages at the same time. */
export async function build(isForced = false, isClientForced = isForced) {
  await generateClient(isClientForced);
  await Promise.all([buildServer(isForced), buildWeb(isForced)]);
}

export function buildServer(isForced = false) {
  const config = ['tsconfig.json', '.swcrc', 'package.json'];
  const inputs = ['server', 'sandbox', 'prisma', 'cli', ...config, ...TOOLS];
  const output = 'dist/server/start.js';
  return makeOnce({ name: 'server', inputs, output, isForced }, async () => {
    console.log('Building the server…');
    for (const folder of ['server', 'sandbox', 'prisma', 'cli'])
      rmSync(join(ROOT, 'dist', folder), { recursive: true, force: true });
    // Loaded only when it is needed: the server may go on to run in this process.
    const { bundlePrograms } = await import('./bundle.mjs');
    await bundlePrograms();
    chmodSync(join(ROOT, 'dist/cli/main.js'), 0o755);
  });
}

export function buildWeb(isForced = false) {
  if (!existsSync(join(ROOT, 'web/index.html'))) return false;
  const sources = ['web', 'server/contract', 'package.json', 'CHANGELOG.md'];
  const inputs = [...sources, 'scripts/prerender.mjs', ...TOOLS];
  const output = 'dist/pages/pages.json';
  return makeOnce({ name: 'web', inputs, output, isForced }, async () => {
    console.log('Building the web pages…');
    await vite('Building the web pages', 'web/vite.config.ts');
    await vite('Building the service worker', 'web/vite.sw.config.ts');
    const packed = compress(join(ROOT, 'dist/web'));
    await vite('Building the public pages', 'web/vite.prerender.config.ts');
    await packed;
    const env = { ...process.env, NODE_ENV: 'production', LC_ALL: 'en_US.UTF-8' };
    const args = ['scripts/prerender.mjs'];
    await runQuietly('Writing the public pages', process.execPath, args, { env });
  });
}

/**
 * @param {string} what
 * @param {string} config
 */
async function vite(what, config) {
  const [node, program] = bin('vite/bin/vite.js');
  await runQuietly(what, node, [program, 'build', '--config', config, '--logLevel', 'warn']);
}
