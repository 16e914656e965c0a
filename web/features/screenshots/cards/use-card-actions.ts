import { useMemo, useState } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { browser } from '../../../shared/browser';
import type { CardActions } from './card-actions';
import { useOutsideActions } from '../shared/outside-actions';
import { shareDialog, transferDialog } from './dialogs.store';
import { downloadUrl, fullImageUrl } from '../shared/screenshot.model';
import { useDelete } from '../shared/delete-with-undo';
import { useFavorite } from '../shared/screenshots.queries';

interface CardActionsOptions {
  open: (id: string, isEditing?: boolean) => void;
  rerun: (row: Screenshot) => void;
  /** Called when the question on a card, which had the focus, was answered with no. */
  onKept: (id: string) => void;
  onSelect?: CardActions['select'];
}

/** The actions of all cards, created once, and the card whose deletion is being confirmed. */
export function useCardActions({ open, rerun, onKept, onSelect }: CardActionsOptions) {
  const [confirmingId, setConfirming] = useState<string | null>(null);
  const toggleFavorite = useFavorite();
  const moveToTrash = useDelete();
  const outside = useOutsideActions();

  const actions = useMemo<CardActions>(() => {
    return {
      open: (id) => open(id),
      edit: (id) => open(id, true),
      toggleFavorite,
      rerun,
      download: (id) => browser.goTo(downloadUrl(id)),
      select: onSelect,
      collect: (id) => outside?.collect([id]),
      transfer: (id) => transferDialog.open([id]),
      // The clipboard is wanted now and then, so its code is loaded with the first copy.
      copyImage: (row) =>
        void import('../shared/copy').then(({ copyImage }) => copyImage(fullImageUrl(row))),
      share: (id) => shareDialog.open({ ids: [id] }),
      askDelete: setConfirming,
      cancelDelete: (id) => {
        setConfirming(null);
        onKept(id);
      },
      remove: (id) => {
        setConfirming(null);
        moveToTrash(id);
      },
    };
  }, [open, rerun, onKept, onSelect, outside, toggleFavorite, moveToTrash]);

  return { actions, confirmingId };
}
