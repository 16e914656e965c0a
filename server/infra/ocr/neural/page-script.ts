import { likeness } from './fuse-line';
import { type KnownLine } from './known-lines';
import { isChinese, type NeuralLine } from './neural-line';
import { FUSION } from './thresholds';

/** A detected line: what Tesseract read in it, and what the second engine read, where it was asked. */
export interface SeenLine extends KnownLine {
  /** Null: it was read and holds no text. Undefined: nobody asked. */
  neural?: NeuralLine | null;
}

/** `latin` is what both engines read, `chinese` the second one alone, and of the rest nothing can be trusted. */
export type PageScript = 'latin' | 'chinese' | 'unknown';

/** Letters that both read, below which nothing can be said of a page. */
const FEWEST_LETTERS = 20;
const FEWEST_CHINESE = 4;

/**
 * Letters that no engine knows are read as something by both, but hardly as the same: real pages agree on nine
 * letters of ten, Cyrillic and Greek ones on five to seven.
 */
export function scriptOf(lines: readonly SeenLine[]): PageScript {
  if (isChinesePage(lines)) return 'chinese';
  let [letters, alike] = [0, 0];
  for (const { words, neural } of lines) {
    if (words.length === 0 || neural === null) continue;
    const count = words.reduce((sum, { text }) => sum + text.length, 0);
    letters += count;
    alike += count * (neural ? likeness(words, neural) : 1);
  }
  const isKnown = letters < FEWEST_LETTERS || alike / letters >= FUSION.knownScript;
  return isKnown ? 'latin' : 'unknown';
}

/** A few signs are icons; numbers and points belong to every script. */
function isChinesePage(lines: readonly SeenLine[]): boolean {
  const letters = lines
    .flatMap(({ neural }) =>
      neural && neural.score >= FUSION.newLine ? [neural.words.flat()] : [],
    )
    .filter((signs) => signs.length > 1)
    .flatMap((signs) => signs.filter(({ text }) => /\p{L}/u.test(text)));
  const chinese = letters.filter(({ text }) => isChinese(text));
  return chinese.length >= FEWEST_CHINESE && chinese.length > letters.length * FUSION.chinese;
}
