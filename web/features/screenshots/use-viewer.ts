import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { Screenshot } from '../../../server/contract/screenshots';
import { browser } from '../../shared/browser';
import { areSingleKeysOff, hasModifier, isTyping } from './keyboard';
import { useOutsideActions } from './outside-actions';
import { downloadUrl } from './screenshot.model';
import { useDelete, useFavorite } from './screenshots.queries';
import { type Place, type ViewerCommand, viewerCommand } from './viewer.model';

export interface ZoomHandle {
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
}

interface ViewerOptions {
  /** Hears the keys. */
  frame: RefObject<HTMLElement | null>;
  zoom: RefObject<ZoomHandle | null>;
  id: string;
  row: Screenshot | undefined;
  place: Place;
  isEditing: boolean;
  onStep: (id: string) => void;
  onClose: () => void;
  onRerun: (row: Screenshot) => void;
}

/** What had the focus is gone (a field, a question, the tag that its own button took off): the viewer takes it, or its keys would be dead. */
function useKeptFocus(frame: RefObject<HTMLElement | null>, ...causes: unknown[]) {
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, causes);
}

/** What the viewer can do, by button or by key, and the little that it remembers. */
export function useViewer(options: ViewerOptions) {
  const { frame, zoom, id, row, place, onStep, onClose, onRerun } = options;
  const [isEditing, setEditing] = useState(options.isEditing);
  const [isConfirming, setConfirming] = useState(false);
  const [areDetailsShown, setDetailsShown] = useState(true);
  const toggleFavorite = useFavorite();
  const moveToTrash = useDelete();
  const outside = useOutsideActions();
  useKeptFocus(frame, id, isEditing, isConfirming, row);

  const step = (target: Screenshot | undefined) => {
    if (!target) return;
    setEditing(false);
    setConfirming(false);
    onStep(target.id);
  };
  const remove = () => {
    const target = place.next ?? place.previous;
    setConfirming(false);
    moveToTrash(id);
    if (target) onStep(target.id);
    else onClose();
  };
  const edit = () => {
    setDetailsShown(true);
    setEditing(true);
  };

  const commands: Record<ViewerCommand, () => void> = {
    previous: () => step(place.previous),
    next: () => step(place.next),
    zoomIn: () => zoom.current?.zoomIn(),
    zoomOut: () => zoom.current?.zoomOut(),
    fit: () => zoom.current?.fit(),
    details: () => setDetailsShown(!areDetailsShown),
    favorite: () => row && toggleFavorite(row),
    collect: () => outside?.collect([id]),
    edit,
    download: () => browser.goTo(downloadUrl(id)),
    rerun: () => row && onRerun(row),
    delete: () => setConfirming(true),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event.nativeEvent) || isTyping(event.target)) return;
    if (/^[a-z]$/i.test(event.key) && areSingleKeysOff()) return;
    const command = viewerCommand(event.key, row);
    if (!command) return;
    event.preventDefault();
    commands[command]();
  };

  return {
    isEditing,
    setEditing,
    isConfirming,
    setConfirming,
    areDetailsShown,
    commands,
    remove,
    onKeyDown,
  };
}
