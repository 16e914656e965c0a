import { findFindings, isAlarming } from '../findings/find-findings';
import type { FoundSecret } from '../findings/finding';
import type { Box } from '../page/ocr-result';
import { coverage, foldedWords, HIDDEN, type PlacedLine } from './coverage';

/** A place where something can be read that should not be shared, and why. */
export interface LegiblePlace extends Box {
  /** The rule of the finding, or `hidden_elsewhere` for a text that is hidden at another place. */
  reason: string;
}

interface Page {
  lines: readonly PlacedLine[];
  /** Findings that a person has dismissed: they stop nothing. */
  dismissed: readonly Box[];
}

/** The findings that must not leave, as far as nobody has dismissed them and no rectangle hides them. */
export const unhiddenFindings = (page: Page, rectangles: readonly Box[] = []): LegiblePlace[] =>
  unhidden(page, rectangles, isAlarming);

/** The same, with what is only possible: to hide too much costs a click, and to hide too little a secret. */
export const placesToHide = (page: Page, rectangles: readonly Box[] = []): LegiblePlace[] =>
  unhidden(page, rectangles, (finding) => finding.class !== 'contact');

function unhidden(
  { lines, dismissed }: Page,
  rectangles: readonly Box[],
  isMeant: (finding: FoundSecret) => boolean,
): LegiblePlace[] {
  return findFindings(lines)
    .filter(isMeant)
    .filter(({ boxes }) => !boxes.every((box) => coverage(box, dismissed) > SAME))
    .filter(({ boxes }) => !boxes.every((box) => coverage(box, rectangles) >= HIDDEN))
    .flatMap(({ rule, boxes }) => boxes.map((box) => ({ ...box, reason: rule })));
}

/** Those of these places that nobody has called harmless. */
export const undismissed = (
  places: readonly LegiblePlace[],
  { dismissed }: Pick<Page, 'dismissed'>,
): LegiblePlace[] => places.filter((place) => coverage(place, dismissed) <= SAME);

/** Two readings of one place differ by a few pixels. */
const SAME = 0.6;

/** The legible rest of a redacted page: findings, and codes that are hidden at another place. */
export function legiblePlaces(page: Page, hidden: readonly string[]): LegiblePlace[] {
  const codes = new Set(hidden.filter(isCode));
  const elsewhere = page.lines
    .flatMap(({ words }) => words)
    .filter(({ text }) => foldedWords(text).some((word) => codes.has(word)))
    .map(({ box }) => ({ ...box, reason: 'hidden_elsewhere' }));
  return [...unhiddenFindings(page), ...elsewhere];
}

/** A word of letters and digits is looked for everywhere; an ordinary word may stay at another place. */
const isCode = (word: string): boolean =>
  word.length >= 6 && /\d/.test(word) && /\p{L}/u.test(word);

/** Whether a title may stand beside a page that hides these words. */
export function isHarmlessTitle(title: string, hidden: readonly string[]): boolean {
  const taken = new Set(hidden);
  if (foldedWords(title).some((word) => taken.has(word))) return false;
  // A title has no place on a page; its words stand in a row.
  const words = title
    .split(/\s+/)
    .map((text, at) => ({ text, box: { x: at * 200, y: 0, w: 190, h: 20 } }));
  const line = { box: { x: 0, y: 0, w: words.length * 200, h: 20 }, words };
  return unhiddenFindings({ lines: [line], dismissed: [] }).length === 0;
}
