import { z } from 'zod';
import { PAGE_LIMIT } from '../limits';
import { AnyId, Cursor, Day, Flag, isText, TagName, TeamId, TimeZone, Typed } from '../primitives';
import { DATE_FIELDS } from './date-fields';
import { SCREENSHOT_KINDS } from '../reading/screenshot-kinds';
import { ScreenshotKind } from '../screenshots';

const listed = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');

const DateField = z.enum(DATE_FIELDS);

/**
 * The filters of a list: as a query string asks for them, as a saved search is sent in JSON, and as it lies in the
 * database, where an earlier version may have taken what is refused now.
 */
const LIST_FILTERS = {
  q: {
    asked: Typed.optional(),
    saved: Typed.refine(isText, 'This holds a character that cannot be stored.').optional(),
    stored: z.string().optional(),
  },
  /** All of them must match; a query string separates them by commas. */
  tags: {
    asked: z.string().max(2000).optional(),
    saved: z.array(TagName).max(20).optional(),
    stored: z.array(z.string()).optional(),
  },
  favorites: {
    asked: Flag.optional(),
    saved: z.boolean().optional(),
    stored: z.boolean().optional(),
  },
  /** One of them must match. */
  kind: {
    asked: z.string().max(300).transform(listed).pipe(z.array(ScreenshotKind)).optional(),
    saved: z.array(ScreenshotKind).max(SCREENSHOT_KINDS.length).optional(),
    stored: z.array(ScreenshotKind).optional(),
  },
  start_date: { asked: Day.optional(), saved: Day.optional(), stored: z.string().optional() },
  end_date: { asked: Day.optional(), saved: Day.optional(), stored: z.string().optional() },
  /**
   * The date that the range applies to: upload, creation of the image, creation or else upload (as `sort=created`), or a
   * date found in it.
   */
  date_field: {
    asked: DateField.default('uploaded'),
    saved: DateField.optional(),
    stored: DateField.optional(),
  },
  tz: {
    asked: TimeZone.default('UTC'),
    saved: TimeZone.optional(),
    stored: z.string().optional(),
  },
  collection_id: {
    asked: AnyId.optional(),
    saved: AnyId.optional(),
    stored: z.string().optional(),
  },
};
/** The name of a filter in addresses and in saved searches. */
export type FilterName = keyof typeof LIST_FILTERS;
/** Filters that are shown with another one: the words, and how the days are meant. */
export type FilterDetail = 'q' | 'date_field' | 'tz';
type Form = 'asked' | 'saved' | 'stored';

/** The schema of each filter in one form. */
export const listFilters = <In extends Form>(form: In) =>
  Object.fromEntries(
    Object.entries(LIST_FILTERS).map(([name, filter]) => [name, filter[form]]),
  ) as { [Name in FilterName]: (typeof LIST_FILTERS)[Name][In] };

export const ScreenshotsQuery = z.object({
  team_id: TeamId,
  ...listFilters('asked'),
  /** Newest upload first without it, and the best match first with words; `hand` only in one collection. */
  sort: z.enum(['uploaded', 'created', 'date', 'title', 'size', 'relevance', 'hand']).optional(),
  /** Titles begin with A without it, everything else with the newest or largest. */
  order: z.enum(['asc', 'desc']).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT).default(PAGE_LIMIT),
  cursor: Cursor.optional(),
  /** `card` leaves out text, note and date contexts. */
  fields: z.enum(['full', 'card']).default('full'),
  /** `true` adds the header X-Total-Count. */
  count: Flag.optional(),
});
export type ScreenshotsQuery = z.output<typeof ScreenshotsQuery>;
