import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type GridLine, moveInLines, type Stop } from './grid-lines.model';
import { areSingleKeysOff, isFreeKey } from '../shared/keyboard';

interface RovingOptions {
  gridRef: RefObject<HTMLElement | null>;
  lines: readonly GridLine[];
  rows: readonly { id: string }[];
  /** Day headings can be selected, so the arrows stop there. */
  withDays: boolean;
  scrollTo: (stop: Stop) => void;
}

const numberOn = (target: EventTarget | null, name: string): number | null => {
  const holder = target instanceof Element ? target.closest(`[${name}]`) : null;
  return holder ? Number(holder.getAttribute(name)) : null;
};

function stopOf(target: EventTarget | null): Stop | null {
  const index = numberOn(target, 'data-index');
  if (index !== null) return { index, isDay: false };
  const day = numberOn(target, 'data-day');
  return day === null ? null : { index: day, isDay: true };
}

const selectorOf = ({ index, isDay }: Stop): string =>
  isDay ? `[data-day="${index}"] input` : `[data-index="${index}"] a[data-open]`;

const onItem = (index: number): Stop => ({ index, isDay: false });

/**
 * A roving Tab stop for the grid; the arrows move it and scroll it into view. It stays on its screenshot when others come
 * or go before it.
 */
export function useRovingFocus(options: RovingOptions) {
  const { gridRef, lines, rows, withDays, scrollTo } = options;
  const [active, setActive] = useState<Stop>(onItem(0));
  const wanted = useRef<Stop | null>(null);
  /** The screenshot that has the focus. */
  const held = useRef<{ id: string; index: number } | null>(null);
  const last = Math.max(0, rows.length - 1);

  useLayoutEffect(() => {
    if (!held.current || rows.length === 0) return;
    const { id, index: before } = held.current;
    const now = rows.findIndex((row) => row.id === id);
    // The one after a card that went has its index.
    const index = now < 0 ? Math.min(before, rows.length - 1) : now;
    held.current.index = index;
    setActive((at) => (at.isDay || at.index === index ? at : onItem(index)));
    // Its card is gone or was drawn anew in another line, and the browser dropped the focus.
    if (document.activeElement === document.body) wanted.current = onItem(index);
  }, [rows]);

  // A distant item is rendered after it was scrolled to; then it takes the focus.
  useEffect(() => {
    if (wanted.current === null) return;
    const target = gridRef.current?.querySelector<HTMLElement>(selectorOf(wanted.current));
    if (!target) return;
    wanted.current = null;
    target.focus({ preventScroll: true });
  });

  const goTo = (stop: Stop) => {
    const next = { ...stop, index: Math.min(Math.max(0, stop.index), last) };
    wanted.current = next;
    setActive(next);
    scrollTo(next);
  };

  /** Returns the index of the screenshot that the key moves to, or null. */
  const onKeyDown = (event: KeyboardEvent): number | null => {
    if (!isFreeKey(event)) return null;
    const here = stopOf(event.target);
    if (here === null) return null;
    if (event.key.length === 1 && areSingleKeysOff()) return null;
    const from = here.isDay && active.isDay && active.index === here.index ? active : here;
    // A range skips day headings.
    const field = { lines, total: rows.length, withDays: withDays && !event.shiftKey };
    const next = moveInLines(event.key, from, field);
    if (next === null) return null;
    event.preventDefault();
    goTo(next);
    return next.isDay ? null : next.index;
  };

  const onFocus = (event: FocusEvent) => {
    const stop = stopOf(event.target);
    const row = stop && !stop.isDay && rows[stop.index];
    held.current = row ? { id: row.id, index: stop.index } : null;
    if (stop === null) return;
    setActive((now) => (now.index === stop.index && now.isDay === stop.isDay ? now : stop));
  };

  const onBlur = () => {
    // The window may have lost the focus, and its card gets it back.
    if (!gridRef.current?.contains(document.activeElement)) held.current = null;
  };

  return {
    active: { ...active, index: Math.min(active.index, last) },
    focus: (index: number) => goTo(onItem(index)),
    onKeyDown,
    onFocus,
    onBlur,
  };
}
