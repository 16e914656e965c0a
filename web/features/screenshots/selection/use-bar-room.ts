import { type RefObject, useLayoutEffect } from 'react';

const HEIGHT = '--selection-height';

/** Scrolls the item that is reached by keys out from under the bar, which came after it. */
function uncoverFocus(): void {
  const focused = document.querySelector('[data-index] :focus-visible');
  focused?.closest('[data-index]')?.scrollIntoView?.({ block: 'nearest' });
}

/** Gives the page the height of the bar, so that cards in the corners and the focused item stay clear of it. */
export function useBarRoom(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      style.setProperty(HEIGHT, `${bar.current?.offsetHeight ?? 0}px`);
      uncoverFocus();
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [bar]);
}
