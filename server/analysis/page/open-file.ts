import { allMatches } from './all-matches';
import { type PageFacts } from './page-facts';

const FILE = /[\p{L}\d_)\]-]\.([a-z][a-z\d]{0,3}|7z)(?![\p{L}\d.])/gu;

/** The endings of the files that a window's bar names, small: `pdf`. */
export function openFileEndings({ foldedLines, roles }: PageFacts): string[] {
  const bar = foldedLines.filter((_, i) => roles[i] === 'titlebar');
  return endingsIn(bar.join('\n'));
}

/** The endings of the files' names in a folded text. */
export const endingsIn = (folded: string): string[] =>
  allMatches(folded, FILE).map(([, ending = '']) => ending);
