import { z } from 'zod';
import { TeamId } from '../primitives';
import { ScreenshotKind } from '../screenshots';
import { listFilters } from './screenshot-filters';

/** The list that the hints are about. */
export const HintsQuery = z.object({ team_id: TeamId, ...listFilters('asked') });
export type HintsQuery = z.output<typeof HintsQuery>;

export const KindCount = z.object({ kind: ScreenshotKind, count: z.int().min(1) });
export type KindCount = z.infer<typeof KindCount>;

/** A search beside one that finds nothing. */
export const NearestSearch = z.object({
  /** A word is left out, or is written in another way, or a filter is taken off. */
  change: z.enum(['word', 'spelling', 'filter']),
  /** The words that are left out, the word as it was typed, or a part of the filter (`FILTER_PARTS`). */
  what: z.string(),
  /** The other spelling; null for the other changes. */
  instead: z.string().nullable(),
  /** The words of this search; empty when none are left. */
  q: z.string(),
  /** Counted up to 100. */
  count: z.int().min(1),
});
export type NearestSearch = z.infer<typeof NearestSearch>;
