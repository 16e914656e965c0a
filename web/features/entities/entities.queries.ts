import { urlOf } from '../../../server/contract/client';
import type { EntityType } from '../../../server/contract/reading/entity-types';
import { useApiPages } from '../../shared/api/hooks';
import { browser } from '../../shared/browser';
import { LINES_PER_PAGE } from '../screenshots/shared/constants';
import { useWorkspace } from '../workspaces/use-workspace';

export interface EntityFilter {
  type: EntityType | '';
  /** `2026-05`, or empty for all. */
  month: string;
}

/** The last day of a month such as `2026-02`. */
function lastDay(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`;
}

const asked = ({ type, month }: EntityFilter) => ({
  ...(type ? { type } : {}),
  ...(month ? { from: `${month}-01`, to: lastDay(month) } : {}),
});

export function useEntities(filter: EntityFilter) {
  const { scope } = useWorkspace();
  const query = { ...scope, ...asked(filter), limit: LINES_PER_PAGE };
  const pages = useApiPages('entities.list', { query });
  return { ...pages, rows: pages.data?.pages.flatMap((page) => page.rows) ?? [] };
}

/** All rows of the filter, not only those that are shown. */
export function useEntityTable(filter: EntityFilter): () => Promise<void> {
  const { scope } = useWorkspace();
  return async () => {
    const path = urlOf('entities.list', { query: { ...scope, ...asked(filter) } });
    const answer = await fetch(path, { headers: { accept: 'text/csv' } });
    if (!answer.ok) throw new Error(answer.statusText);
    const name = ['shotvault', filter.type || 'found', filter.month].filter(Boolean).join('-');
    browser.save(await answer.blob(), `${name}.csv`);
  };
}
