import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

interface Truth {
  file: string;
  width: number;
  height: number;
  title_keywords: string[];
  title_alternatives: string[];
  date_roles: { date: string; role: string | null; text: string }[];
  lines: string[];
  regions: { role: string }[];
  seen: { words: { box: { x: number; y: number; w: number; h: number } }[] }[];
}

const ROOT = resolve(__dirname, '../..');
const COUNT = 3;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawn-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('draws pages whose truth fits the picture, and the same ones for the same seed', async () => {
  const draw = async (): Promise<Truth[]> => {
    const args = ['scripts/corpus-make.mjs', '--seed', '5', '--count', `${COUNT}`, '--out', folder];
    await promisify(execFile)(process.execPath, args, { cwd: ROOT });
    return JSON.parse(await readFile(join(folder, 'truth.json'), 'utf8')) as Truth[];
  };
  const truths = await draw();

  expect(truths).toHaveLength(COUNT);
  for (const truth of truths) {
    const { width, height } = await sharp(join(folder, truth.file)).metadata();
    expect([width, height]).toEqual([truth.width, truth.height]);
    expect(truth.lines.length).toBeGreaterThan(2);
    expect(truth.regions.length).toBeGreaterThan(0);
    for (const { box } of truth.seen.flatMap(({ words }) => words)) {
      expect(box.x + box.w).toBeLessThanOrEqual(truth.width + 2);
      expect(box.y + box.h).toBeLessThanOrEqual(truth.height + 2);
    }
  }
  expect(await draw()).toEqual(truths);
}, 120_000);

it('knows the dates of a page with the roles that its words tell', async () => {
  const invoices = join(folder, 'invoices');
  const args = ['--seed', '5', '--count', '120', '--kind', 'invoice', '--out', invoices];
  await promisify(execFile)(process.execPath, ['scripts/corpus-make.mjs', ...args], { cwd: ROOT });
  const truths = JSON.parse(await readFile(join(invoices, 'truth.json'), 'utf8')) as Truth[];
  const dates = truths.flatMap(({ date_roles: roles }) => roles);

  expect(new Set(dates.map(({ role }) => role))).toContain('issued');
  for (const { date } of dates) expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
  for (const truth of truths) {
    const text = truth.lines.join(' ');
    for (const { text: written } of truth.date_roles)
      for (const word of written.split(' ')) expect(text).toContain(word);
    expect(truth.title_alternatives.length).toBeGreaterThan(0);
  }
}, 120_000);

it('says how many lines of drawn pages got their role, and draws the regions into pictures', async () => {
  const out = join(folder, 'regions');
  const args = ['scripts/corpus.mjs', folder, '--roles', '--draw', out];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });

  expect(stdout).toMatch(/role right {2,}[01]\.\d{3}/);
  const pictures = (await readdir(out)).sort();
  expect(pictures).toHaveLength(COUNT);
  for (const name of pictures) {
    expect((await sharp(join(out, name)).metadata()).format).toBe('png');
  }
}, 120_000);
