import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../infra/config/project-root';
import { type Check, fail, type Finding, ok } from './finding';

/** Checks the version of Node and that the product was built. */
export const programCheck: Check = {
  about: 'program',
  run: () => [nodeFinding(process.versions.node), buildFinding()],
};

/** `needed` is the range in package.json, such as `>=20.19`. */
export function nodeFinding(version: string, needed = neededNode()): Finding {
  const [major = 0, minor = 0] = numbersOf(version);
  const [leastMajor = 0, leastMinor = 0] = numbersOf(needed);
  const isEnough = major > leastMajor || (major === leastMajor && minor >= leastMinor);
  return isEnough
    ? ok('node', `Version ${version}.`)
    : fail('node', `Version ${version}; ${needed} is needed.`, 'Install a newer Node.js.');
}

const numbersOf = (version: string) => (version.match(/\d+/g) ?? []).map(Number);

function neededNode(): string {
  const text = readFileSync(join(projectRoot(), 'package.json'), 'utf8');
  return (JSON.parse(text) as { engines: { node: string } }).engines.node;
}

function buildFinding(): Finding {
  return existsSync(join(projectRoot(), 'dist', 'web', 'index.html'))
    ? ok('build', 'The pages are built.')
    : fail('build', 'The pages are not built.', 'Run: npm run build');
}
