import { Prisma } from '../../../infra/database/generated/client';
import type { ListFilter } from './list-filter';

/** True for a screenshot `o` with a row `k` in a table of links: tags, collection items or favourites. */
export const hasLink = (table: Prisma.Sql, condition: Prisma.Sql) => Prisma.sql`
  exists (select 1 from ${table} k
          where k.workspace_id = o.workspace_id and k.screenshot_id = o.id and ${condition})`;

/**
 * The table of links `l` whose index returns the newest rows of one filter: a collection, else favorites, else a tag, in
 * the order in which they are mostly small. Null where none is named.
 */
export function driverOf({ collectionSets, favoritesOf, tagIds }: ListFilter) {
  const [set] = collectionSets;
  if (set?.length === 1) {
    const condition = Prisma.sql`l.collection_id = ${set[0]}::uuid`;
    return { table: Prisma.sql`collection_items`, condition };
  }
  if (favoritesOf) {
    const condition = Prisma.sql`l.user_id = ${favoritesOf}::uuid`;
    return { table: Prisma.sql`favorites`, condition };
  }
  if (tagIds[0]) {
    const condition = Prisma.sql`l.tag_id = ${tagIds[0]}::uuid`;
    return { table: Prisma.sql`screenshot_tags`, condition };
  }
  return null;
}
