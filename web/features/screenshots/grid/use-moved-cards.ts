import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { isMotionReduced } from '../../../shared/motion';
import type { GridGeometry } from './grid.model';
import type { GridLine } from './grid-lines.model';
import { isSmallChange, type CardPosition, placesOf, shiftAbove } from './moved-cards.model';

const MOVE = { duration: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

interface Laid {
  rows: readonly Screenshot[];
  lines: readonly GridLine[];
  geometry: GridGeometry;
}

const idsOf = ({ rows }: Laid) => rows.map(({ id }) => id);

function move(
  card: HTMLElement,
  from: CardPosition | undefined,
  to: CardPosition,
  gap: number,
): void {
  if (!from) {
    card.animate({ opacity: [0, 1] }, MOVE);
    return;
  }
  const x = (from.column - to.column) * (card.offsetWidth + gap);
  const y = from.top - to.top;
  if (x === 0 && y === 0) return;
  card.animate({ transform: [`translate(${x}px, ${y}px)`, 'none'] }, MOVE);
}

/** Lets cards slide to their places when one beside them was deleted or a new one arrived. */
export function useMovedCards(area: RefObject<HTMLElement | null>, laid: Laid): void {
  const last = useRef<Laid>(laid);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = laid;
    if (before.rows === laid.rows || before.geometry.columns !== laid.geometry.columns) return;
    const [idsBefore, ids] = [idsOf(before), idsOf(laid)];
    if (!area.current || !isSmallChange(idsBefore, ids)) return;
    const from = placesOf({ ids: idsBefore, lines: before.lines }, before.geometry);
    const to = placesOf({ ids, lines: laid.lines }, laid.geometry);
    const shift = shiftAbove(from, to, -area.current.getBoundingClientRect().top);
    // Keeps in its place what is looked at, whatever comes or goes above the window.
    if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
    // Tests run without animations.
    if (!area.current.animate || isMotionReduced()) return;
    for (const card of area.current.querySelectorAll<HTMLElement>('[data-index]')) {
      const id = ids[Number(card.dataset.index)] ?? '';
      const place = to.get(id);
      const was = from.get(id);
      const seenAt = was && { ...was, top: was.top + shift };
      if (place) move(card, seenAt, place, laid.geometry.gap);
    }
  });
}
