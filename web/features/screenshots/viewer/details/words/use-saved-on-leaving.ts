import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { RouteInput } from '../../../../../../server/contract/api';
import { keptWords, type WordField } from './kept-words';

/** Whether this screenshot is on its way to the trash. */
const isDeleting = (queryClient: QueryClient, id: string): boolean =>
  queryClient.isMutating({
    mutationKey: ['screenshots.remove'],
    predicate: ({ state }) => idOf(state.variables) === id,
  }) > 0;

const idOf = (input: unknown) => (input as RouteInput<'screenshots.remove'>).params.id;

/**
 * Saves what was typed when the form goes with its image or the details; that of an image which was deleted is forgotten. A form that was
 * saved or cancelled calls the answer, which leaves nothing to save.
 */
export function useSavedOnLeaving(field: WordField, id: string, save: () => void): () => void {
  const queryClient = useQueryClient();
  const isEnded = useRef(false);
  const isHere = useRef(false);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // React's strict mode takes a new form away once and puts it back at once.
      queueMicrotask(() => {
        const isLost = !isHere.current && !isEnded.current;
        if (!isLost) return;
        if (isDeleting(queryClient, id)) keptWords.drop(field, id);
        else latest.current();
      });
    };
  }, [queryClient, field, id]);
  return useCallback(() => {
    isEnded.current = true;
  }, []);
}
