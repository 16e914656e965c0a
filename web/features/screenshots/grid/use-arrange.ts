import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { changeAnswer } from '../../../shared/api/change-answer';
import { apiPages, type Page, useApiMutation } from '../../../shared/api/hooks';
import { showToast } from '../../../ui/toasts/toast';
import type { ListInput } from '../shared/list-input';
import type { Placing } from './arrange.model';
import { moveTexts as texts } from './move-texts';

type Pages = InfiniteData<Page<Screenshot[]>, unknown>;

/** The pages with some rows in another place; each page keeps its length. */
function arranged(data: Pages, { ids, before }: Placing): Pages {
  const rows = data.pages.flatMap((page) => page.rows);
  const moved = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const others = rows.filter(({ id }) => !ids.includes(id));
  const at = others.findIndex(({ id }) => id === before);
  others.splice(at < 0 ? others.length : at, 0, ...moved);
  return {
    ...data,
    pages: data.pages.map((page) => ({ ...page, rows: others.splice(0, page.rows.length) })),
  };
}

/** Puts screenshots of a collection at another place of its order by hand; shown at once, taken back where it fails. */
export function useArrange(input: ListInput | null): (placing: Placing) => void {
  const queryClient = useQueryClient();
  const { mutate } = useApiMutation('collections.arrange');
  return useCallback(
    (placing) => {
      const id = input?.query?.collection_id;
      if (!input || !id) return;
      const { queryKey } = apiPages('screenshots.list', input);
      void queryClient.cancelQueries({ queryKey });
      const list = queryClient.getQueryCache().find({ queryKey });
      changeAnswer<Pages>(queryClient, list, (data) => arranged(data, placing));
      const onError = () => {
        showToast({ message: texts.failed, kind: 'error' });
        void queryClient.invalidateQueries({ queryKey });
      };
      // It was out of date before, and its reading was given up above.
      const onSuccess = () =>
        void queryClient.invalidateQueries({
          queryKey,
          predicate: ({ state }) => state.isInvalidated,
        });
      mutate({ params: { id }, body: placing }, { onError, onSuccess });
    },
    [input, mutate, queryClient],
  );
}
