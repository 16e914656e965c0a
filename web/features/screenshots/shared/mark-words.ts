interface Segment {
  text: string;
  isHit: boolean;
}

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Removes diacritics and case: both sides of a search are compared in this form. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss');

/** The folded text, and for each letter its position in the original. */
function folded(text: string): { letters: string; origins: number[] } {
  const origins: number[] = [];
  let letters = '';
  let at = 0;
  for (const sign of text) {
    const plain = fold(sign);
    letters += plain;
    for (let count = 0; count < plain.length; count += 1) origins.push(at);
    at += sign.length;
  }
  origins.push(at);
  return { letters, origins };
}

/** Splits a text at the searched words, ignoring case and diacritics. */
export function markWords(text: string, words: readonly string[]): Segment[] {
  // The longest first, so that a word is not split by its own beginning.
  const wanted = words
    .map(fold)
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length);
  if (wanted.length === 0 || text === '') return [{ text, isHit: false }];
  const { letters, origins } = folded(text);
  const segments: Segment[] = [];
  let done = 0;
  for (const match of letters.matchAll(new RegExp(wanted.map(escape).join('|'), 'gu'))) {
    const from = origins[match.index] ?? text.length;
    const to = origins[match.index + match[0].length] ?? text.length;
    if (from > done) segments.push({ text: text.slice(done, from), isHit: false });
    segments.push({ text: text.slice(from, to), isHit: true });
    done = to;
  }
  if (done < text.length) segments.push({ text: text.slice(done), isHit: false });
  return segments;
}
