import { lineOf } from '../layout';
import { type OcrBlock, type OcrWord, textOf } from '../../../analysis/page/ocr-result';
import { fuse } from './fuse';
import { type NeuralLine } from './neural-line';
import { scriptOf, type SeenLine } from './page-script';

interface Sketch {
  y: number;
  x?: number;
  /** Tesseract's words and their confidence. */
  theirs?: string;
  confidence?: number;
  /** The second engine's reading. Undefined: it was not asked; null: it saw no text. */
  neural?: string | null;
  score?: number;
}

const HEIGHT = 16;

function wordsOf({ y, x = 0, theirs = '', confidence = 90 }: Sketch): OcrWord[] {
  let at = x;
  return theirs.split(' ').flatMap((text) => {
    const box = { x: at, y, w: text.length * 10, h: HEIGHT };
    at += (text.length + 1) * 10;
    return text ? [{ text, confidence, box }] : [];
  });
}

function neuralOf({ y, x = 0, neural, score = 0.99 }: Sketch): NeuralLine | null | undefined {
  if (!neural) return neural as null | undefined;
  let at = x;
  const words = neural.split(' ').map((word) => {
    const signs = [...word].map((text, i) => ({
      text,
      chance: score,
      from: at + i * 10,
      to: at + i * 10 + 9,
    }));
    at += (word.length + 1) * 10;
    return signs;
  });
  return { box: { x, y, w: neural.length * 10, h: HEIGHT }, score, words };
}

/** Every sketch is one detected line; Tesseract's blocks hold the lines that are named for them. */
function page(...blocks: Sketch[][]): { blocks: OcrBlock[]; lines: SeenLine[] } {
  const lines: SeenLine[] = [];
  const made = blocks.map((block) =>
    block.flatMap((sketch) => {
      const [words, neural] = [wordsOf(sketch), neuralOf(sketch)];
      const width = (sketch.theirs ?? sketch.neural ?? '').length * 10;
      lines.push({ ink: { x: sketch.x ?? 0, y: sketch.y, w: width, h: HEIGHT }, words, neural });
      return words.length > 0 ? [lineOf(words)] : [];
    }),
  );
  return { blocks: made.filter((block) => block.length > 0), lines };
}

const read = (...blocks: Sketch[][]): string => {
  const { blocks: theirs, lines } = page(...blocks);
  return textOf(fuse(theirs, lines));
};

describe('fuse', () => {
  it('keeps a brace that only Tesseract has read, though hardly surely, and no other lone sign', () => {
    const block = [
      { y: 0, theirs: '}', confidence: 80, neural: null },
      { y: 40, theirs: 'x', confidence: 80, neural: null },
      { y: 80, theirs: 'catch (error) {' },
    ];
    expect(read(block)).toBe('}\ncatch (error) {');
  });

  it('puts a line that only the second engine saw at its position', () => {
    const text = read(
      [
        { y: 0, theirs: 'The first line here' },
        { y: 25, neural: 'Second line' },
        { y: 50, theirs: 'The third line here' },
      ],
      [{ y: 200, theirs: 'Another block below' }],
    );

    expect(text).toBe(
      'The first line here\nSecond line\nThe third line here\n\nAnother block below',
    );
  });

  it('drops icons: lone signs, and shapes that the engines read differently', () => {
    const text = read(
      [{ y: 0, theirs: 'A line of words' }],
      [{ y: 40, neural: 'Q' }],
      [{ y: 80, theirs: 'é', confidence: 50, neural: null }],
      [{ y: 120, theirs: 'Il', confidence: 60, neural: '田c', score: 0.7 }],
      [{ y: 160, neural: '曲' }],
    );

    expect(text).toBe('A line of words');
  });

  it('drops unsure letters at the ends of a line: boxes to tick', () => {
    const box = { y: 0, theirs: 'angezeigt', confidence: 70, neural: 'Y angezeigt', score: 0.9 };
    expect(read([box])).toBe('angezeigt');
    expect(read([{ ...box, neural: '5 angezeigt' }])).toBe('5 angezeigt');
    expect(read([{ ...box, score: 0.97 }])).toBe('Y angezeigt');
    expect(read([{ ...box, theirs: 'y angezeigt' }])).toBe('Y angezeigt');
    expect(read([{ ...box, theirs: '$ angezeigt', neural: 'S angezeigt', score: 0.6 }])).toBe(
      '$ angezeigt',
    );
  });

  it('drops a hook, a cross or a magnifying glass beside words, unless Tesseract is sure of a letter', () => {
    const apart = (confidence: number, neural?: string) => {
      const line = { y: 0, theirs: 'Q Search', confidence, neural };
      const { blocks, lines } = page([line, { y: 40, theirs: 'A line of words', confidence: 93 }]);
      lines[0]!.words[0]!.box.x -= 8;
      return textOf(fuse(blocks, lines));
    };
    expect(apart(93)).toBe('Search\nA line of words');
    expect(apart(96)).toBe('Q Search\nA line of words');
  });

  it('takes a lone letter that only Tesseract has read for an icon up to 94', () => {
    const alone = (confidence: number) => ({ y: 40, theirs: 'T', confidence, neural: null });
    expect(read([{ y: 0, theirs: 'A line of words' }, alone(94)])).toBe('A line of words');
    expect(read([{ y: 0, theirs: 'A line of words' }, alone(95)])).toBe('A line of words\nT');
  });

  it('keeps a lone digit, and letters that stand in a row of letters', () => {
    const keys = ['Q', 'W', 'E', 'R'].map((neural, i) => ({ y: 80, x: i * 100, neural }));

    expect(read([{ y: 0, theirs: 'A line of words' }], [{ y: 40, neural: '7' }])).toContain('7');
    expect(read([{ y: 0, theirs: 'A line of words' }], keys)).toMatch(/Q\s+W\s+E\s+R/);
  });

  it('takes no faint line that Tesseract did not see', () => {
    expect(
      read([{ y: 0, theirs: 'A line of words' }], [{ y: 40, neural: 'shade', score: 0.7 }]),
    ).toBe('A line of words');
  });

  it('keeps sure words that the detector passed over', () => {
    const { blocks, lines } = page([{ y: 0, theirs: 'A line of words' }]);
    const alone = lineOf([
      { text: 'Total', confidence: 90, box: { x: 500, y: 300, w: 50, h: 16 } },
    ]);
    const faint = lineOf([
      { text: 'Tatol', confidence: 60, box: { x: 500, y: 400, w: 50, h: 16 } },
    ]);

    expect(textOf(fuse([...blocks, [alone], [faint]], lines))).toBe('A line of words\n\nTotal');
  });

  it("leaves a page in letters that no engine knows as it was, without the second engine's guesses", () => {
    const strange = [
      { y: 0, theirs: 'Moropa ceroAHs', confidence: 40, neural: 'oroa cer o H', score: 0.85 },
      { y: 40, theirs: 'HacTpomku TyT', confidence: 40, neural: 'HaCTpoMKN aAAy', score: 0.85 },
      { y: 80, neural: 'CoxpaHITb', score: 0.85 },
    ];
    const { blocks, lines } = page(strange);

    expect(scriptOf(lines)).toBe('unknown');
    expect(fuse(blocks, lines)).toEqual(blocks);
  });

  it('reads a Chinese page with its numbers', () => {
    const text = read(
      [{ y: 0, theirs: 'THE', confidence: 38, neural: '订单详情' }],
      [{ y: 40, theirs: 'FER, 2026', confidence: 42, neural: '时间 2026-03-14 09:41' }],
    );

    expect(text).toBe('订单详情\n\n时间 2026-03-14 09:41');
  });
});
