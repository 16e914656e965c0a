/** Characters that text engines take for each other; the first stands for all of them. */
const GROUPS = [
  'oO0QDØø@',
  'il1I|!¡',
  'sS5$§',
  'J)]',
  'zZ2',
  'gq9',
  'B8ß',
  'cC©¢',
  'kK',
  'pP',
  'uU',
  'vV',
  'wW',
  'xX',
  'yY',
];
const MADE_EQUAL = new Map(GROUPS.flatMap((group) => [...group].map((each) => [each, group[0]!])));
/** Read as a space, as each other, or not at all. */
const SEPARATORS = new Set('_-.–—~·\'`"‘’“”'.split(''));

/** Two characters that are read for one. */
const PAIRS: Readonly<Record<string, string>> = { rn: 'm', vv: 'w' };

export interface Folded {
  text: string;
  /** For each character of `text` the place in what was folded; one more for the end. */
  places: number[];
}

/** Letters that differ only in size are equal, such as c and C; others keep their case. Separators are left out. */
export function fold(raw: string): Folded {
  const places: number[] = [];
  let text = '';
  for (let i = 0; i < raw.length; i++) {
    const char = raw[i]!;
    if (SEPARATORS.has(char)) continue;
    const pair = PAIRS[raw.slice(i, i + 2)];
    places.push(i);
    text += pair ?? MADE_EQUAL.get(char) ?? char;
    if (pair) i++;
  }
  places.push(raw.length);
  return { text, places };
}

/** Two readings of one value have the same skeleton: letters and digits alone, without case. */
export function skeletonOf(value: string): string {
  const { text } = fold(value.replace(/\s+/g, ''));
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[b68h]/g, 'b');
}

/** Each digit with the characters that it is read as. */
const DIGITS = new Map(
  ['0OoQDUea', '1lIi|!][L', '2Zz', '4Ah', '5Ss$§', '6Gb', '7T?', '8B&E', '9gq'].flatMap((group) =>
    [...group].map((each) => [each, group[0]!]),
  ),
);

/** The digit itself, or the one that a letter stands for; undefined for anything else. */
export const asDigit = (char: string): string | undefined =>
  DIGITS.get(char) ?? (/^\d$/.test(char) ? char : undefined);

const LETTERS = new Map(
  ['0O', '1I', '2Z', '5S', '6G', '8B'].map(([digit = '', letter = '']) => [digit, letter]),
);

/** The capital itself, or the one that a digit stands for. */
export function asCapital(char: string): string | undefined {
  const capital = char.toUpperCase();
  return /^[A-Z]$/.test(capital) ? capital : LETTERS.get(char);
}
