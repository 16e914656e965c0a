import type { FoundSecret } from '../../analysis/findings/finding';
import type { Box } from '../../analysis/page/ocr-result';
import { POSSIBLE_FINDING } from '../../contract/limits';
import type { FindingState } from '../../contract/reading/finding-classes';

/** A finding as it is stored: a hash in the place of the value. */
export interface HashedFinding extends Omit<FoundSecret, 'skeleton'> {
  valueHash: Buffer;
}

export interface KnownFinding extends HashedFinding {
  id: string;
  state: FindingState;
}

/** The workspace has learnt these from dismissals. */
export interface Lessons {
  /** Values that were dismissed, as `lessonOf`. */
  dismissed: ReadonlySet<string>;
  /** Rules of which so many values were dismissed that further ones are only possible. */
  doubted: ReadonlySet<string>;
}

export const lessonOf = (rule: string, hash: Buffer): string => `${rule} ${hash.toString('hex')}`;

/** Two readings of one place differ by some pixels. */
const SAME_PLACE = 0.5;

/** New findings take id and state of known ones: by the value, else by rule and place. */
export function mergeFindings(
  found: readonly HashedFinding[],
  known: readonly KnownFinding[],
  { lessons, newId }: { lessons: Lessons; newId: () => string },
): KnownFinding[] {
  const left = new Set(known);
  return joined(found).map((finding) => {
    const before = [...left].find(isSameValue(finding)) ?? [...left].find(isSamePlace(finding));
    if (before) left.delete(before);
    const isDismissed = lessons.dismissed.has(lessonOf(finding.rule, finding.valueHash));
    const state = before?.state ?? 'open';
    return {
      ...finding,
      confidence: lessons.doubted.has(finding.rule)
        ? Math.min(finding.confidence, POSSIBLE_FINDING)
        : finding.confidence,
      id: before?.id ?? newId(),
      state: isDismissed && state === 'open' ? 'dismissed' : state,
    };
  });
}

/** One value that stands in several places is one finding. */
function joined(found: readonly HashedFinding[]): HashedFinding[] {
  const byValue = new Map<string, HashedFinding>();
  for (const finding of found) {
    const key = lessonOf(finding.rule, finding.valueHash);
    const before = byValue.get(key);
    const boxes = [...(before?.boxes ?? []), ...finding.boxes];
    byValue.set(key, { ...(before ?? finding), boxes });
  }
  return [...byValue.values()];
}

const isSameValue =
  ({ rule, valueHash }: HashedFinding) =>
  (other: HashedFinding): boolean =>
    other.rule === rule && other.valueHash.equals(valueHash);

const isSamePlace =
  ({ rule, boxes }: HashedFinding) =>
  (other: HashedFinding): boolean =>
    other.rule === rule &&
    boxes.some((box) => other.boxes.some((it) => share(box, it) > SAME_PLACE));

/** Share of the smaller box that lies in the other. */
function share(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? (w * h) / Math.max(1, Math.min(a.w * a.h, b.w * b.h)) : 0;
}
