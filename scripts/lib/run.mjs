// Starts programs. They stay in our process group, so that a signal to it ends them, too.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Runs a program to its end and returns its exit code. */
export function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    const end = () => child.kill('SIGTERM');
    process.once('SIGTERM', end);
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      process.removeListener('SIGTERM', end);
      done(signal ? 1 : code);
    });
  });
}

/** Runs a program beside others: prints its output in one piece below `head` when it has ended, and returns it. */
export async function runAside(head, command, args, options = {}) {
  let output = '';
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const end = () => child.kill('SIGTERM');
  process.once('SIGTERM', end);
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (status, signal) => done(signal ? 1 : status));
  });
  process.removeListener('SIGTERM', end);
  process.stdout.write(`${head}\n${output}`);
  return { code, output };
}

/** Runs a program silently; prints its output only when it fails. */
export async function runQuietly(what, command, args, options = {}) {
  let output = '';
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code !== 0) throw new Error(`${what} failed.\n\n${output.trim()}`);
}

/** A package's program, run by this Node: without a shell and without PATH. */
export function bin(path) {
  return [process.execPath, `${ROOT}/node_modules/${path}`];
}
