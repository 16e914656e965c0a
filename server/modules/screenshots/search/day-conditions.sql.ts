import { Prisma } from '../../../infra/database/generated/client';
import { isShownDate } from '../counters/shown-dates.sql';
import type { DayRange } from './list-filter';

/** A range of days as a condition on a screenshot `o`. An upload is an instant, so its day depends on the zone. */
export function dayCondition({ field, from, to }: DayRange, timeZone: string): Prisma.Sql {
  if (field === 'uploaded') return Prisma.join(uploadConditions(from, to, timeZone), ' and ');
  const first = from ?? '-infinity';
  const last = to ?? 'infinity';
  const isBetween = Prisma.sql`between ${first}::date and ${last}::date`;
  if (field === 'created') return Prisma.sql`o.image_created_on ${isBetween}`;
  if (field === 'image') return Prisma.sql`${imageDay} ${isBetween}`;
  return hasShownDate(Prisma.sql`d.extracted_date ${isBetween}`);
}

/** The day under which the gallery shows an image; word for word as in the index `screenshots_by_created`. */
export const imageDay = Prisma.sql`coalesce(o.image_created_on, (o.created_at at time zone 'UTC')::date)`;

function uploadConditions(from: string | null, to: string | null, timeZone: string): Prisma.Sql[] {
  return [
    ...(from
      ? [Prisma.sql`o.created_at >= (${from}::date::timestamp at time zone ${timeZone})`]
      : []),
    ...(to
      ? [Prisma.sql`o.created_at < ((${to}::date + 1)::timestamp at time zone ${timeZone})`]
      : []),
  ];
}

/** Whether a screenshot `o` has such a date among those that the viewer shows. */
export const hasShownDate = (condition: Prisma.Sql) => Prisma.sql`
  exists (select 1 from screenshot_dates d
    where d.workspace_id = o.workspace_id and d.screenshot_id = o.id
      and ${isShownDate}
      and ${condition})`;
