import { SHOWN_DATE_CONFIDENCE } from '../../../contract/limits';
import { Prisma } from '../../../infra/database/generated/client';

/** Rejected dates `d` are shown and counted nowhere, and a date that a person accepted everywhere. */
const acceptedOr = (isLikely: Prisma.Sql) => Prisma.sql`
  (d.state = 'accepted' or d.state = 'suggested' and ${isLikely})`;

const percent = Prisma.sql`floor(d.confidence::numeric * 100)`;

/** Days of messages and files, one per line of a list, would fill the calendar (docs/decisions.md#date-roles). */
const isNotPosted = Prisma.sql`d.role <> 'posted'`;

/** The dates that the viewer shows, and by which lists and searches go. */
export const isShownDate = acceptedOr(Prisma.sql`d.confidence >= ${SHOWN_DATE_CONFIDENCE}`);

/** The dates that the calendar counts, each with its `shownPercent`. */
export const isCountedDate = acceptedOr(isNotPosted);

/** A date that a person accepted has full confidence. */
export const shownPercent = Prisma.sql`
  (case when d.state = 'accepted' then 100 else ${percent} end)::smallint`;

/** The dates that stand on a day of the calendar: those that are counted, of this confidence or more. */
export const isOnDay = (leastPercent: number) =>
  acceptedOr(Prisma.sql`${isNotPosted} and ${percent} >= ${leastPercent}`);
