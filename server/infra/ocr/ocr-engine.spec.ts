import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { OcrEngine } from './ocr-engine';
import { OcrAbortedError, OcrImageError, OcrTimeoutError, OcrUnavailableError } from './ocr-errors';

// The product closes libvips to SVG for its whole process, and a test worker runs many files in one.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadSvg'] }));
afterAll(() => sharp.block({ operation: ['VipsForeignLoadSvg'] }));

interface Picture {
  lines: string[];
  ink?: string;
  paper?: string;
  size?: number;
}

/** A page of 640 x 200 with lines of text drawn by sharp. */
function draw({ lines, ink = '#222', paper = '#fff', size = 26 }: Picture): sharp.Sharp {
  const texts = lines.map(
    (line, i) => `<text x="40" y="${60 + i * size * 2}" fill="${ink}">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="200" font-family="sans-serif" font-size="${size}">
    <rect width="640" height="200" fill="${paper}"/>${texts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: paper }).png();
}

const png = (picture: Picture): Promise<Buffer> => draw(picture).toBuffer();

describe('OcrEngine', () => {
  let dataDir: string;
  let engine: OcrEngine;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'ocr-spec-'));
    engine = new OcrEngine({ workers: 1, dataDir });
  });

  afterAll(async () => {
    await engine.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('reads text with its positions', async () => {
    const result = await engine.read(
      await png({ lines: ['The garden opens', 'Bring warm clothes'] }),
    );

    expect(result.lines.map((line) => line.text)).toEqual([
      'The garden opens',
      'Bring warm clothes',
    ]);
    expect(result).toMatchObject({ language: 'eng', width: 640, height: 200 });
    expect(result.engine).toMatch(/^tesseract\.js \d/);
    const [line] = result.lines;
    expect(line!.box.x).toBeGreaterThan(30);
    expect(line!.box.x).toBeLessThan(50);
    expect(line!.words.map((word) => word.text)).toEqual(['The', 'garden', 'opens']);
    expect(line!.confidence).toBeGreaterThan(60);
  });

  it('gives the text as its lines, so that every line can be quoted', async () => {
    const result = await engine.read(
      await png({ lines: ['First words here', 'Second words here'] }),
    );

    expect(result.text.split(/\n+/)).toEqual(result.lines.map((line) => line.text));
  });

  it('reads light text on a dark page', async () => {
    const result = await engine.read(
      await png({ lines: ['Night mode is on'], ink: '#ddd', paper: '#101418' }),
    );

    expect(result.text).toBe('Night mode is on');
  });

  it('reads small letters', async () => {
    const result = await engine.read(await png({ lines: ['Quietly written words'], size: 11 }));

    expect(result.text).toBe('Quietly written words');
    expect(result.lines[0]!.box.h).toBeLessThan(16);
  });

  it('puts boxes into the upright picture when the file is stored on its side', async () => {
    const upright = await png({ lines: ['Turned around twice'] });
    const onItsSide = await sharp(upright)
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();

    const result = await engine.read(onItsSide);

    expect(result).toMatchObject({ text: 'Turned around twice', width: 640, height: 200 });
    expect(result.lines[0]!.box.x).toBeLessThan(50);
    expect(result.lines[0]!.box.y).toBeLessThan(60);
  });

  it('reads dark and light text on a transparent background', async () => {
    const onNothing = async (ink: string): Promise<string> => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="100" font-family="sans-serif" font-size="30"><text x="40" y="60" fill="${ink}">Floating letters</text></svg>`;
      return (await engine.read(await sharp(Buffer.from(svg)).png().toBuffer())).text;
    };

    expect(await onNothing('#111')).toBe('Floating letters');
    expect(await onNothing('#fff')).toBe('Floating letters');
  });

  it('gives empty text for an image without any', async () => {
    const blank = sharp({ create: { width: 300, height: 200, channels: 3, background: '#8af' } });

    const result = await engine.read(await blank.png().toBuffer());

    expect(result).toMatchObject({ text: '', lines: [] });
  });

  it('gives empty text for an image smaller than a letter', async () => {
    const dot = sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } });

    expect((await engine.read(await dot.png().toBuffer())).text).toBe('');
  });

  it('reads a label that stands apart on a coloured bar', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="300" font-family="sans-serif" font-size="18">
      <rect width="640" height="300" fill="#fff"/><rect y="260" width="640" height="40" fill="#0a5fb4"/>
      <text x="20" y="40" fill="#222">A paragraph of dark words on white paper</text>
      <text x="20" y="286" fill="#fff">Connected</text></svg>`;

    const { lines } = await engine.read(await sharp(Buffer.from(svg)).png().toBuffer());

    expect(lines.at(-1)).toMatchObject({ text: 'Connected' });
    expect(lines.at(-1)!.box.y).toBeGreaterThan(260);
  });

  it('reads a scrolled page in bands without losing a line', async () => {
    const words = ['alpha', 'bravo', 'delta', 'hotel', 'lima', 'oscar', 'romeo', 'tango'];
    const texts = words.map((word, i) => `<text x="20" y="${100 + i * 190}">${word} line</text>`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="1600" font-family="sans-serif" font-size="26">
      <rect width="320" height="1600" fill="#fff"/>${texts.join('')}</svg>`;

    const image = await sharp(Buffer.from(svg)).png().toBuffer();
    const { lines } = await engine.read(image, { maxMegapixels: 0.2 });

    expect(lines.map(({ text }) => text)).toEqual(words.map((word) => `${word} line`));
    expect(lines[7]!.box.y).toBeGreaterThan(1390);
    expect(lines[7]!.box.y).toBeLessThan(1430);
  });

  it('reads a page in another language with its own data', async () => {
    const result = await engine.read(
      await png({ lines: ['Wir hören von Ihnen und', 'grüßen Sie für heute'] }),
    );

    expect(result.language).toBe('deu');
    expect(result.text).toContain('grüßen Sie für heute');
  });

  it('rejects bytes that are no image and reads the next one', async () => {
    const good = await png({ lines: ['Still healthy now'] });

    await expect(engine.read(Buffer.from('no image at all'))).rejects.toThrow(OcrImageError);
    await expect(engine.read(good.subarray(0, good.length / 2))).rejects.toThrow(OcrImageError);

    expect((await engine.read(good)).text).toBe('Still healthy now');
  });

  it('replaces the worker of a read that took too long', async () => {
    const image = await png({ lines: ['Slow and then quick'] });

    await expect(engine.read(image, { timeoutMs: 1 })).rejects.toThrow(OcrTimeoutError);

    expect((await engine.read(image)).text).toBe('Slow and then quick');
  });

  it('stops when the caller gives up', async () => {
    const image = await png({ lines: ['Nobody waits for this'] });

    await expect(engine.read(image, { signal: AbortSignal.abort() })).rejects.toThrow(
      OcrAbortedError,
    );
  });

  it('refuses work after it was closed', async () => {
    const closed = new OcrEngine({ workers: 1, dataDir });
    await closed.close();

    await expect(closed.read(await png({ lines: ['Too late'] }))).rejects.toThrow(
      OcrUnavailableError,
    );
  });
});
