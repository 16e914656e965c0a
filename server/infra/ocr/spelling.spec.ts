import { type Symbol as Sign, type Word } from 'tesseract.js';
import { mendSigns } from './mend-signs';
import { ruleSign, trustIn } from './spelling';

function word(text: string, confidence: number, letters = 98): Word {
  const symbols = [...text].map((sign) => ({ text: sign, confidence: letters }) as Sign);
  return { text, confidence, symbols } as Word;
}

describe('trustIn', () => {
  it('keeps a word that the dictionary has', () => {
    expect(trustIn(word('hello', 91))).toBe(91);
    expect(trustIn(word('he', 20))).toBe(20);
  });

  it('keeps a word without dictionary entry when its letters are sure', () => {
    expect(trustIn(word('8d1f0b2c7a94', 0))).toBe(30);
    // No less than one that the dictionary doubts more.
    expect(trustIn(word('_KEY_ID=AKIAX3N2Y7DYR6NDJGND', 23))).toBe(30);
  });

  it.each([
    ['guessed letters', word('IEIEE', 0, 90)],
    ['single signs', word('‘', 3, 99)],
  ])('drops %s', (_name, noise) => {
    expect(trustIn(noise)).toBeNull();
  });

  it('keeps a line drawn with one sign, however it was read', () => {
    expect(trustIn(word('S=======================2', 0, 91))).toBe(30);
  });
});

describe('ruleSign', () => {
  it.each([
    ['===========', '='],
    ['====z======', '='],
    ['..............', '.'],
    ['***', null],
    ['1234=======', null],
    ['----a----b----c----', '-'],
  ])('of %s is %s', (text, sign) => {
    expect(ruleSign(text)).toBe(sign);
  });
});

describe('mendSigns', () => {
  it.each([
    ['91d2aa6be®c3f4478cdle2f3', '91d2aa6be0c3f4478cd1e2f3'],
    ['cOffeel234567890', 'c0ffee1234567890'],
    ['©.0.0.0:8080', '0.0.0.0:8080'],
    ['127.®.0.1', '127.0.0.1'],
    ['====z======', '==========='.slice(0, 11)],
  ])('%s becomes %s', (read, meant) => {
    expect(mendSigns(word(read, 60)).text).toBe(meant);
  });

  it.each(['©', '© 2026', 'Label', 'Oblique', 'ada@example.com', '1234567', 'fee', 'Allied'])(
    'leaves %s alone',
    (text) => {
      expect(mendSigns(word(text, 90)).text).toBe(text);
    },
  );
});
