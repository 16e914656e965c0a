/** Words that stand where a value would, in several languages. */
const PLACEHOLDER =
  /example|beispiel|exemple|ejemplo|sample|placeholder|dummy|redacted|changeme|change[_-]?(?:me|this)|(?:your|dein|votre|tu|my|the|some|insert|enter|put|add|replace)[_-]?(?:own)?[_-]?(?:api|key|token|secret|pass|access|client|private|value|code|here)|here$|x{5}|\*{3}|\.{3}|…|<[^>]*>?|\$\{|\{\{|%[A-Z_]{3,40}%|process\.env|os\.environ|getenv|secrets\.|vault:/i;

/** Rows of neighbours on the keyboard or in the alphabet, which people type to fill a place. */
const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '98765432109876',
  'qwertyuiopasdfghjklzxcvbnm',
];

/** Something that stands for a value, such as `your-api-key-here` or a template. */
export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value) || hasSequence(value.toLowerCase()) || hasRun(value);
}

function hasSequence(value: string): boolean {
  for (let at = 0; at + 7 <= value.length; at++)
    if (SEQUENCES.some((sequence) => sequence.includes(value.slice(at, at + 7)))) return true;
  return false;
}

/** The same character five times: a mask, or a value that was made up. */
const hasRun = (value: string): boolean => /(.)\1{4}/.test(value);

/** Bits for each character. */
export function entropyOf(value: string): number {
  const counts = new Map<string, number>();
  for (const char of value) counts.set(char, (counts.get(char) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => {
    const share = count / value.length;
    return sum - share * Math.log2(share);
  }, 0);
}

/** Hexadecimal digits have at most four bits. */
const MOST_ENTROPY = 3.3;

/** Many different characters, and nothing that stands for a value. */
export function isVaried(value: string): boolean {
  const length = Math.min(value.length, 64);
  const least = Math.min(Math.log2(length) * 0.66, MOST_ENTROPY);
  return !isPlaceholder(value) && entropyOf(value) >= least;
}

/** Made by a machine, and not of words: many changes between small letters, capitals and digits. */
export function looksRandom(value: string): boolean {
  if (!isVaried(value)) return false;
  return changes(value) >= value.length / 8 || hasUncommonPairs(value);
}

const kindOf = (char: string): string =>
  /[a-z]/.test(char) ? 'a' : /[A-Z]/.test(char) ? 'A' : /\d/.test(char) ? '0' : '-';

/** Places at which a small letter, a capital or a digit follows another kind; separators do not count. */
function changes(value: string): number {
  const kinds = [...value].map(kindOf);
  return kinds.filter(
    (kind, i) => i > 0 && kind !== kinds[i - 1] && kind !== '-' && kinds[i - 1] !== '-',
  ).length;
}

/** Capitals alone have few changes: words have a vowel at least in every fourth place. */
function hasUncommonPairs(value: string): boolean {
  const vowels = value.match(/[aeiou]/gi)?.length ?? 0;
  return /^[A-Z0-9]+$/i.test(value) && vowels / value.length < 0.22 && /\d/.test(value);
}
