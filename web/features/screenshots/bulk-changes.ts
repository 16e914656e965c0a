import type { BulkAction } from '../../../server/contract/bulk';
import type { Screenshot } from '../../../server/contract/screenshots';

/** One action without what it is done to. */
export type ManyAction = BulkAction extends infer One
  ? One extends BulkAction
    ? Omit<One, 'ids'>
    : never
  : never;

export type RowChange = (row: Screenshot) => Partial<Screenshot>;

const tagged = (row: Screenshot, names: readonly string[]): Screenshot['tags'] => {
  // The server keeps names in lower case (decisions 24).
  const added = names.map((name) => name.toLowerCase());
  const all = new Set([...row.tags.map(({ tag_name: name }) => name), ...added]);
  return [...all].map((tag_name) => ({ tag_name }));
};

/** What an action changes on a row, to be shown before the server has answered; null where that is not known. */
export function changeOf(action: ManyAction): RowChange | null {
  switch (action.action) {
    case 'favorite':
    case 'unfavorite':
      return () => ({ is_favorite: action.action === 'favorite' });
    case 'process':
      return () => ({
        is_processed: false,
        processing_status: 'pending',
        processing_error: null,
      });
    case 'tag':
      return (row) => ({ tags: tagged(row, action.tags) });
    case 'untag':
      return (row) => ({
        tags: row.tags.filter(({ tag_name: name }) => !action.tags.includes(name)),
      });
    case 'uncollect':
      return (row) => ({
        collections: row.collections.filter(({ id }) => id !== action.collection_id),
      });
    default:
      return null;
  }
}

/** The filters whose results an action may change beyond the rows that it is done to. */
export function filtersOf({ action }: ManyAction) {
  switch (action) {
    case 'favorite':
    case 'unfavorite':
      return ['favorites'] as const;
    case 'tag':
    case 'untag':
      return ['tags', 'q'] as const;
    case 'collect':
    case 'uncollect':
      return ['collection_id'] as const;
    default:
      return [] as const;
  }
}
