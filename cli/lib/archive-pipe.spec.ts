import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SENT = 4_000_000;

/** A program that sends an archive of zeros to its stdout, as `cli/main.ts` would. */
const PROGRAM = `
  const { archivePipe, onStdoutError } = require(${JSON.stringify(join(__dirname, 'archive-pipe.ts'))});
  process.stdout.on('error', onStdoutError);
  require('node:stream').pipeline(
    require('node:stream').Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(${SENT / 40}))),
    archivePipe(),
    (error) => (process.exitCode = error ? 1 : 0),
  );`;

const start = () =>
  spawn(process.execPath, [...process.execArgv, '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

it('waits for a reader that is slower than the archive', async () => {
  const child = start();
  // By then a pipe is full that nobody reads.
  await once(child.stdout, 'readable');
  await new Promise((done) => setTimeout(done, 300));
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => (bytes += chunk.length));
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(bytes).toBe(SENT);
});

it('reports a reader that has gone', async () => {
  const child = start();
  child.stdout.destroy();
  expect(await once(child, 'close')).toEqual([1, null]);
});
