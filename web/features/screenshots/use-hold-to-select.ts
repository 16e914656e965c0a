import { type RefObject, useEffect, useRef } from 'react';

type Choose = (index: number) => void;

/** A finger that rests on a card chooses it. Only a device without a pointer fetches what that takes. */
export function useHoldToSelect(area: RefObject<HTMLElement | null>, choose: Choose | null): void {
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
    import('./hold').then(
      ({ watchHolds }) => {
        if (!isOver) end = watchHolds(element, (index) => chooseNow.current?.(index));
      },
      // Days and the bar of a selection choose without it, too.
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [area, isOn]);
}
