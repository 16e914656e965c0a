import { SCREENSHOT_KINDS } from '../../contract/reading/screenshot-kinds';
import type { ScreenshotKind } from '../../contract/screenshots';
import { WORDS_OF_KINDS } from './weights';

/** For a stem how much more often than by chance it stands on pages of each kind, as a logarithm. */
export type Lexicon = ReadonlyMap<string, readonly number[]>;

/** `stem kind=weight kind=weight …`, one stem a line. */
export const LEXICON: Lexicon = new Map(
  WORDS_OF_KINDS.trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([stem = '', ...parts]) => [stem, rowOf(parts)]),
);

export function rowOf(parts: readonly string[]): number[] {
  const row = SCREENSHOT_KINDS.map(() => 0);
  for (const part of parts) {
    const [kind = '', weight] = part.split('=');
    row[SCREENSHOT_KINDS.indexOf(kind as ScreenshotKind)] = Number(weight);
  }
  return row;
}
