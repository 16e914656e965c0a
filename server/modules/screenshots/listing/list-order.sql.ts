import { Prisma } from '../../../infra/database/generated/client';
import { isShownDate } from '../counters/shown-dates.sql';
import { imageDay } from '../search/day-conditions.sql';
import type { ListOrder } from './list-order';

interface Key {
  sql: Prisma.Sql;
  /** The type to which a value of the cursor is cast. */
  type: 'date' | 'int' | 'text' | 'timestamptz';
}

/** The earliest date that is shown; a screenshot without one comes last in both directions. */
const dateKey = ({ isAscending }: ListOrder) => Prisma.sql`coalesce(
  (select min(d.extracted_date) from screenshot_dates d
    where d.workspace_id = o.workspace_id and d.screenshot_id = o.id and ${isShownDate}),
  ${isAscending ? Prisma.sql`'infinity'::date` : Prisma.sql`'-infinity'::date`})`;

/** Rows that came since the last arrangement are last, in the order of its upload. */
const placeKey = ({ collectionId }: ListOrder) => Prisma.sql`coalesce(
  (select k.position from collection_items k
    where k.workspace_id = o.workspace_id and k.screenshot_id = o.id
      and k.collection_id = ${collectionId}::uuid), 2147483647)`;

/** Each but the date and the place has an index of the same expressions (`screenshots_by_created` and its like). */
function keysOf(order: ListOrder): Key[] {
  switch (order.sort) {
    case 'uploaded':
      return [{ sql: Prisma.sql`o.created_at`, type: 'timestamptz' }];
    case 'created':
      return [
        { sql: imageDay, type: 'date' },
        // Within the day by the time of the clock; what has none comes as if at its beginning.
        { sql: Prisma.sql`coalesce(o.image_created_at, '')`, type: 'text' },
      ];
    case 'date':
      return [{ sql: dateKey(order), type: 'date' }];
    case 'title':
      return [{ sql: Prisma.sql`lower(coalesce(o.title, o.original_name))`, type: 'text' }];
    case 'size':
      return [{ sql: Prisma.sql`o.file_size`, type: 'int' }];
    case 'hand':
      return [{ sql: placeKey(order), type: 'int' }];
  }
}

const list = (parts: readonly Prisma.Sql[]) => Prisma.join([...parts], ', ');

/** The order of a list as SQL; `values` are those of the last row of the page before. */
export function orderSql(order: ListOrder, after: { values: string[]; id: string } | null) {
  const keys = keysOf(order);
  const all = [...keys.map(({ sql }) => sql), Prisma.sql`o.id`];
  const direction = order.isAscending ? Prisma.sql`asc` : Prisma.sql`desc`;
  const compare = order.isAscending ? Prisma.sql`>` : Prisma.sql`<`;
  const bounds = after && [
    ...keys.map(({ type }, at) => Prisma.sql`${after.values[at]}::${Prisma.raw(type)}`),
    Prisma.sql`${after.id}::uuid`,
  ];
  return {
    values: Prisma.sql`array[${list(keys.map(({ sql }) => Prisma.sql`(${sql})::text`))}]`,
    after: bounds ? Prisma.sql`and (${list(all)}) ${compare} (${list(bounds)})` : Prisma.empty,
    by: list(all.map((sql) => Prisma.sql`${sql} ${direction}`)),
  };
}
