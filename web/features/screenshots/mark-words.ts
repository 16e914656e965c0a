export interface Segment {
  text: string;
  isHit: boolean;
}

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a text at the words that were searched for, whatever their case. */
export function markWords(text: string, words: readonly string[]): Segment[] {
  if (words.length === 0 || text === '') return [{ text, isHit: false }];
  // The longest first, so that a word is not cut by one that is its beginning.
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(${longestFirst.map(escape).join('|')})`, 'giu');
  // With one group, every second part of the split is a hit.
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isHit: index % 2 === 1 }))
    .filter((segment) => segment.text !== '');
}
