import { z } from 'zod';
import { Evidence } from '../../contract/evidence';
import type { ScreenshotRow } from './screenshot-row';

export interface StoredEvidence {
  /** As the reading stored it. */
  evidence: unknown;
  isTitleOwn: boolean;
  /** Tags that a reading proposed, whoever keeps them. */
  readTags: string[];
}

/** What still holds: nothing is said of a title or tag that a person chose, nor of what is gone. */
export function evidenceFor(
  { title, dates }: ScreenshotRow,
  { evidence, isTitleOwn, readTags }: StoredEvidence,
): Evidence[] {
  const holds: Record<Evidence['of'], (value: string) => boolean> = {
    title: (value) => !isTitleOwn && value === title,
    tag: (value) => readTags.includes(value),
    date: (value) => dates.some(({ date }) => date === value),
  };
  const stored = z.array(Evidence).safeParse(evidence);
  // Stored by a version that knew other rules: the next reading explains itself again.
  if (!stored.success) return [];
  return stored.data.filter(({ of, value }) => holds[of](value));
}
