import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../infra/config/project-root';
import { type Check, fail, type CheckResult, ok } from './check';

/** Checks the version of Node and that the product was built. */
export const programCheck: Check = {
  about: 'program',
  run: () => [nodeResult(process.versions.node), buildResult()],
};

/** `needed` is the range in package.json, such as `>=20.19`. */
export function nodeResult(version: string, needed = neededNode()): CheckResult {
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

function buildResult(): CheckResult {
  return existsSync(join(projectRoot(), 'dist', 'web', 'index.html'))
    ? ok('build', 'The pages are built.')
    : fail('build', 'The pages are not built.', 'Run: npm run build');
}
