import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type GridLine, moveInLines, type Stop } from './grid-lines.model';
import { areSingleKeysOff, hasModifier, isTyping } from '../shared/keyboard';

interface RovingOptions {
  gridRef: RefObject<HTMLElement | null>;
  lines: readonly GridLine[];
  total: number;
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

/** A roving Tab stop for the grid; the arrows move it and scroll it into view. */
export function useRovingFocus(options: RovingOptions) {
  const { gridRef, lines, total, withDays, scrollTo } = options;
  const [active, setActive] = useState<Stop>({ index: 0, isDay: false });
  const wanted = useRef<Stop | null>(null);
  const last = Math.max(0, total - 1);

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
    if (event.defaultPrevented || hasModifier(event) || isTyping(event.target)) return null;
    const here = stopOf(event.target);
    if (here === null) return null;
    if (event.key.length === 1 && areSingleKeysOff()) return null;
    const from = here.isDay && active.isDay && active.index === here.index ? active : here;
    // A range skips day headings.
    const field = { lines, total, withDays: withDays && !event.shiftKey };
    const next = moveInLines(event.key, from, field);
    if (next === null) return null;
    event.preventDefault();
    goTo(next);
    return next.isDay ? null : next.index;
  };

  const onFocus = (event: FocusEvent) => {
    const stop = stopOf(event.target);
    if (stop === null) return;
    setActive((now) => (now.index === stop.index && now.isDay === stop.isDay ? now : stop));
  };

  return {
    active: { ...active, index: Math.min(active.index, last) },
    focus: (index: number) => goTo({ index, isDay: false }),
    onKeyDown,
    onFocus,
  };
}
