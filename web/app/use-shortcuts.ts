import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  areSingleKeysOff,
  hasModifier,
  isDialogOpen,
  isTyping,
} from '../features/screenshots/keyboard';
import { PLACES } from './shortcut-places';

/** So long the second letter may take. */
const SECOND_KEY_MS = 1500;

interface ShortcutActions {
  onUpload: () => void;
  onHelp: () => void;
}

/** Single keys that work on every page, but never while someone types, a dialog is open, or they are switched off. */
export function useShortcuts(actions: ShortcutActions): void {
  const navigate = useNavigate();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    let leaderUntil = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || hasModifier(event) || isTyping(event.target)) return;
      if (isDialogOpen() || areSingleKeysOff()) return;
      const key = event.key.toLowerCase();
      const place = event.timeStamp < leaderUntil ? PLACES[key] : undefined;
      leaderUntil = !place && key === 'g' ? event.timeStamp + SECOND_KEY_MS : 0;
      if (place) void navigate(place);
      else if (key === 'u') latest.current.onUpload();
      else if (key === '?') latest.current.onHelp();
      else return;
      event.preventDefault();
    };
    // Before the page's own keys: the letter after G is not theirs.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [navigate]);
}
