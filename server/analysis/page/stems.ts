const STEM = 6;
const MOST_CHARACTERS = 40_000;

/** The beginning of a folded word: what its endings, plurals and many of its translations share. */
export const stemOf = (word: string): string => word.slice(0, STEM);

/** Stems of the words of a folded text; numbers and single letters say nothing. */
export function stemsIn(folded: string): string[] {
  return (folded.slice(0, MOST_CHARACTERS).match(/\p{L}{2,}/gu) ?? []).map(stemOf);
}
