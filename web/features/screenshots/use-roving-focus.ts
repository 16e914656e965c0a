import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type GridLine, moveInLines } from './grid-lines.model';
import { areSingleKeysOff, hasModifier, isTyping } from './keyboard';

interface RovingOptions {
  gridRef: RefObject<HTMLElement | null>;
  lines: readonly GridLine[];
  total: number;
  scrollTo: (index: number) => void;
}

const indexOf = (target: EventTarget | null): number | null => {
  const item = target instanceof Element ? target.closest('[data-index]') : null;
  return item ? Number(item.getAttribute('data-index')) : null;
};

/** One Tab stop for a whole grid; the arrows move it, and what it is on is scrolled into view. */
export function useRovingFocus({ gridRef, lines, total, scrollTo }: RovingOptions) {
  const [active, setActive] = useState(0);
  const wanted = useRef<number | null>(null);
  const last = Math.max(0, total - 1);

  // An item far away enters the page a moment after it was scrolled to; then it takes the focus.
  useEffect(() => {
    if (wanted.current === null) return;
    const link = gridRef.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] a`);
    if (!link) return;
    wanted.current = null;
    link.focus({ preventScroll: true });
  });

  const focus = (index: number) => {
    const next = Math.min(Math.max(0, index), last);
    wanted.current = next;
    setActive(next);
    scrollTo(next);
  };

  /** Answers where the key leads; null when nowhere. */
  const onKeyDown = (event: KeyboardEvent): number | null => {
    if (event.defaultPrevented || hasModifier(event) || isTyping(event.target)) return null;
    const index = indexOf(event.target);
    if (index === null) return null;
    if (event.key.length === 1 && areSingleKeysOff()) return null;
    const next = moveInLines(event.key, { index, lines, total });
    if (next === null) return null;
    event.preventDefault();
    focus(next);
    return next;
  };

  const onFocus = (event: FocusEvent) => {
    const index = indexOf(event.target);
    if (index !== null) setActive(index);
  };

  return { active: Math.min(active, last), focus, onKeyDown, onFocus };
}
