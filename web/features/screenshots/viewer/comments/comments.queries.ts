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
  /** Resolves to whether it succeeded, so that a typed text is not lost. */
  const succeeded = (call: Promise<unknown>) =>
    call.then(
      () => true,
      () => false,
    );
  return {
    isSending: create.isPending,
    isSaving: update.isPending,
    send: (text: string) =>
      succeeded(create.mutateAsync({ params: { id: screenshotId }, body: { text } })),
    save: (id: string, text: string) =>
      succeeded(update.mutateAsync({ params: { id }, body: { text } })),
    remove: (id: string) => remove.mutate({ params: { id } }),
  };
}
