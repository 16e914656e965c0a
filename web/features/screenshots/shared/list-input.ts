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
