// Runs one API spec with jest in a given source tree.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Deliberately broken code may also hang. */
const PATIENCE_MS = 300_000;
/** Characters of jest's output; when everything fails the first failure explains it. */
const MOST_SAID = 3_000;

/**
 * Runs them to their end: counts of tests, what was said, and the figures that a spec writes into the file of the
 * variable `figuresIn`.
 * @param {string} root
 * @param {{specs?: string[], figuresIn?: string, more?: Record<string, string>, patienceMs?: number, flags?: string[]}} options
 */
export async function runApiSpec(
  root,
  { specs = ['isolation'], figuresIn, more = {}, patienceMs = PATIENCE_MS, flags: added = [] } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'shotvault-isolation-'));
  const [counts, figures] = ['counts.json', 'figures.json'].map((name) => join(folder, name));
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const flags = ['--selectProjects', 'api', '--forceExit', '--json', `--outputFile=${counts}`];
  const env = { ...process.env, ...more, ...(figuresIn ? { [figuresIn]: figures } : {}) };
  const args = [jest, ...flags, ...added, '--', `/(${specs.join('|')})\\.`];
  const said = await output(
    spawn(process.execPath, args, { cwd: root, env, timeout: patienceMs * specs.length }),
  );
  const read = (/** @type {string} */ file) =>
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = read(counts) ?? {};
  const result = { passed, failed, said: said.slice(0, MOST_SAID), figures: read(figures) };
  rmSync(folder, { recursive: true, force: true });
  return result;
}

/** @param {import('node:child_process').ChildProcessWithoutNullStreams} child */
async function output(child) {
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (text += chunk));
  child.stdout.resume();
  await new Promise((done, fail) => child.once('error', fail).once('close', done));
  return text;
}
