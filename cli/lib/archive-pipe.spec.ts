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
    (error) => {
      if (error) console.error(error.message);
      process.exitCode = error ? 1 : 0;
    },
  );`;

/** A program that tells of three items, one after another, and then of an item that failed. */
const ITEMS = `
  const { onStdoutError } = require(${JSON.stringify(join(__dirname, 'archive-pipe.ts'))});
  process.stdout.on('error', onStdoutError);
  process.stdin.once('data', async () => {
    for (let item = 1; item <= 3; item += 1) {
      process.stdout.write('item ' + item);
      await new Promise((done) => setTimeout(done, 20));
    }
    console.error('all done');
    process.exit(3);
  });`;

function start(program: string) {
  const child = spawn(process.execPath, [...process.execArgv, '-e', program]);
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, said }));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { child, ended };
}

it('waits for a reader that is slower than the archive', async () => {
  const { child, ended } = start(PROGRAM);
  // By then a pipe is full that nobody reads.
  await once(child.stdout, 'readable');
  await new Promise((done) => setTimeout(done, 300));
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => (bytes += chunk.length));
  expect(await ended).toEqual({ code: 0, said: '' });
  expect(bytes).toBe(SENT);
});

it('reports a reader that has gone', async () => {
  const { child, ended } = start(PROGRAM);
  child.stdout.destroy();
  const said = 'The program that was to read this has ended.\n';
  expect(await ended).toEqual({ code: 1, said });
});

it('lets a command without a reader come to its end, with its code', async () => {
  const { child, ended } = start(ITEMS);
  child.stdout.destroy();
  child.stdin.end('go');
  expect(await ended).toEqual({ code: 3, said: 'all done\n' });
});
