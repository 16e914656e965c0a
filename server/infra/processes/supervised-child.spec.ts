import { transformFileSync } from '@swc/core';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processStart } from './process-identity';
import { SupervisedChild } from './supervised-child';

let folder: string;
let child: SupervisedChild | undefined;
let sentence: Promise<string>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shotvault-child-'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await child?.stop(100);
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Supervises a small program that writes its process id at each start, one line each. */
function supervise(program: string, laterEnv?: Promise<NodeJS.ProcessEnv>): SupervisedChild {
  const entry = join(folder, 'program.js');
  const note = `require('fs').appendFileSync(${JSON.stringify(join(folder, 'pids'))}, process.pid + '\\n');`;
  writeFileSync(entry, note + program);
  sentence = new Promise((onGivenUp) => {
    child = new SupervisedChild({ entry, env: {}, laterEnv, firstPauseMs: 5, onGivenUp });
  });
  return child as SupervisedChild;
}

const pids = () =>
  existsSync(join(folder, 'pids'))
    ? readFileSync(join(folder, 'pids'), 'utf8').trim().split('\n').map(Number)
    : [];

async function until(isTrue: () => boolean): Promise<void> {
  for (let i = 0; i < 250 && !isTrue(); i += 1) await new Promise((done) => setTimeout(done, 20));
  expect(isTrue()).toBe(true);
}

describe('supervised child', () => {
  it('settles when the program reports ready', async () => {
    await supervise(`process.send({ type: 'ready' }); setInterval(() => {}, 1000);`).ready;
    expect(pids()).toHaveLength(1);
  });

  it('starts a program again that was killed', async () => {
    await supervise(`process.send({ type: 'ready' }); setInterval(() => {}, 1000);`).ready;
    process.kill(pids()[0] ?? 0, 'SIGKILL');
    await until(() => pids().length === 2);
  });

  it('gives up after five exits, with a sentence that names program and reason', async () => {
    supervise('process.exit(7);');
    expect(await sentence).toMatch(/program process ended 5 times within a minute \(exit code 7/);
    expect(pids()).toHaveLength(5);
  });

  it('loads a program before its environment is known, and tells each start of it', async () => {
    let know: (env: NodeJS.ProcessEnv) => void = () => undefined;
    const copy = join(folder, 'receive.js');
    const source = join(__dirname, '../config/receive-environment.ts');
    writeFileSync(copy, transformFileSync(source, { module: { type: 'commonjs' } }).code);
    const { ready } = supervise(
      `const { receiveEnvironment } = require(${JSON.stringify(copy)});
       receiveEnvironment().then(() => {
         require('fs').appendFileSync(process.env.NOTES, process.env.DATABASE_URL + '\\n');
         process.send({ type: 'ready' });
       }); setInterval(() => {}, 1000);`,
      new Promise((done) => (know = done)),
    );
    const notes = join(folder, 'notes');
    await until(() => pids().length === 1);
    expect(existsSync(notes)).toBe(false);
    know({ NOTES: notes, DATABASE_URL: 'postgres://here' });
    await ready;
    process.kill(pids()[0] ?? 0, 'SIGKILL');
    await until(() => existsSync(notes) && readFileSync(notes, 'utf8').split('\n').length === 3);
    expect(readFileSync(notes, 'utf8')).toBe('postgres://here\npostgres://here\n');
  });

  it('does not restart a child that it stopped', async () => {
    const supervised = supervise(`process.send({ type: 'ready' }); setInterval(() => {}, 1000);`);
    await supervised.ready;
    await supervised.stop(1000);
    await new Promise((done) => setTimeout(done, 100));
    expect(pids()).toHaveLength(1);
    expect(processStart(pids()[0] ?? 0)).toBeNull();
  });

  it('insists when a program does not want to end', async () => {
    const supervised = supervise(
      `process.on('SIGTERM', () => {}); process.send({ type: 'ready' }); setInterval(() => {}, 1000);`,
    );
    await supervised.ready;
    await supervised.stop(50);
    expect(processStart(pids()[0] ?? 0)).toBeNull();
  });
});
