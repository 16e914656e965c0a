export interface TooltipPlace {
  left: number;
  top: number;
  side: 'above' | 'below';
  /** The side of the window that the tooltip must not cross. */
  edge?: 'start' | 'end';
}

const GAP = 6;
/** Room for a tooltip of two lines. */
const HEIGHT = 48;
/** Half of the widest tooltip. */
const REACH = 130;

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>;

/** Below its control, or above where it would cover the bar; beside the edge of the window it does not centre. */
export function placeOf({ left, top, bottom, width }: Box, windowWidth: number): TooltipPlace {
  const middle = left + width / 2;
  const side = top > HEIGHT * 2 ? 'above' : 'below';
  const at = { top: side === 'above' ? top - GAP : bottom + GAP, side } as const;
  if (middle < REACH) return { ...at, left, edge: 'start' };
  if (middle > windowWidth - REACH) return { ...at, left: left + width, edge: 'end' };
  return { ...at, left: middle };
}
