import type { ListInput } from '../list-input';

/** The default list of the gallery. */
export const isByImage = ({ query = {} }: ListInput): boolean => query.sort === 'created';

/** Parameters that leave no row out. */
const NEUTRAL = ['team_id', 'date_field', 'tz', 'limit', 'fields', 'count', 'sort', 'order'];

/** The newest image or the newest upload is first, which is also the order where none is asked for. */
const isNewestFirst = ({ query: { sort, order } = {} }: ListInput): boolean =>
  sort === undefined || ((sort === 'created' || sort === 'uploaded') && order === 'desc');

/**
 * Whether the list leaves no row of its workspace out and is in the order of images or of uploads; only then the page
 * knows the place of a new row without the server.
 */
export function isWholeList(input: ListInput): boolean {
  const given = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  return isNewestFirst(input) && given.every(([name]) => NEUTRAL.includes(name));
}
