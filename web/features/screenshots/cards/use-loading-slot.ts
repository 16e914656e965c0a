import { useCallback, useEffect, useRef, useState } from 'react';

/** So many cards ask at once; the others wait, so that thumbnails and clicks come first. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

function next(): void {
  if (running >= AT_ONCE) return;
  const start = waiting.shift();
  if (!start) return;
  running += 1;
  start();
  next();
}

/** A turn among all cards, wanted while `isWanted`; `end` hands it on. */
export function useLoadingSlot(isWanted: boolean): { isMine: boolean; end: () => void } {
  const [isMine, setMine] = useState(false);
  const holds = useRef(false);
  const end = useCallback(() => {
    if (!holds.current) return;
    holds.current = false;
    running -= 1;
    next();
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    const start = () => {
      holds.current = true;
      setMine(true);
    };
    waiting.push(start);
    next();
    return () => {
      const at = waiting.indexOf(start);
      if (at >= 0) waiting.splice(at, 1);
      end();
    };
  }, [isWanted, end]);
  return { isMine, end };
}
