import { useQueryClient } from '@tanstack/react-query';
import type { UpdateDate } from '../../../../../server/contract/reading/dates';
import { useApiMutation } from '../../../../shared/api/hooks';
import { showToast } from '../../../../ui/toasts/toast';
import { patchRow, putRow } from '../../shared/screenshot-cache';
import { viewerTexts } from '../viewer-texts';

const texts = viewerTexts;

/** Changes tags, dates and collections of one screenshot; shown at once, taken back on failure. */
export function useLabels(id: string) {
  const queryClient = useQueryClient();
  const failed = () => showToast({ message: texts.labelFailed, kind: 'error' });

  const tags = useApiMutation('screenshots.putTags', {
    onMutate: ({ body }) => {
      const next = body.tags.map((tag_name) => ({ tag_name: String(tag_name) }));
      return patchRow(queryClient, id, { tags: next });
    },
    onError: (_error, _input, before) => {
      if (before) patchRow(queryClient, id, { tags: before.tags });
      failed();
    },
    onSuccess: (row) => putRow(queryClient, row),
  });
  const date = useApiMutation('screenshots.updateDate', {
    onSuccess: (row) => putRow(queryClient, row),
    onError: failed,
  });
  // A refusal says which day stands there already.
  const correction = useApiMutation('screenshots.updateDate', {
    onSuccess: (row) => putRow(queryClient, row),
    onError: (error) => showToast({ message: error.message || texts.labelFailed, kind: 'error' }),
  });
  const newDate = useApiMutation('screenshots.addDate', {
    onSuccess: (row) => putRow(queryClient, row),
    onError: failed,
  });
  const item = useApiMutation('collections.removeItem', {
    onError: (error) => showToast({ message: error.message || texts.labelFailed, kind: 'error' }),
  });
  return {
    putTags: (names: string[]) => tags.mutate({ params: { id }, body: { tags: names } }),
    setDate: (dateId: string, state: 'suggested' | 'accepted' | 'rejected') =>
      date.mutate({ params: { id, dateId }, body: { state } }),
    correctDate: (dateId: string, change: UpdateDate) =>
      correction.mutate({ params: { id, dateId }, body: change }),
    addDate: (day: string) => newDate.mutate({ params: { id }, body: { extracted_date: day } }),
    takeOut: (collectionId: string) =>
      item.mutate({ params: { id: collectionId, screenshotId: id } }),
  };
}
