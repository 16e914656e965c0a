import { z } from 'zod';
import { Block } from '../../../contract/reading/blocks';
import { Evidence } from '../../../contract/reading/evidence';
import type { ScreenshotRow } from './screenshot-row';

export interface StoredEvidence {
  /** As the reading stored it. */
  evidence: unknown;
  /** The same; null where an older version read the image. */
  blocks: unknown;
  isTitleOwn: boolean;
  /** Tags that a reading proposed, also those that a person keeps. */
  readTags: string[];
}

/** Keeps only evidence that still applies: none for a title or tag that a person chose, or for removed ones. */
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
  // Stored by a version with other rules: the next reading stores its evidence anew.
  if (!stored.success) return [];
  return stored.data.filter(({ of, value }) => holds[of](value));
}

/** The parts of the page; none where a version stored them that knew other kinds. */
export function blocksFor({ blocks }: Pick<StoredEvidence, 'blocks'>): Block[] {
  const stored = z.array(Block).safeParse(blocks);
  return stored.success ? stored.data : [];
}
