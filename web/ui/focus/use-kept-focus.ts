import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the list when its focused row was removed, instead of the top of the page. */
export function useKeptFocus(list: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isShorter = count < before.current;
    before.current = count;
    if (isShorter && document.activeElement === document.body) list.current?.focus();
  }, [list, count]);
}
