import { type OcrWord } from '../../../analysis/page/ocr-result';
import { fuseLine } from './fuse-line';
import { type NeuralLine } from './neural-line';

/** Signs are ten pixels wide, and so is a space. */
function place(text: string): { word: string; x: number }[] {
  let x = 0;
  return text.split(' ').map((word) => {
    const at = x;
    x += (word.length + 1) * 10;
    return { word, x: at };
  });
}

const theirs = (text: string, confidence: number): OcrWord[] =>
  place(text).map(({ word, x }) => ({
    text: word,
    confidence,
    box: { x, y: 0, w: word.length * 10, h: 16 },
  }));

function neural(text: string, chance: number): NeuralLine {
  const words = place(text).map(({ word, x }) =>
    [...word].map((sign, i) => ({ text: sign, chance, from: x + i * 10, to: x + i * 10 + 9 })),
  );
  return { box: { x: 0, y: 0, w: text.length * 10, h: 16 }, score: chance, words };
}

const textOf = (words: readonly OcrWord[]): string => words.map(({ text }) => text).join(' ');

const fused = (a: [string, number], b: [string, number]): string =>
  textOf(fuseLine(theirs(...a), neural(...b)));

describe('fuseLine', () => {
  it('takes the surer reading where they differ', () => {
    expect(fused(['9870 EUR', 60], ['98,70 EUR', 0.99])).toBe('98,70 EUR');
    expect(fused(['garden', 95], ['gardem', 0.7])).toBe('garden');
  });

  it('keeps accents and signs that the second engine does not know', () => {
    expect(fused(['Größe', 70], ['GroBe', 0.99])).toBe('Größe');
    expect(fused(['für', 70], ['fur', 0.99])).toBe('für');
    expect(fused(['£25', 70], ['E25', 0.99])).toBe('£25');
    expect(fused(['98,70 €', 82], ['98,70', 0.99])).toBe('98,70 €');
  });

  it('leaves zero and O to Tesseract unless the other is quite sure', () => {
    expect(fused(['info', 80], ['inf0', 0.9])).toBe('info');
    expect(fused(['inf0', 80], ['info', 0.99])).toBe('info');
  });

  it('does not merge two narrow letters into a wide one', () => {
    expect(fused(['kernel', 45], ['kemel', 0.97])).toBe('kernel');
  });

  it('does not lose a small mark between letters', () => {
    expect(fused(['runpy.py', 48], ['runpypy', 0.98])).toBe('runpy.py');
  });

  it('keeps a line drawn with one sign as long as it is', () => {
    expect(fused(['========== 3 passed', 60], ['===== 3 passed', 0.99])).toBe(
      '========== 3 passed',
    );
  });

  it('trusts sure words where they have a space, and the gaps of the picture elsewhere', () => {
    expect(fused(['one two', 90], ['onetwo', 0.99])).toBe('one two');
    expect(fused(['on e', 40], ['one', 0.99])).toBe('one');
  });

  it('parts a sure word at a gap as wide as a space, and at no narrower one', () => {
    const line = neural('10 Jul', 0.99);
    expect(textOf(fuseLine(theirs('10Jul', 92), line))).toBe('10 Jul');

    for (const sign of line.words[1]!) sign.from -= 8;
    expect(textOf(fuseLine(theirs('10Jul', 92), line))).toBe('10Jul');
    expect(fused(['11.02.2025', 92], ['1 1.02.2025', 0.99])).toBe('11.02.2025');
  });

  it('gives words the box of their letters', () => {
    const [, second] = fuseLine(theirs('9870 EUR', 60), neural('98,70 EUR', 0.99));

    expect(second!.box).toEqual({ x: 60, y: 0, w: 29, h: 16 });
  });

  it('gives letters the height of their ink where Tesseract has the rule below them', () => {
    const words = theirs('Tempo', 60).map((word) => ({
      ...word,
      box: { ...word.box, y: 13, h: 3 },
    }));
    const [first] = fuseLine(words, neural('Tempo', 0.99));

    expect(first!.box).toMatchObject({ y: 0, h: 16 });
  });

  it('takes a Chinese line whole', () => {
    expect(fused(['iT BHF Tf', 40], ['订单详情', 0.99])).toBe('订单详情');
  });

  it('believes an address as far as its worst sign, and a word as far as its signs in the mean', () => {
    const line = neural('https://a.example.org/pant', 0.99);
    line.words[0]!.at(-1)!.chance = 0.4;
    const [address] = fuseLine([], line);
    const word = neural('recipes', 0.99);
    word.words[0]!.at(-1)!.chance = 0.4;
    const [plain] = fuseLine([], word);
    expect([address!.confidence, plain!.confidence]).toEqual([40, 91]);
  });
});
