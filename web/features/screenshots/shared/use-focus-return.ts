import { type RefObject, useEffect, useRef } from 'react';

interface Cards {
  focus: (id: string) => void;
}

/** Returns the focus to the card whose screenshot was open last. */
export function useFocusReturn(openId: string | null, cards: RefObject<Cards | null>): void {
  const lastOpen = useRef<string | null>(null);
  useEffect(() => {
    if (openId === null && lastOpen.current !== null) cards.current?.focus(lastOpen.current);
    lastOpen.current = openId;
  }, [openId, cards]);
}
