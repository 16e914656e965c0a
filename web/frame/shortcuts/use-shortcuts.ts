import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  areSingleKeysOff,
  isDialogOpen,
  isFreeKey,
} from '../../features/screenshots/shared/keyboard';
import { GO_TO_KEYS } from './go-to-keys';

/** The longest pause before the second letter. */
const SECOND_KEY_MS = 1500;

interface ShortcutActions {
  onUpload: () => void;
  onHelp: () => void;
  onFold: () => void;
}

/** Single-key shortcuts of every page, ignored while a person types, a dialog is open, or they are switched off. */
export function useShortcuts(actions: ShortcutActions): void {
  const navigate = useNavigate();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    let leaderUntil = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isFreeKey(event) || isDialogOpen() || areSingleKeysOff()) return;
      const key = event.key.toLowerCase();
      const place = event.timeStamp < leaderUntil ? GO_TO_KEYS[key] : undefined;
      leaderUntil = !place && key === 'g' ? event.timeStamp + SECOND_KEY_MS : 0;
      if (place) void navigate(place);
      else if (key === 'u') latest.current.onUpload();
      else if (key === '?') latest.current.onHelp();
      else if (key === '[') latest.current.onFold();
      else return;
      event.preventDefault();
    };
    // In the capture phase, before the page's own shortcuts: the letter after G belongs to this hook.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [navigate]);
}
