/** Shorter words have too many neighbours that mean something else (decisions 23). */
const ONE_EDIT_FROM = 5;
const TWO_EDITS_FROM = 9;
const LEAST_SPLIT = 6;
const LEAST_PIECE = 2;

/** How many mistakes a word of this length may hold. A number with another digit is another number. */
export function editsFor(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word)) return 0;
  if (word.length >= TWO_EDITS_FROM) return 2;
  return word.length >= ONE_EDIT_FROM ? 1 : 0;
}

/** The beginning, and the end read backwards, of which one stays whole when `edits` mistakes are elsewhere. */
export function pieces(word: string, edits: 1 | 2): { start: string; end: string } {
  const length = Math.floor(word.length / (edits + 1));
  const end = [...word.slice(-length)].reverse().join('');
  return { start: word.slice(0, length), end };
}

/** The word with two letters changed over: one mistake of the hand, two by the letters. */
export function neighbours(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}

/** Every way to read a word as two, for a space that was lost. */
export function splits(word: string): { first: string; second: string }[] {
  if (word.length < LEAST_SPLIT) return [];
  return Array.from({ length: word.length - 2 * LEAST_PIECE + 1 }, (_, at) => ({
    first: word.slice(0, at + LEAST_PIECE),
    second: word.slice(at + LEAST_PIECE),
  }));
}
