import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { browser } from '../../../shared/browser';
import { areSingleKeysOff, isFreeKey } from '../shared/keyboard';
import { useOutsideActions } from '../shared/outside-actions';
import { shareDialog, transferDialog } from '../cards/dialogs.store';
import { downloadUrl } from '../shared/screenshot.model';
import { useDelete } from '../shared/delete-with-undo';
import { useFavorite } from '../shared/screenshots.queries';
import { type ViewerPosition, type ViewerCommand, viewerCommand } from './viewer.model';

export interface ZoomHandle {
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
}

interface ViewerOptions {
  /** The element that handles the keys. */
  frame: RefObject<HTMLElement | null>;
  zoom: RefObject<ZoomHandle | null>;
  id: string;
  row: Screenshot | undefined;
  place: ViewerPosition;
  isEditing: boolean;
  onStep: (id: string) => void;
  onRetryMore?: (() => void) | undefined;
  onClose: () => void;
  onRerun: (row: Screenshot) => void;
}

/**
 * Moves the focus to the viewer when the focused element was removed (a field, a question, a tag's button); without
 * it the shortcuts would not work.
 */
function useKeptFocus(frame: RefObject<HTMLElement | null>, ...causes: unknown[]) {
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, causes);
}

/** The parts of the viewer that can be open. */
function useParts(isEditingAtFirst: boolean) {
  const [isEditing, setEditing] = useState(isEditingAtFirst);
  const [isConfirming, setConfirming] = useState(false);
  const [isCropping, setCropping] = useState(false);
  const [areDetailsShown, setDetailsShown] = useState(true);
  return {
    isEditing,
    setEditing,
    isConfirming,
    setConfirming,
    isCropping,
    setCropping,
    areDetailsShown,
    setDetailsShown,
  };
}

type Parts = ReturnType<typeof useParts>;

/**
 * Moves to another screenshot or closes the viewer. A move ends the edit of the title, which saves it, and the question of
 * a deletion.
 */
function useWays({ id, place, onStep, onClose }: ViewerOptions, parts: Parts) {
  const moveToTrash = useDelete();
  const step = (target: Screenshot | undefined) => {
    if (!target) return;
    parts.setEditing(false);
    parts.setConfirming(false);
    onStep(target.id);
  };
  /** It is no longer here: its neighbour takes its place. */
  const leave = () => {
    const target = place.next ?? place.previous;
    if (target) step(target);
    else onClose();
  };
  const remove = () => {
    // At once, also where no neighbour follows: a second press must not delete and leave once more.
    parts.setConfirming(false);
    moveToTrash(id);
    leave();
  };
  return { step, leave, remove };
}

/** Undefined for a key that is none of the viewer's, or belongs to a field. */
function commandOf(event: KeyboardEvent, row: Screenshot | undefined): ViewerCommand | undefined {
  if (!isFreeKey(event)) return undefined;
  if (event.key.length === 1 && areSingleKeysOff()) return undefined;
  return viewerCommand(event.key, row);
}

/** The commands of the viewer, by button or key, and its local state. */
export function useViewer(options: ViewerOptions) {
  const { frame, zoom, id, row, place, onRerun } = options;
  const parts = useParts(options.isEditing);
  const { isEditing, setEditing, isConfirming, setConfirming, isCropping } = parts;
  const { areDetailsShown, setDetailsShown, setCropping } = parts;
  const { step, leave, remove } = useWays(options, parts);
  const toggleFavorite = useFavorite();
  const outside = useOutsideActions();
  useKeptFocus(frame, id, isEditing, isConfirming, isCropping, row, place.next);

  const commands: Record<ViewerCommand, () => void> = {
    previous: () => step(place.previous),
    next: () => (place.next ? step(place.next) : options.onRetryMore?.()),
    zoomIn: () => zoom.current?.zoomIn(),
    zoomOut: () => zoom.current?.zoomOut(),
    fit: () => zoom.current?.fit(),
    details: () => {
      // The field of the title goes with the details.
      setEditing(false);
      setDetailsShown(!areDetailsShown);
    },
    favorite: () => row && toggleFavorite(row),
    collect: () => outside?.collect([id]),
    share: () => shareDialog.open({ ids: [id] }),
    transfer: () => transferDialog.open([id], { onMoved: leave }),
    edit: () => {
      setDetailsShown(true);
      setEditing(true);
    },
    download: () => browser.goTo(downloadUrl(id)),
    crop: () => setCropping(true),
    rerun: () => row && onRerun(row),
    delete: () => setConfirming(true),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The viewer stays open while it asks, wherever the focus is.
    if (event.key === 'Escape' && isFreeKey(event)) return setConfirming(false);
    const command = commandOf(event, row);
    if (!command) return;
    event.preventDefault();
    commands[command]();
  };
  return { ...parts, commands, remove, onKeyDown };
}
