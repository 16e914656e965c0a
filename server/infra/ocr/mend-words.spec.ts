import { type Line, type Symbol as Sign, type Word } from 'tesseract.js';
import { type GreyImage } from './glyphs';
import { mendWords } from './mend-words';

const PITCH = 12;
const LETTER = { width: 8, top: 20, bottom: 36 };
const page = (): GreyImage => ({
  data: new Uint8Array(600 * 60).fill(250),
  width: 600,
  height: 60,
});

/** Signs of a monospaced line; a space is an empty cell and parts words, `deep` reaches below the line. */
function lineOf(text: string, deep: readonly number[] = []): Line {
  const words: Sign[][] = [[]];
  [...text].forEach((letter, cell) => {
    if (letter === ' ') return words.push([]);
    const x0 = 10 + cell * PITCH;
    const y1 = deep.includes(cell) ? LETTER.bottom + 4 : LETTER.bottom;
    const bbox = { x0, y0: LETTER.top, x1: x0 + LETTER.width, y1 };
    return words.at(-1)!.push({ text: letter, bbox, confidence: 90 } as Sign);
  });
  return { words: words.map(wordOf) } as Line;
}

function wordOf(symbols: Sign[]): Word {
  const [first, last] = [symbols[0]!.bbox, symbols.at(-1)!.bbox];
  const bbox = { ...first, x1: last.x1 };
  return { text: symbols.map((sign) => sign.text).join(''), confidence: 90, symbols, bbox } as Word;
}

function stroke(image: GreyImage, box: { from: number; to: number; y: number }): void {
  for (const y of [box.y, box.y + 1]) {
    image.data.fill(20, y * image.width + box.from, y * image.width + box.to);
  }
}

const mend = (line: Line, image = page()): string[] =>
  mendWords(line, image).map((word) => word.text);

describe('mendWords', () => {
  it('leaves words apart that are apart', () => {
    expect(mend(lineOf('return value later'))).toEqual(['return', 'value', 'later']);
  });

  it('puts back an underscore that stands in the gap', () => {
    const image = page();
    stroke(image, { from: 8 + 5 * PITCH, to: 8 + 6 * PITCH, y: LETTER.bottom + 1 });

    expect(mend(lineOf('first second third'), image)).toEqual(['first_second', 'third']);
  });

  it('recognises an underline below whole words', () => {
    const image = page();
    stroke(image, { from: 0, to: 300, y: LETTER.bottom + 2 });

    expect(mend(lineOf('first second third'), image)).toEqual(['first', 'second', 'third']);
  });

  it('joins words that a dot has split in an evenly spaced line', () => {
    const line = lineOf('module.function');
    const signs = line.words[0]!.symbols;
    const cut = { words: [wordOf(signs.slice(0, 7)), wordOf(signs.slice(7))] } as Line;

    expect(mend(cut)).toEqual(['module.function']);
  });

  it('reads a one that reaches below the line as the bracket that is still open', () => {
    expect(mend(lineOf('copy [ more 1 item 1', [5, 12]))).toEqual([
      'copy',
      '[',
      'more',
      ']',
      'item',
      '1',
    ]);
  });
});
