/** Shorter words have too many similar words with another meaning (docs/decisions.md#search). */
const ONE_EDIT_FROM = 5;
const TWO_EDITS_FROM = 9;
const LEAST_SPLIT = 6;
const LEAST_PIECE = 2;

/** The number of mistakes allowed in a word of this length. Numbers must match exactly. */
export function editsFor(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word)) return 0;
  if (word.length >= TWO_EDITS_FROM) return 2;
  return word.length >= ONE_EDIT_FROM ? 1 : 0;
}

/** The beginning, and the reversed end; `edits` mistakes leave at least one of the two unchanged. */
export function pieces(word: string, edits: 1 | 2): { start: string; end: string } {
  const length = Math.floor(word.length / (edits + 1));
  const end = [...word.slice(-length)].reverse().join('');
  return { start: word.slice(0, length), end };
}

/** The word with two adjacent letters swapped: one typing mistake, but two edits. */
export function neighbours(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}

/** Every way to split the word in two, for a lost space. */
export function splits(word: string): { first: string; second: string }[] {
  if (word.length < LEAST_SPLIT) return [];
  return Array.from({ length: word.length - 2 * LEAST_PIECE + 1 }, (_, at) => ({
    first: word.slice(0, at + LEAST_PIECE),
    second: word.slice(at + LEAST_PIECE),
  }));
}
