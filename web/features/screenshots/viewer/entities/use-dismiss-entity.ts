import { useQueryClient } from '@tanstack/react-query';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { useApiMutation } from '../../../../shared/api/hooks';
import { showToast } from '../../../../ui/toasts/toast';
import { patchRow } from '../../shared/screenshot-cache';
import { entityTexts as texts } from './entity-texts';

/** Takes a chip away at once, and brings it back where the server refuses. */
export function useDismissEntity({ id, entities = [] }: Screenshot): (entityId: string) => void {
  const queryClient = useQueryClient();
  const { mutate } = useApiMutation('entities.dismiss', {
    onMutate: ({ params }) =>
      patchRow(queryClient, id, { entities: entities.filter((it) => it.id !== params.id) }),
    onSuccess: () => showToast({ message: texts.dismissed }),
    onError: (error, _input, before) => {
      if (before) patchRow(queryClient, id, { entities: before.entities });
      showToast({ message: error.message || texts.dismissFailed, kind: 'error' });
    },
  });
  return (entityId) => mutate({ params: { id: entityId } });
}
