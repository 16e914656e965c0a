import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../../../../server/contract/client';
import type { Screenshot } from '../../../../../../server/contract/screenshots';
import { screenshotAddress } from '../../../../../shared/addresses';
import { NOT_FOUND } from '../../../../../shared/api/statuses';
import { showToast } from '../../../../../ui/toasts/toast';
import { patchRow, peekRow } from '../../../shared/screenshot-cache';
import { usePatch } from '../../../shared/screenshots.queries';
import { screenshotTexts } from '../../../shared/texts';
import { viewerTexts as texts } from '../../viewer-texts';
import { keptWords, type WordField } from './kept-words';

/** The person has signed out, or the image is gone: nobody would come back for the words. */
const NOT_KEPT = [401, NOT_FOUND];

interface SaveOptions {
  id: string;
  field: WordField;
  /** Said when it could not be saved. */
  failure: string;
}

/** The words that somebody else has written meanwhile; undefined for other failures. */
const othersIn = (error: Error): Partial<Screenshot> | undefined =>
  error instanceof ApiError && error.code === 'edited_meanwhile' ? error.body.details : undefined;

/**
 * Saves the title or the note; a note is refused where somebody has changed it since `from` was seen. Words that are not
 * saved are kept: the field opens with them again, that of a note by itself.
 */
export function useSaveWords({ id, field, failure }: SaveOptions) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const say = (message: string) => {
    const show = { label: texts.openImage, onAct: () => void navigate(screenshotAddress(id)) };
    showToast({ message, kind: 'error', ...(!isHere.current && { action: show }) });
  };
  const { mutate } = usePatch(
    (error, { body = {} }) => {
      if (error instanceof ApiError && NOT_KEPT.includes(error.status)) {
        showToast({ message: failure, kind: 'error' });
        return;
      }
      const others = othersIn(error);
      if (others) patchRow(queryClient, id, others);
      keptWords.keep(field, id, {
        from: body.expected?.[field] ?? null,
        typed: body[field] ?? '',
      });
      say(others ? texts.changedElsewhere : failure);
    },
    // One after the other: a second edit expects the words of the first one.
    { scope: { id: 'words' } },
  );
  return useCallback(
    (words: string | null, from: string | null) => {
      if (peekRow(queryClient, id)?.is_locked) {
        keptWords.keep(field, id, { from, typed: words ?? '' });
        showToast({ message: screenshotTexts.lockedHint, kind: 'error' });
        return;
      }
      keptWords.drop(field, id);
      const expected = field === 'note' && { expected: { note: from } };
      mutate({ params: { id }, body: { [field]: words, ...expected } });
    },
    [queryClient, mutate, id, field],
  );
}
