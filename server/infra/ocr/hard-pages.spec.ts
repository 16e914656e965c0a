import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { analyse } from '../../analysis/local-analyser';
import { OcrEngine } from './ocr-engine';

beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadSvg'] }));
afterAll(() => sharp.block({ operation: ['VipsForeignLoadSvg'] }));

const drawn = (size: { width: number; height: number }, inside: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="sans-serif">${inside}</svg>`,
    ),
  )
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();

/** The same numbers every time, from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** Grain as a camera has it: noise, softened, on a slope of light. */
async function grain(blur: number): Promise<Buffer> {
  const random = randomFrom(7);
  const [width, height] = [600, 400];
  const data = Buffer.from(
    Array.from({ length: width * height }, (_, at) => 90 + random() * 130 + (at / width) * 0.08),
  );
  const raw = sharp(data, { raw: { width, height, channels: 1 } });
  return (blur > 0 ? raw.blur(blur) : raw).png().toBuffer();
}

/** Colours without any order, as of a file that is no picture or one made to keep the reader busy. */
function noise({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const random = randomFrom(11);
  const data = Buffer.from(Array.from({ length: width * height * 3 }, () => random() * 256));
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const HILLS = `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#38f"/><stop offset="1" stop-color="#fda"/></linearGradient></defs>
  <rect width="600" height="400" fill="url(#s)"/><circle cx="450" cy="90" r="40" fill="#fe8"/>
  <path d="M0 300 L150 180 L300 310 L420 220 L600 330 V400 H0Z" fill="#463"/><path d="M0 350 L240 290 L600 370 V400 H0Z" fill="#241"/>`;
const ICONS = `<rect width="600" height="400" fill="#eef"/><circle cx="100" cy="100" r="40" fill="none" stroke="#222" stroke-width="8"/>
  <path d="M220 60 h80 v80 h-80 z M240 80 l40 40 M280 80 l-40 40" stroke="#222" stroke-width="8" fill="none"/>
  <path d="M400 140 l40 -80 l40 80 z" fill="#c33"/><rect x="60" y="250" width="480" height="12" rx="6" fill="#99a"/>`;

describe('pages that are hard to read', () => {
  let dataDir: string;
  let engine: OcrEngine;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hard-pages-'));
    engine = new OcrEngine({ workers: 1, dataDir });
  });
  afterAll(async () => {
    await engine.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each([
    ['a photo', () => drawn({ width: 600, height: 400 }, HILLS)],
    ['noise', () => grain(0)],
    ['a blurred photo', () => grain(3)],
    ['icons', () => drawn({ width: 600, height: 400 }, ICONS)],
  ])('invents no words for %s', async (_what, image) => {
    const ocr = await engine.read(await image());

    expect(ocr.text).toBe('');
    const known = { fileName: 'beach_walk.jpg', imageDate: '2026-05-04', knownTags: ['ab', 'sea'] };
    const { title, tags, dates } = analyse({ ocr, ...known });
    expect(title).toBe('beach walk 2026-05-04');
    expect(tags).toEqual(['photo', 'beach', 'walk']);
    expect(dates).toEqual([]);
  });

  it('asks Tesseract nothing about a page of noise alone, which would keep it busy for minutes', async () => {
    const page = await noise({ width: 1440, height: 900 });
    const ocr = await engine.read(page, { timeoutMs: 1 });
    expect(ocr).toMatchObject({ text: '', width: 1440, height: 900 });
  });

  it('reads the line above a large picture of noise', async () => {
    const page = await drawn(
      { width: 1440, height: 960 },
      '<text x="40" y="64" font-size="32">Invoice number 4711 is due</text>',
    );
    const picture = await noise({ width: 1440, height: 832 });
    const both = await sharp(page)
      .composite([{ input: picture, top: 128, left: 0 }])
      .png()
      .toBuffer();
    const ocr = await engine.read(both, { timeoutMs: 20_000 });
    expect(ocr.text).toBe('Invoice number 4711 is due');
  });

  it('neither loses nor doubles a line at the seams of a page of 1,200 x 12,000', async () => {
    const words = ['amber', 'birch', 'cedar', 'delta', 'ember', 'fjord', 'grove', 'heron'];
    // Close together where the page is cut, far apart elsewhere.
    const lines = Array.from({ length: 37 }, (_, i) => ({
      text: `${words[i % 8]} ${words[(i + (i >> 3) + 1) % 8]} number ${100 + i}`,
      y: 5950 + i * 58,
    }));
    const text = (y: number, line: string) => `<text x="60" y="${y}" font-size="34">${line}</text>`;
    const seam = lines.map(({ text: line, y }) => text(y, line)).join('');
    const ends = text(120, 'the first line') + text(11_900, 'the last line');
    const page = await drawn({ width: 1200, height: 12_000 }, ends + seam);

    const { lines: read, height } = await engine.read(page);

    expect(height).toBe(12_000);
    expect(read.map((line) => line.text)).toEqual([
      'the first line',
      ...lines.map((line) => line.text),
      'the last line',
    ]);
    expect(read.at(-1)!.box.y).toBeGreaterThan(11_850);
  }, 120_000);

  it.each([
    [3, 180],
    [6, 270],
    [8, 90],
  ])('reads a photo of orientation %d upright', async (orientation, angle) => {
    const upright = await drawn(
      { width: 640, height: 160 },
      '<text x="40" y="90" font-size="34">Turned by the camera</text>',
    );
    const turned = sharp(await sharp(upright).rotate(angle).toBuffer());
    const photo = await turned.withMetadata({ orientation }).jpeg({ quality: 92 }).toBuffer();

    const ocr = await engine.read(photo);

    expect(ocr).toMatchObject({ text: 'Turned by the camera', width: 640, height: 160 });
    expect(ocr.lines[0]!.box.x).toBeLessThan(60);
  });

  it('reads light letters on a ground between light and dark', async () => {
    const sky = `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#3a6ea5"/><stop offset="1" stop-color="#8fb8de"/></linearGradient></defs>
      <rect width="780" height="600" fill="url(#g)"/><g fill="#fff" font-size="34"><text x="300" y="120" font-size="56">Bergen</text>
      <text x="40" y="260">Monday and Tuesday</text><text x="40" y="330">Light rain in the morning</text><text x="40" y="400">Humidity 86 percent</text></g>`;

    const { text } = await engine.read(await drawn({ width: 780, height: 600 }, sky));

    for (const word of ['Bergen', 'Tuesday', 'Light rain', 'Humidity'])
      expect(text).toContain(word);
  });

  it('reads a telephone that is locked: light letters on a dark slope of colours and on cards', async () => {
    const card = (y: number, lines: string[]): string =>
      `<rect x="32" y="${y}" width="716" height="150" rx="36" fill="#fff" fill-opacity=".2"/>${lines
        .map((line, at) => `<text x="70" y="${y + 48 + at * 36}" font-size="28">${line}</text>`)
        .join('')}`;
    const screen = `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#1e3a8a"/><stop offset="1" stop-color="#701a75"/></linearGradient></defs>
      <rect width="780" height="1200" fill="url(#g)"/><g fill="#fff" font-family="sans-serif"><text x="180" y="176" font-size="40">Saturday, 21 November</text>
      <text x="170" y="350" font-size="160">18:27</text>${card(420, ['Messages', 'Ida', 'The keys are with the neighbour'])}${card(600, ['Calendar', 'Dentist', 'Tomorrow at 8:45'])}</g>`;

    const { text } = await engine.read(await drawn({ width: 780, height: 1200 }, screen));

    for (const words of ['Saturday, 21 November', 'with the neighbour', 'Tomorrow at 8:45'])
      expect(text).toContain(words);
  });

  it('takes no bars of a chart for letters and reads the numbers over them', async () => {
    const values = [28, 34, 41, 39, 52, 61, 58, 66, 74, 82, 79, 91];
    const bars = values.map((value, at) => {
      const [x, height] = [90 + at * 108, value * 5];
      return `<rect x="${x}" y="${800 - height}" width="70" height="${height}" rx="8" fill="#0e7490"/><text x="${x + 8}" y="${780 - height}" font-size="24">${value}</text>`;
    });
    const page = `<text x="70" y="110" font-size="46" font-weight="700">Traffic of the year</text>${bars.join('')}`;

    const { text } = await engine.read(await drawn({ width: 1440, height: 900 }, page));

    const [title, ...rest] = text.split(/\n+/);
    expect(title).toBe('Traffic of the year');
    expect(rest.join(' ')).not.toMatch(/\p{L}{2}/u);
    expect(rest.join(' ').match(/\b\d\d\b/g)!.length).toBeGreaterThanOrEqual(10);
  });

  it('reads the light head of a table once and without noise from its bar', async () => {
    const row = (y: number, cells: string[], style: string): string =>
      cells
        .map((cell, at) => `<text x="${90 + at * 440}" y="${y}" ${style}>${cell}</text>`)
        .join('');
    const table = `<text x="70" y="100" font-size="44" font-weight="700">Order of the studio</text><rect x="60" y="150" width="1320" height="73" fill="#4338ca"/><g font-family="DejaVu Sans, sans-serif">
      ${row(198, ['Item', 'Quantity', 'Amount'], 'font-size="28" font-weight="700" fill="#fff"')}
      ${row(272, ['Brand workshop', '1', '$1,200.00'], 'font-size="28"')}${row(346, ['Icon set', '24', '$960.00'], 'font-size="28"')}</g>`;

    const { text } = await engine.read(await drawn({ width: 1440, height: 500 }, table));

    expect(text).toContain('Item Quantity Amount');
  });
});
