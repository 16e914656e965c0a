import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { isDeleting } from '../../shared/delete-with-undo';

/**
 * Saves what was typed when the form goes with its image or the details, unless the image was deleted. A form that was
 * saved or cancelled calls the answer, which leaves nothing to save.
 */
export function useSavedOnLeaving(id: string, save: () => void): () => void {
  const queryClient = useQueryClient();
  const isEnded = useRef(false);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(
    () => () => {
      if (!isEnded.current && !isDeleting(queryClient, id)) latest.current();
    },
    [queryClient, id],
  );
  return useCallback(() => {
    isEnded.current = true;
  }, []);
}
