import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { childrenOf, goneProcess, onLinux } from '../../../../test/support/child-processes';
import { NeuralEngine, type NeuralEngineOptions } from './neural-engine';
import { type Reader } from './recognise';

/** Stands in for the runtime: obeys what the first pixel says, and answers with the number of its process. */
const RUNTIME = `
class Tensor { constructor(type, data, dims) { Object.assign(this, { data, dims }); } }
const InferenceSession = {
  create: async () => ({
    inputNames: ['x'],
    outputNames: ['y'],
    run: async ({ x }) => {
      const order = Math.round((x.data[0] + 1) * 127.5);
      if (order === 1) process.exit(9);
      if (order === 2) for (;;);
      if (order === 3) throw new Error('no such shape');
      if (order === 4) process.kill(process.pid, 'SIGKILL');
      if (order === 5) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      return { y: { data: Float32Array.of(process.pid), dims: [1, 1, 1] } };
    },
  }),
};
module.exports = { Tensor, InferenceSession };
`;

const FINE = 0;
const CRASH = 1;
const STALL = 2;
const THROW = 3;
const KILLED = 4;
const SLEEP = 5;

/** One grey pixel. */
const lineOf = (value: number) => [
  { crop: { data: Uint8Array.of(value, value, value), width: 1, height: 1 }, width: WIDTH },
];
const WIDTH = 16;

const HOOK = resolve('test/support/typescript-hook.cjs');

describe('NeuralEngine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'neural-engine-'));
  const runtime = join(folder, 'runtime.cjs');
  const empty = join(folder, 'empty.onnx');
  const models = { runtime, detector: empty, recogniser: empty, dictionary: [], version: 'test 1' };
  const told: string[] = [];
  let engine: NeuralEngine;

  beforeAll(() => {
    writeFileSync(runtime, RUNTIME);
    writeFileSync(empty, '');
  });
  beforeEach(() => {
    told.length = 0;
  });
  afterEach(() => engine.close());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const start = (options: Partial<NeuralEngineOptions> = {}): NeuralEngine =>
    (engine = new NeuralEngine({
      assist: 'on',
      tell: (sentence) => told.push(sentence),
      find: () => models,
      ...options,
    }));

  /** The number of the process that answered. */
  const run = (what: number) =>
    engine.use(async ({ neural }: Reader) => {
      const { chance } = await neural.recognise(lineOf(what), WIDTH);
      return chance[0]!;
    });

  it('keeps its process for the next page', async () => {
    start();

    const first = await run(FINE);

    expect(first).toBeGreaterThan(0);
    expect(await run(FINE)).toBe(first);
  });

  it.each([
    ['dies', CRASH, 'exit code 9'],
    ['is killed', KILLED, 'SIGKILL'],
    ['reports an error', THROW, 'no such shape'],
  ])(
    'gives up a page in which the process %s, and reads the next with a new one',
    async (_, what, reason) => {
      start();
      const first = await run(FINE);

      expect(await run(what)).toBeNull();

      const second = await run(FINE);
      expect(second).toBeGreaterThan(0);
      expect(second).not.toBe(first);
      expect(told).toHaveLength(1);
      expect(told[0]).toContain('Tesseract reads this image alone');
      expect(told[0]).toContain(reason);
    },
  );

  it.each([
    ['works without end', STALL],
    ['sleeps', SLEEP],
  ])(
    'kills a process that %s',
    async (_, what) => {
      start({ runMs: 500 });
      const first = await run(FINE);

      expect(await run(what)).toBeNull();

      expect(told[0]).toContain('no answer in 0.5 seconds');
      await goneProcess(first!);
      expect(await run(FINE)).toBeGreaterThan(0);
    },
    30_000,
  );

  it('gives up a runtime that does not load', async () => {
    start({ find: () => ({ ...models, runtime: join(folder, 'gone.cjs') }) });

    expect(await run(FINE)).toBeNull();

    expect(told[0]).toContain('Cannot find module');
  });

  it('stops in the middle of a page when it is closed, without a log line', async () => {
    start();
    const process_ = await run(FINE);
    const page = run(STALL);
    await new Promise((done) => setTimeout(done, 100));

    await engine.close();

    expect(await page).toBeNull();
    await goneProcess(process_!);
    expect(told).toEqual([]);
    expect(await run(FINE)).toBeNull();
  });

  /** A program of its own that has one page read. */
  const spawnReader = (then: string) => {
    const program = `
      const { NeuralEngine } = require(${JSON.stringify(join(__dirname, 'neural-engine.ts'))});
      const engine = new NeuralEngine({
        assist: 'on',
        tell: console.error,
        find: () => (${JSON.stringify(models)}),
      });
      engine.use(({ neural }) => neural.recognise([], 0))
        .then(() => console.log('read'))
        .then(() => ${then});`;
    return spawn(process.execPath, ['--require', HOOK, '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  };

  onLinux('ends with the process that started it, even if that is killed', async () => {
    start();
    const parent = spawnReader('setInterval(() => {}, 1000)');
    await once(parent.stdout, 'data');
    const children = childrenOf(parent.pid ?? 0);
    expect(children).toHaveLength(1);

    parent.kill('SIGKILL');

    await goneProcess(children[0]!);
  });

  it.each([
    ['is closed before a program goes on', "engine.close().then(() => console.log('closed'))"],
    ['keeps no program alive', 'undefined'],
  ])('%s', async (_, then) => {
    start();
    const program = spawnReader(then);
    let output = '';
    program.stdout.on('data', (data) => (output += data));

    const [code] = (await once(program, 'exit')) as [number];

    expect(code).toBe(0);
    expect(output).toBe(then === 'undefined' ? 'read\n' : 'read\nclosed\n');
  });

  it('rests after three failures in a row', async () => {
    start();

    for (const what of [THROW, THROW, THROW, FINE]) expect(await run(what)).toBeNull();

    expect(told).toHaveLength(3);
  });

  it('releases the models after an idle time', async () => {
    start({ idleMs: 20 });
    const first = await run(FINE);
    await goneProcess(first!);

    expect(await run(FINE)).toBeGreaterThan(0);
  });

  it('logs once that it does not load, and is not used', async () => {
    start({
      find: () => {
        throw new Error('Cannot find module');
      },
    });

    expect(await run(FINE)).toBeNull();
    expect(await run(FINE)).toBeNull();

    expect(engine.version).toBeNull();
    expect(told).toEqual([
      'Tesseract reads alone, because the second text engine does not load: Cannot find module',
    ]);
  });

  it('takes part by itself only where three gigabytes are free', async () => {
    start({ assist: 'auto', freeBytes: () => 2.5e9 });
    expect(await run(FINE)).toBeNull();
    expect(told[0]).toContain('2.5 GB');
    await engine.close();

    start({ assist: 'auto', freeBytes: () => 4e9 });
    expect(await run(FINE)).not.toBeNull();
    await engine.close();

    start({ assist: 'on', freeBytes: () => 1e9 });
    expect(await run(FINE)).not.toBeNull();
  });
});
