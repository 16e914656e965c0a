import { type Word } from 'tesseract.js';
import { ruleSign } from './spelling';

/** Zeros with a stroke or a dot inside, as terminals draw them, between the signs of numbers and addresses. */
const STRUCK_ZERO = /(?<=^|[\d.:([])[©®](?=[.:]?\d)|(?<=\d[.:]?)[©®](?=$|[\d.:,)\]])/g;
/** Hashes and identifiers whose zeros and ones were taken for letters. */
const LIKE_HASH = /^[\da-fOlI©®@]{7,}$/;
const HASH = /^[\da-f]{7,}$/;
const FEWEST_DIGITS = 3;

const digitsIn = (text: string): number => (text.match(/\d/g) ?? []).length;

/** Letters and signs that only misread digits can be, and lines drawn with one sign. */
export function mendSigns(word: Word): Word {
  const text = mended(word.text);
  if (text === word.text || text.length !== word.symbols.length) return word;
  const symbols = word.symbols.map((symbol, i) => ({ ...symbol, text: text[i]! }));
  return { ...word, text, symbols };
}

function mended(text: string): string {
  const sign = ruleSign(text);
  if (sign !== null) return sign.repeat(text.length);
  if (LIKE_HASH.test(text) && digitsIn(text) >= FEWEST_DIGITS) {
    const hash = text.replace(/[O©®@]/g, '0').replace(/[lI]/g, '1');
    if (HASH.test(hash) && /[a-f]/.test(hash)) return hash;
  }
  return text.replace(STRUCK_ZERO, '0');
}
