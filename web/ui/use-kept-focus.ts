import { type RefObject, useEffect, useRef } from 'react';

/** A list takes the focus when the row that had it is gone: else it would begin again at the top of the page. */
export function useKeptFocus(list: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isShorter = count < before.current;
    before.current = count;
    if (isShorter && document.activeElement === document.body) list.current?.focus();
  }, [list, count]);
}
