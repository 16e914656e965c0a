import { type RefObject, useEffect, useRef } from 'react';

type Choose = (index: number) => void;

/** Selects a card on a long press. Only touch devices load the code for it. */
export function useLongPress(area: RefObject<HTMLElement | null>, choose: Choose | null): void {
  const chooseNow = useRef(choose);
  useEffect(() => {
    chooseNow.current = choose;
  });
  const isOn = choose !== null;
  useEffect(() => {
    const element = area.current;
    if (!isOn || !element || !matchMedia('(hover: none)').matches) return;
    let end: (() => void) | undefined;
    let isOver = false;
    import('./long-press').then(
      ({ watchLongPress }) => {
        if (!isOver) end = watchLongPress(element, (index) => chooseNow.current?.(index));
      },
      // Without it, day headings and the selection bar still work.
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [area, isOn]);
}
