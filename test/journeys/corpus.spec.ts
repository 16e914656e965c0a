import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { textImage } from '../support/images';

const ROOT = resolve(__dirname, '../..');
const FILES = ['first.png', 'second.png'];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corpus-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('tells what the start of the engine costs, which the first image bears, and the mean without it', async () => {
  for (const [i, file] of FILES.entries())
    await writeFile(join(folder, file), await textImage([`Receipt number ${i}`]));
  const truth = FILES.map((file) => ({ file, image_date: '2026-01-05' }));
  await writeFile(join(folder, 'truth.json'), JSON.stringify(truth));
  const out = join(folder, 'results.json');
  const env = { ...process.env, OCR_ASSIST: 'off' };

  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/corpus.mjs', folder, '--out', out],
    { cwd: ROOT, env },
  );

  const [first, second] = JSON.parse(await readFile(out, 'utf8')) as Record<string, number>[];
  expect(second!.start_s).toBe(0);
  expect(first!.start_s).toBeGreaterThan(0.2);
  expect(first!.cpu_s).toBeGreaterThan(first!.start_s!);
  const printed = (name: string) =>
    Number(new RegExp(`^${name} +([\\d.]+)$`, 'm').exec(stdout)![1]);
  const all = first!.cpu_s! + second!.cpu_s!;
  expect(printed('cpu seconds of the start')).toBeCloseTo(first!.start_s!, 2);
  expect(printed('cpu seconds per image, mean')).toBeCloseTo(all / 2, 1);
  expect(printed('cpu seconds per image without it')).toBeCloseTo((all - first!.start_s!) / 2, 1);
});
