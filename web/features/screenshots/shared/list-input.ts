import { CARDS_PER_PAGE } from '../../../../server/contract/limits';
import type { apiPages } from '../../../shared/api/hooks';
import type { GalleryFilter } from './gallery-address.model';
import { type GalleryOrder, sortOf } from './gallery-order.model';
import { queryOf, savedSearchOf } from './saved-search.model';

/** The question of a gallery list. */
export type ListInput = Parameters<typeof apiPages<'screenshots.list'>>[1];

interface ListOptions {
  timeZone: string;
  cursor?: string;
  order: GalleryOrder | null;
}

export function listInput(
  scope: { team_id?: string },
  filter: GalleryFilter,
  { timeZone, cursor, order }: ListOptions,
): ListInput {
  return {
    query: {
      ...scope,
      ...queryOf(savedSearchOf(filter, timeZone)),
      ...(order ? sortOf(order) : {}),
      cursor,
      limit: CARDS_PER_PAGE,
      fields: 'card',
      count: 'true',
    },
  };
}

/** The default list of the gallery, in which a new row finds its place without the server. */
export const isByImage = ({ query = {} }: ListInput): boolean =>
  query.sort === 'created' && query.order === 'desc';

/** Parameters that neither leave rows out nor change their order. */
const NEUTRAL = ['team_id', 'date_field', 'tz', 'limit', 'fields', 'count'];
const ORDERING = ['sort', 'order'];

/**
 * Whether the list leaves no row of its workspace out and is in the order of images or of uploads; only then the page
 * knows the place of a new row.
 */
export function isWholeList(input: ListInput): boolean {
  const harmless = isByImage(input) ? [...NEUTRAL, ...ORDERING] : NEUTRAL;
  const given = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  return given.every(([name]) => harmless.includes(name));
}
