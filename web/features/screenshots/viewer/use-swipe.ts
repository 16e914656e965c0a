import { type TouchEvent, useRef } from 'react';

/** Pixels; less is a tap of a shaking finger. */
const SHORTEST = 50;
/** Pixels; a swipe that begins closer to the side of the screen is the phone's own way back. */
const EDGE = 24;

interface SwipeOptions {
  /** Asked when a finger comes down. */
  isOff: () => boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** Props of the element on which one finger swipes: to the left for the next one, to the right for the previous one. */
export function useSwipe({ isOff, onPrevious, onNext }: SwipeOptions) {
  /** Where the only finger came down; null while nothing can become a swipe. */
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    // In the capture phase, because the zoom below may keep the events to itself.
    onTouchStartCapture: ({ touches }: TouchEvent) => {
      start.current = null;
      // A second finger ends it: a pinch is none, whichever finger is lifted first.
      if (touches.length > 1 || isOff()) return;
      const { clientX: x, clientY: y } = touches[0]!;
      if (x > EDGE && x < window.innerWidth - EDGE) start.current = { x, y };
    },
    onTouchEndCapture: ({ changedTouches }: TouchEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const { clientX: x, clientY: y } = changedTouches[0]!;
      const right = x - from.x;
      const isLevel = Math.abs(right) > 2 * Math.abs(y - from.y);
      if (!isLevel || Math.abs(right) < SHORTEST) return;
      if (right > 0) onPrevious();
      else onNext();
    },
    onTouchCancelCapture: () => {
      start.current = null;
    },
  };
}
