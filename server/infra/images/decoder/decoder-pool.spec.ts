import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pngChunk, pngWith } from '../../../../test/drills/hostile-files.mjs';
import { childrenOf, goneProcess, onLinux } from '../../../../test/support/child-processes';
import type { InspectedImage } from '../image-work';
import { DecoderPool } from './decoder-pool';

const HOOK = resolve('test/support/typescript-hook.cjs');

let folder: string;
let pool: DecoderPool;
let ends: string[];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shotvault-decoder-'));
  process.execArgv.push('--require', resolve('test/support/greedy-decoder.cjs'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  // Other specs of the same realm start children, too.
  process.execArgv.splice(-2);
});
beforeEach(() => begin(700));
afterEach(() => pool.close());

function begin(milliseconds: number): void {
  const seen: string[] = [];
  ends = seen;
  const onEnd = (reason: string) => void seen.push(reason);
  pool = new DecoderPool({ processes: 2, memoryMegabytes: 400, milliseconds, onEnd });
}

let made = 0;

/** A PNG whose text orders the decoder of this test to misbehave. */
async function ordering(order: string): Promise<string> {
  made += 1;
  const path = join(folder, `${made}.png`);
  writeFileSync(path, await pngWith([pngChunk('tEXt', Buffer.from(`Comment\0${order}`))], made));
  return path;
}

const inspect = (source: string, person = 'ada') =>
  pool.run(person, { source, work: { form: 'inspect' } }) as Promise<InspectedImage>;

it('kills a process that takes a gigabyte, refuses its image and serves the next', async () => {
  // On a busy machine a gigabyte is not written within the time of the other tests.
  pool.close();
  begin(60_000);
  const refused = inspect(await ordering('ALLOCATE ONE GIGABYTE'), 'eve');
  await expect(refused).rejects.toMatchObject({ code: 'image_too_costly', status: 422 });
  expect(ends).toEqual(['memory', 'memory']);
  expect(await inspect(await ordering('NOTHING'))).toMatchObject({ width: 40, height: 30 });
});

it('kills a process that never ends, and serves others meanwhile', async () => {
  const refused = inspect(await ordering('NEVER END'), 'eve');
  const verdict = expect(refused).rejects.toMatchObject({ code: 'image_too_costly' });
  expect(await inspect(await ordering('NOTHING'))).toMatchObject({ width: 40 });
  await verdict;
  expect(ends).toEqual(['time', 'time']);
});

it('tries an image again after its process crashed, and then reports it as damaged', async () => {
  expect(await inspect(await ordering('CRASH ONCE IN A LIGHT PLACE'))).toMatchObject({ width: 40 });
  expect(ends).toEqual(['crash']);
  const refused = inspect(await ordering('CRASH ALWAYS'), 'eve');
  await expect(refused).rejects.toMatchObject({ code: 'image_unreadable' });
});

it('distinguishes a missing file from a damaged one', async () => {
  await expect(inspect(join(folder, 'gone.png'))).rejects.toMatchObject({ code: 'ENOENT' });
  expect(ends).toEqual([]);
});

it('answers waiting jobs when it is closed', async () => {
  const waiting = [inspect(await ordering('NEVER END')), inspect(await ordering('NEVER END'))];
  const verdicts = waiting.map((it) => expect(it).rejects.toMatchObject({ code: 'shutting_down' }));
  pool.close();
  await Promise.all(verdicts);
});

onLinux('ends with the process that started it, even if that is killed', async () => {
  const program = `
    const { DecoderPool } = require(${JSON.stringify(join(__dirname, 'decoder-pool.ts'))});
    const pool = new DecoderPool({ processes: 1, memoryMegabytes: 400, milliseconds: 9000, onEnd() {} });
    pool.run('ada', { source: ${JSON.stringify(await ordering('NOTHING'))}, work: { form: 'inspect' } })
      .then(() => console.log('done'));
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--require', HOOK, '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(parent.stdout, 'data');
  const [decoder = 0] = childrenOf(parent.pid ?? 0);
  expect(decoder).toBeGreaterThan(0);
  parent.kill('SIGKILL');
  await goneProcess(decoder);
});
