import type { BulkAction } from '../../../../server/contract/bulk';
import type { Screenshot } from '../../../../server/contract/screenshots';

/** A bulk action without its ids. */
export type ManyAction = BulkAction extends infer One
  ? One extends BulkAction
    ? Omit<One, 'ids'>
    : never
  : never;

export type RowChange = (row: Screenshot) => Partial<Screenshot>;

const tagged = (row: Screenshot, names: readonly string[]): Screenshot['tags'] => {
  const all = new Set([...row.tags.map(({ tag_name: name }) => name), ...names]);
  return [...all].map((tag_name) => ({ tag_name }));
};

/** The change of a row to show before the server has answered; null when it is unknown. */
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
