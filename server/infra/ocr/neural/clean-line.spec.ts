import { type OcrWord } from '../../../analysis/page/ocr-result';
import { cleanLine, withoutIconLetter } from './clean-line';
import { type NeuralLine } from './neural-line';

/** Words of monospaced type, 14 pixels high where a letter is; signs of arithmetic are lower. */
function code(text: string, { confidence = 93, space = 10, first = 10 } = {}): OcrWord[] {
  let at = 0;
  return text.split(' ').map((word, i) => {
    const w = word.length * 8;
    const h = /[\p{L}\d]/u.test(word) ? (/[bdfhklt\p{Lu}\d]/u.test(word) ? 14 : 10) : 6;
    const box = { x: at, y: 20 - h, w, h };
    at += w + (i === 0 ? first : space);
    return { text: word, confidence, box };
  });
}

const textOf = (words: readonly OcrWord[]): string => words.map(({ text }) => text).join(' ');

describe('withoutIconLetter', () => {
  it.each(['x = 5', 'v = load(path)', 'x += 1;', 'let x', 'for item in x', 'Model X', 'Malcolm X'])(
    'keeps the name in %s',
    (text) => {
      const words = code(text);
      expect(textOf(withoutIconLetter(words, words))).toBe(text);
    },
  );

  it('drops a magnifying glass farther from its words than they are from each other', () => {
    const words = code('Q Search in mail', { space: 5, first: 12 });
    expect(textOf(withoutIconLetter(words, words))).toBe('Search in mail');
  });
});

function neural(text: string, chance: number): NeuralLine {
  let at = 0;
  const words = text.split(' ').map((word) => {
    const signs = [...word].map((sign, i) => ({
      text: sign,
      chance: word.length === 1 ? chance : 0.99,
      from: at + i * 8,
      to: at + i * 8 + 7,
    }));
    at += (word.length + 1) * 8;
    return signs;
  });
  return { box: { x: 0, y: 0, w: at, h: 14 }, score: 0.97, words };
}

const cleaned = (text: string, theirs: OcrWord[], chance = 0.9): string =>
  (cleanLine(neural(text, chance), theirs)?.words ?? [])
    .map((signs) => signs.map((sign) => sign.text).join(''))
    .join(' ');

describe('cleanLine', () => {
  it.each([
    ['Tesseract lost the space', 'I am here', 'Iam here'],
    ['the second engine put in a space', 'the garden Pla n', 'the garden Plan'],
    ['Tesseract read it in a longer word', 'Vitamin A', 'VitaminA'],
    ['Tesseract read another letter there', 'Vitamin A', 'Vitamin 4'],
  ])('keeps a lone letter at an end where %s', (_, text, theirs) => {
    expect(cleaned(text, code(theirs, { confidence: 80 }))).toBe(text);
  });

  it('drops one of which Tesseract has nothing', () => {
    expect(cleaned('Y angezeigt', code('angezeigt'))).toBe('angezeigt');
  });
});
