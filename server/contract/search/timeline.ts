import { z } from 'zod';
import { TeamId } from '../primitives';
import { listFilters } from './screenshot-filters';

/** The list whose months are counted. Months of uploads begin and end in the time zone `tz`, as its days do. */
export const TimelineQuery = z.object({
  team_id: TeamId,
  ...listFilters('asked'),
  /** By uploads, by the images' own days, or by the first dates in them. */
  sort: z.enum(['uploaded', 'created', 'date']).default('uploaded'),
  order: z.enum(['asc', 'desc']).default('desc'),
});
export type TimelineQuery = z.output<typeof TimelineQuery>;

/** The number of screenshots of a month, in the order of the list; `cursor` starts the list there. */
export const TimelineMonth = z.object({
  /** `2026-11` */
  month: z.string(),
  count: z.int().min(1),
  cursor: z.string(),
});
export type TimelineMonth = z.infer<typeof TimelineMonth>;
