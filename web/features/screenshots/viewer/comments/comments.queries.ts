import { useApiMutation, useApiQuery } from '../../../../shared/api/hooks';
import { showToast } from '../../../../ui/toasts/toast';
import { commentTexts as texts } from './comment-texts';

export const useComments = (id: string) => useApiQuery('comments.list', { params: { id } });

/** Writes, changes and deletes comments of one screenshot; the list is read again after each. */
export function useCommentChanges(screenshotId: string) {
  const failing = (message: string) => ({
    onError: (error: Error) => showToast({ message: error.message || message, kind: 'error' }),
  });
  const create = useApiMutation('comments.create', failing(texts.notSent));
  const update = useApiMutation('comments.update', failing(texts.notSaved));
  const remove = useApiMutation('comments.remove', failing(texts.notRemoved));
  return {
    isSending: create.isPending,
    /** Resolves to whether it was sent, so that a typed text is not lost. */
    send: (text: string) =>
      create.mutateAsync({ params: { id: screenshotId }, body: { text } }).then(
        () => true,
        () => false,
      ),
    save: (id: string, text: string) => update.mutate({ params: { id }, body: { text } }),
    remove: (id: string) => remove.mutate({ params: { id } }),
  };
}
