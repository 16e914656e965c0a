import { lineOf } from '../layout';
import { type PageReading } from '../page-reading';
import { type LineCrop } from './line-crop';
import { lookAgain } from './look-again';
import { type Reader } from './recognise';

/** Sees no text in anything. */
const blind = {
  neural: {
    recognise: (lines: readonly unknown[]) =>
      Promise.resolve({
        best: new Uint16Array(lines.length),
        chance: new Float32Array(lines.length),
        space: new Float32Array(lines.length),
        steps: 1,
      }),
  },
  dictionary: [],
} as unknown as Reader;

const page = { data: new Uint8Array(100 * 40 * 3), width: 100, height: 40 };

/** A page whose one line Tesseract has read as one sure word, in pixels twice as many as the second engine sees. */
function firstOf(text: string): PageReading {
  const box = { x: 0, y: 20, w: 120, h: 24 };
  const line = lineOf([{ text, confidence: 96, box }]);
  return { blocks: [[line]], language: 'eng', width: 200, height: 80 };
}

function cropWith(gaps: LineCrop['gaps']): LineCrop {
  const ink = { x: 0, y: 10, w: 60, h: 12 };
  return { box: { ...ink, h: 16 }, ink, gaps };
}

async function isAsked(gaps: LineCrop['gaps']): Promise<boolean> {
  const found = { page, crops: [cropWith(gaps)], read: new Map() };
  const [line] = await lookAgain(firstOf('10Jul2021'), found, blind);
  return line!.neural !== undefined;
}

describe('lookAgain', () => {
  it('leaves a line to Tesseract that was read surely', async () => {
    expect(await isAsked([{ from: 20, to: 23 }])).toBe(false);
  });

  it('reads a sure word that runs over a gap as wide as a space', async () => {
    expect(await isAsked([{ from: 20, to: 25 }])).toBe(true);
  });
});
