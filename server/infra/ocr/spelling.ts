import { type Word } from 'tesseract.js';

/** Words below this are noise from icons and pictures; a text is never judged by its mean. */
const LEAST_WORD = 20;
/** The confidence of a word whose letters are sure though no dictionary has it. */
export const SPELT_WORD = 30;
const SPELT_LENGTH = 3;
/** Mean of the letters. Letters that were guessed into an icon or a texture reach 93. */
const SURE_LETTERS = 95;

/**
 * The engine doubts whatever its dictionary lacks: hashes, names of functions, versions, addresses. Its letters
 * are the better witness, so a word of sure letters stays. Null is noise.
 */
export function trustIn(word: Word): number | null {
  const isSure = isSpelt(word) || isRule(word.text);
  if (isSure) return Math.max(word.confidence, SPELT_WORD);
  return word.confidence >= LEAST_WORD ? word.confidence : null;
}

function isSpelt({ symbols }: Word): boolean {
  if (symbols.length < SPELT_LENGTH) return false;
  const sum = symbols.reduce((total, { confidence }) => total + confidence, 0);
  return sum / symbols.length >= SURE_LETTERS;
}

const RULE_LENGTH = 8;
const RULE_SHARE = 0.8;

/** A line drawn with one sign, as terminals and receipts do. */
function isRule(text: string): boolean {
  return ruleSign(text) !== null;
}

/** The sign nearly all of a long word consists of, if it is one that lines are drawn with. */
export function ruleSign(text: string): string | null {
  if (text.length < RULE_LENGTH) return null;
  const sign = ['=', '-', '_', '*', '.', '~', '#'].find(
    (each) => text.split(each).length - 1 >= text.length * RULE_SHARE,
  );
  return sign ?? null;
}
