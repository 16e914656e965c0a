// The isolation spec, run by jest in a tree of its own choosing.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is broken on purpose may also hang. */
const PATIENCE_MS = 300_000;
/** Letters of what jest said; where everything fails the first failure tells it. */
const MOST_SAID = 3_000;

/** Runs it to its end: counts of tests, what was said, and the figures of the whole matrix where those are wanted. */
export async function runIsolationSpec(root, { isWhole = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'shotvault-isolation-'));
  const [counts, figures] = ['counts.json', 'figures.json'].map((name) => join(folder, name));
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const flags = ['--selectProjects', 'api', '--forceExit', '--json', `--outputFile=${counts}`];
  const env = { ...process.env, ...(isWhole ? { MATRIX_FIGURES: figures } : {}) };
  const args = [jest, ...flags, '--', 'isolation'];
  const said = await output(
    spawn(process.execPath, args, { cwd: root, env, timeout: PATIENCE_MS }),
  );
  const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = read(counts) ?? {};
  const result = { passed, failed, said: said.slice(0, MOST_SAID), figures: read(figures) };
  rmSync(folder, { recursive: true, force: true });
  return result;
}

async function output(child) {
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  child.stdout.resume();
  await new Promise((done, fail) => child.once('error', fail).once('close', done));
  return text;
}
