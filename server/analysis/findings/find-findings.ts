import { MOST_CHARACTERS, MOST_LINES } from '../page/bounded-page';
import { SURE_FINDING } from '../../contract/limits';
import { skeletonOf } from './confusable';
import { findAssigned, findPasswords } from './find-labelled';
import { findCards, findIbans } from './find-payments';
import { findPersons } from './find-persons';
import { findPrivateKeys, findStructured } from './find-structured';
import { findTokens } from './find-tokens';
import { type FoundSecret, type Hit } from './finding';
import { boxesOf, type PageStream, pageStream, type ReadLine } from './page-stream';
import { pageText } from './page-text';

/** Raised with every change after which the same words would give other findings. */
export const FINDING_RULES_VERSION = 4;
/** Findings of one image that are kept. */
const MOST_FINDINGS = 200;

/**
 * Finds data on a page that should not be shared by accident. Pure rules over words with boxes; every rule asks for a prefix, a
 * checksum or a label. Of several findings in one place the surest is kept.
 */
export function findFindings(lines: readonly ReadLine[]): FoundSecret[] {
  const stream = pageStream(bounded(lines));
  const page = pageText(stream);
  const hits = [
    ...findPrivateKeys(page),
    ...findTokens(stream),
    ...findStructured(page),
    ...findIbans(stream),
    ...findCards(stream),
    ...findPasswords(page, stream),
    ...findAssigned(page),
    ...findPersons(page),
  ];
  return apart(hits)
    .slice(0, MOST_FINDINGS)
    .map((hit) => finding(stream, hit));
}

/** A finding that should stop a picture from being passed on: contact data is mentioned, and stops nothing. */
export const isAlarming = ({
  class: kind,
  confidence,
}: Pick<FoundSecret, 'class' | 'confidence'>) => kind !== 'contact' && confidence >= SURE_FINDING;

function finding(stream: PageStream, { from, to, value, ...hit }: Hit): FoundSecret {
  return { ...hit, boxes: boxesOf(stream, from, to), skeleton: skeletonOf(value) };
}

/** The surest first; one that shares a letter with a surer one is left out. In reading order. */
function apart(hits: readonly Hit[]): Hit[] {
  const kept: Hit[] = [];
  for (const hit of [...hits].sort((a, b) => b.confidence - a.confidence))
    if (!kept.some((other) => hit.from < other.to && other.from < hit.to)) kept.push(hit);
  return kept.sort((a, b) => a.from - b.from);
}

/** A page that was drawn to be slow is cut. */
function bounded(lines: readonly ReadLine[]): readonly ReadLine[] {
  const kept: ReadLine[] = [];
  let characters = 0;
  for (const line of lines.slice(0, MOST_LINES)) {
    characters += line.words.reduce((sum, { text }) => sum + text.length + 1, 0);
    if (characters > MOST_CHARACTERS) break;
    kept.push(line);
  }
  return kept;
}
