import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'shotvault-bench-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bench = async () => ({
  ...(await import('../bench/lib.mjs')),
  ...(await import('../bench/cpu.mjs')),
  ...(await import('../bench/bodies.mjs')),
  ...(await import('../bench/measures.mjs')),
});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    // No such process.
    return false;
  }
};

/** A program that uses this many milliseconds of CPU whenever it is told to. */
const BURNER = `
process.stdin.on('data', (text) => {
  const before = process.cpuUsage();
  const spent = () => { const { user, system } = process.cpuUsage(before); return (user + system) / 1000; };
  while (spent() < Number(text));
  process.stdout.write('done');
});
process.stdout.write('ready');
`;

it('sees the milliseconds between two ticks, and of no program but the one that is asked for', async () => {
  const { cpuSeconds } = await bench();
  const child = spawn(process.execPath, ['-e', BURNER]);
  const said = () => new Promise((done) => child.stdout.once('data', done));
  try {
    await said();
    const costs: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const before = cpuSeconds(child.pid ?? 0, folder);
      child.stdin.write('14');
      await said();
      costs.push((cpuSeconds(child.pid ?? 0, folder) - before) * 1000);
    }
    const middle = costs.sort((a, b) => a - b)[2] ?? 0;
    expect(middle).toBeGreaterThan(10.5);
    expect(middle).toBeLessThan(19.5);
  } finally {
    child.kill();
  }
});

describe('a floor program', () => {
  it('answers, and ends with the work', async () => {
    const { withFloor } = await bench();
    writeFileSync(join(folder, 'hello.txt'), 'hello');
    const pid = await withFloor<number>('files', { FOLDER: folder }, async (floor) => {
      expect(await (await fetch(`${floor.url}/hello.txt`)).text()).toBe('hello');
      return floor.pid;
    });
    expect(isAlive(pid)).toBe(false);
  });

  it('ends also when the work fails', async () => {
    const { withFloor } = await bench();
    let pid = 0;
    const work = withFloor('files', { FOLDER: folder }, async (floor) => {
      pid = floor.pid;
      throw new Error('a wrong answer');
    });
    await expect(work).rejects.toThrow('a wrong answer');
    expect(pid).toBeGreaterThan(0);
    expect(isAlive(pid)).toBe(false);
  });
});

describe('two alternating requests', () => {
  const page = JSON.stringify(Array.from({ length: 60 }, (_, id) => ({ id })));
  const ratios = async (bodies: readonly string[], status = 200) => {
    const { timeRatios, isPageOf60 } = await bench();
    let asked = 0;
    const one = async () => new Response(bodies[asked++ % bodies.length], { status });
    const other = async () => new Response(page);
    return timeRatios(one, other, isPageOf60, { count: bodies.length, warmUp: bodies.length });
  };

  it('count when the first and the last answer are correct', async () => {
    expect(await ratios([page, page, page])).toHaveLength(5);
  });

  it.each([
    ['the first is empty', ['[]', page, page]],
    ['the last is short', [page, page, '[{"id":1}]']],
  ])('fail when %s', async (_what, bodies) => {
    await expect(ratios(bodies)).rejects.toThrow(/something else/);
  });

  it('fail at any error', async () => {
    await expect(ratios([page, page], 500)).rejects.toThrow(/answered 500/);
  });

  it('are as long as each other when they are the same', async () => {
    const { timeRatios } = await bench();
    const wait = () => new Promise<Response>((done) => setTimeout(() => done(new Response()), 3));
    const found = await timeRatios(wait, wait, () => true, { count: 9, warmUp: 1 });
    const middle = found.sort((a, b) => a - b)[2] ?? 0;
    expect(middle).toBeGreaterThan(0.7);
    expect(middle).toBeLessThan(1.4);
  });
});

it('uploads another image for every seed, as large as a screenshot', async () => {
  const { png } = await import('../bench/uploads.mjs');
  const images = await Promise.all([1_000_000, 1_000_001, 1_000_002].map((seed) => png(seed)));
  expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(3);
  for (const { length } of images) {
    expect(length).toBeGreaterThan(250_000);
    expect(length).toBeLessThan(350_000);
  }
});

it('identifies vaults by their generators', async () => {
  const { fingerprint } = await import('../../scripts/lib/stamps.mjs');
  const generator = join(folder, 'generator.mjs');
  writeFileSync(generator, 'one');
  const key = fingerprint([generator]);
  expect(fingerprint([generator])).toBe(key);
  writeFileSync(generator, 'another');
  expect(fingerprint([generator])).not.toBe(key);
});
