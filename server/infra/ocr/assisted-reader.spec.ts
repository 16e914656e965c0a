import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { describeWithModels } from '../../../test/support/neural-models';
import { AssistedReader } from './assisted-reader';
import { OcrEngine } from './ocr-engine';
import { NeuralEngine } from './neural/neural-engine';
import { NeuralProcess } from './neural/neural-process';
import { TesseractReader } from './tesseract-reader';
import { TesseractWorker } from './tesseract-worker';

beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadSvg'] }));
afterAll(() => sharp.block({ operation: ['VipsForeignLoadSvg'] }));

const drawn = (inside: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="420" font-family="DejaVu Sans, sans-serif">${inside}</svg>`,
    ),
  )
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();

const fixture = (name: string): Buffer => readFileSync(`test/fixtures/reading/${name}.png`);

describe('the places for images', () => {
  const PLACES = 2;
  let reading = 0;
  let most = 0;
  const tesseract = new TesseractReader({ workers: PLACES, dataDir: tmpdir() });
  const neural = new NeuralEngine({ assist: 'on', tell: () => undefined });
  const reader = new AssistedReader(tesseract, neural, PLACES);

  /** An image is in work from its preparation to its last look, whichever engine has it. */
  beforeEach(() => {
    [reading, most] = [0, 0];
    jest.spyOn(tesseract, 'prepare').mockImplementation(async () => {
      most = Math.max(most, ++reading);
      return { bands: [{}] } as never;
    });
    jest.spyOn(neural, 'use').mockImplementation(() => sleep(5, null));
    jest.spyOn(tesseract, 'readOnce').mockImplementation(async () => {
      await sleep(5);
      return { blocks: [], language: 'eng', width: 1, height: 1 };
    });
    jest.spyOn(tesseract, 'finish').mockImplementation(async (read) => {
      await sleep(5);
      reading--;
      return read;
    });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => reader.close());

  it('are shared by both engines: no more images are read at once', async () => {
    await Promise.all(Array.from({ length: 7 }, () => reader.read(Buffer.of())));
    expect(most).toBe(PLACES);
  });

  it('are given back by readings that fail', async () => {
    jest.spyOn(tesseract, 'finish').mockImplementation(async () => {
      reading--;
      throw new Error('no paper');
    });
    const ends = await Promise.allSettled(
      Array.from({ length: 5 }, () => reader.read(Buffer.of())),
    );
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(most).toBe(PLACES);
  });
});

/** A phone's list: small grey times, an amount on a coloured cell, a button, icons. */
const SCREEN = `<rect width="900" height="420" fill="#fff"/>
  <text x="30" y="36" font-size="15" fill="#8a8f94">10:54</text>
  <text x="30" y="100" font-size="26">Weekly groceries</text>
  <rect x="640" y="64" width="200" height="52" rx="10" fill="#2e7d32"/><text x="668" y="99" font-size="24" fill="#fff">98,70 EUR</text>
  <text x="30" y="170" font-size="15" fill="#8a8f94">Delivered yesterday at 16:49</text>
  <circle cx="800" cy="200" r="22" fill="none" stroke="#444" stroke-width="4"/><path d="M816 216 l14 14" stroke="#444" stroke-width="4"/>
  <rect x="30" y="240" width="220" height="60" rx="30" fill="#1a73e8"/><text x="72" y="279" font-size="22" fill="#fff">Order again</text>
  <path d="M40 360 l10 -20 l10 20 l-22 -12 h24 z" fill="#f9ab00"/><text x="80" y="362" font-size="18">Rated by 12 people</text>`;

describeWithModels('the second text engine', () => {
  let dataDir: string;
  let engine: OcrEngine;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'assisted-'));
    engine = new OcrEngine({ workers: 1, dataDir, assist: 'on' });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await engine.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('reads small grey type, amounts on colours and buttons, each where it stands', async () => {
    const { lines, engine: version } = await engine.read(await drawn(SCREEN));

    const texts = lines.map(({ text }) => text);
    for (const text of ['10:54', '98,70 EUR', 'Delivered yesterday at 16:49', 'Order again'])
      expect(texts.join('\n')).toContain(text);
    expect(texts.filter((text) => text.length === 1)).toEqual([]);
    expect(version).toMatch(/^tesseract\.js \S+ \+ PP-OCRv4 \S+ on onnxruntime \S+$/);
    const button = lines.find(({ text }) => text.includes('Order again'))!;
    expect(button.box.x).toBeGreaterThan(60);
    expect(button.box.y).toBeGreaterThan(250);
  }, 120_000);

  it('reads a scrolled page from end to end', async () => {
    const names = ['amber', 'birch', 'cedar', 'delta', 'ember', 'fjord', 'grove', 'heron'];
    const texts = names.map(
      (name, i) => `<text x="40" y="${200 + i * 430}" font-size="24">${name} row ${i}</text>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="3600" font-family="sans-serif"><rect width="600" height="3600" fill="#fff"/>${texts.join('')}</svg>`;

    const { lines } = await engine.read(await sharp(Buffer.from(svg)).png().toBuffer());

    expect(lines.map(({ text }) => text)).toEqual(names.map((name, i) => `${name} row ${i}`));
  }, 120_000);

  it('reads a page once whose language a few lines have told', async () => {
    const rows = [
      'Die Rechnung liegt seit Montag auf dem Tisch und ist nicht bezahlt',
      'Wir werden sie mit der Lieferung von heute zum Lager bringen',
      'Schöne Grüße aus der Straße nach Süden',
    ];
    const texts = rows.map(
      (row, i) => `<text x="30" y="${80 + i * 60}" font-size="22">${row}</text>`,
    );
    const recognise = jest.spyOn(TesseractWorker.prototype, 'recognise');

    const { text, language } = await engine.read(await drawn(texts.join('')));

    expect(recognise.mock.calls.map(([, { language, network }]) => [language, network])).toEqual([
      ['deu', 'fast'],
    ]);
    expect(language).toBe('deu');
    expect(text).toContain('Schöne Grüße aus der Straße');
  }, 120_000);

  it.each([
    ['simplified', ['订单详情', '保温杯', '联系客服', '2026-03-14 09:41']],
    ['traditional', ['圖書館通知', '臺北市', '謝謝您的使用']],
  ])(
    'reads %s Chinese',
    async (script, parts) => {
      const { text } = await engine.read(fixture(`chinese-${script}`));

      for (const part of parts) expect(text).toContain(part);
    },
    120_000,
  );

  it.each(['cyrillic', 'greek'])(
    'adds nothing to a page in %s letters',
    async (script) => {
      const alone = new OcrEngine({ workers: 1, dataDir });
      const [with_, without] = [
        await engine.read(fixture(script)),
        await alone.read(fixture(script)),
      ];
      await alone.close();

      expect(with_.text).toBe(without.text);
    },
    120_000,
  );

  it('loses no image when its process is killed, and takes part in the next reading', async () => {
    const image = await drawn(
      '<text x="40" y="90" font-size="34">Survives the kill</text>' +
        '<rect y="380" width="900" height="40" fill="#0a5fb4"/><text x="40" y="406" font-size="18" fill="#fff">Connected</text>',
    );
    jest.spyOn(NeuralProcess.prototype, 'detect').mockImplementationOnce(async function (
      this: NeuralProcess,
      ...input
    ) {
      setImmediate(() => void this.end());
      return this.detect(...input);
    });

    const first = await engine.read(image);
    const second = await engine.read(image);

    // The bar is found by Tesseract's second look, which the second engine would have spared.
    expect(first.lines.map(({ text }) => text)).toEqual(['Survives the kill', 'Connected']);
    expect(first.engine).toMatch(/^tesseract\.js [\d.]+$/);
    expect(second.lines.map(({ text }) => text)).toEqual(['Survives the kill', 'Connected']);
    expect(second.engine).toContain('PP-OCRv4');
  }, 120_000);

  it('leaves the page to the full network of Tesseract when it fails after the fast one has read', async () => {
    const image = await drawn('<text x="40" y="90" font-size="34">Read again</text>');
    const recognise = jest.spyOn(TesseractWorker.prototype, 'recognise');
    const use: NeuralEngine['use'] = Reflect.get(NeuralEngine.prototype, 'use');
    jest
      .spyOn(NeuralEngine.prototype, 'use')
      .mockImplementationOnce(use)
      .mockImplementationOnce(async () => null);

    const { engine: version } = await engine.read(image);

    expect(recognise.mock.calls.map(([, { network = 'full' }]) => network)).toEqual([
      'fast',
      'full',
    ]);
    expect(version).not.toContain('PP-OCRv4');
  }, 120_000);

  it('is not used when the caller wants Tesseract alone', async () => {
    const image = await drawn('<text x="40" y="90" font-size="34">Only one engine</text>');

    const { engine: version } = await engine.read(image, { isAssisted: false });

    expect(version).not.toContain('PP-OCRv4');
  }, 120_000);
});
