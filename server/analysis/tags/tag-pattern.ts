import { foldText } from '../page/fold-text';

/** Case, accents and a plural's s make no other tag. */
export function tagKey(tag: string): string {
  return foldText(tag)
    .trim()
    .replace(/(?<=\p{L}{3})s$/u, '');
}

/** The tag as a word of the folded text, with the end that a plural or a case gives it. */
export function wordPattern(tag: string): RegExp {
  const source = tagKey(tag)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\d])${source}(?:s|es|n|en)?(?![\\p{L}\\d])`, 'gu');
}
