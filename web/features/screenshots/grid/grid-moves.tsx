import { type RefObject, useEffect, useRef } from 'react';
import { dragged } from './dragged.store';
import type { ListInput } from '../shared/list-input';
import { dropAt, stepTo } from './arrange.model';
import styles from './grid-moves.module.css';
import { useArrange } from './use-arrange';

/** Other pages and programs make nothing of it. */
const TYPE = 'application/x-shotvault-screenshots';

interface GridMovesProps {
  gridRef: RefObject<HTMLElement | null>;
  /** The loaded screenshots, in their order. */
  ids: readonly string[];
  selected: ReadonlySet<string>;
  columns: number;
  hasMore: boolean;
  /** The list in its order by hand; null in every other one. */
  arranged: ListInput | null;
  /** Focuses the item at a place. */
  onFocus: (index: number) => void;
}

const itemOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;

const indexOf = (item: HTMLElement): number => Number(item.dataset.index);

/** Side by side the left and right halves count, in a list the upper and lower ones. */
function isBehind(item: HTMLElement, { clientX, clientY }: DragEvent, columns: number): boolean {
  const box = item.getBoundingClientRect();
  return columns > 1 ? clientX > box.left + box.width / 2 : clientY > box.top + box.height / 2;
}

/** Marks the edge at which the dragged ones would go in. */
class DropMark {
  private item: HTMLElement | null = null;

  put(item: HTMLElement | null, edge?: string): void {
    if (this.item !== item) this.item?.classList.remove(...CLASSES);
    this.item = item;
    item?.classList.remove(...CLASSES);
    if (item && edge) item.classList.add(edge);
  }
}

const CLASSES = [styles.before, styles.behind, styles.above, styles.below].filter(
  (name) => name !== undefined,
);

const edgeOf = (isAfter: boolean, columns: number): string | undefined =>
  columns > 1 ? (isAfter ? styles.behind : styles.before) : isAfter ? styles.below : styles.above;

/**
 * Lets the pointer drag items of the grid, into the sidebar or to another place of an order by hand, and the keyboard
 * move them there with Alt and the arrows. Loaded after the grid, to which it adds its own listeners.
 */
export function GridMoves(props: GridMovesProps) {
  const { gridRef, arranged } = props;
  const arrange = useArrange(arranged);
  const latest = { ...props, onArrange: arranged ? arrange : undefined };
  const now = useRef(latest);
  useEffect(() => {
    now.current = latest;
  });
  useEffect(() => {
    const grid = gridRef.current;
    if (!grid) return;
    const mark = new DropMark();
    const start = (event: DragEvent) => {
      const item = itemOf(event.target);
      const id = item && now.current.ids[indexOf(item)];
      // A long press of a finger selects; only a mouse or a pen drags.
      if (!window.matchMedia('(pointer: fine)').matches) return event.preventDefault();
      if (!id || !event.dataTransfer) return;
      const { selected, ids } = now.current;
      const taken = selected.has(id) ? ids.filter((it) => selected.has(it)) : [id];
      event.dataTransfer.clearData();
      event.dataTransfer.setData(TYPE, taken.join());
      event.dataTransfer.effectAllowed = 'copyMove';
      dragged.start(taken);
    };
    const end = () => {
      mark.put(null);
      dragged.end();
    };
    const over = (event: DragEvent) => {
      const item = itemOf(event.target);
      const { onArrange, columns } = now.current;
      if (!onArrange || !item || dragged.ids().length === 0) return;
      event.preventDefault();
      mark.put(item, edgeOf(isBehind(item, event, columns), columns));
    };
    const drop = (event: DragEvent) => {
      const item = itemOf(event.target);
      const { onArrange, columns, ids, hasMore } = now.current;
      mark.put(null);
      if (!onArrange || !item || dragged.ids().length === 0) return;
      event.preventDefault();
      const place = { on: indexOf(item), isBehind: isBehind(item, event, columns), hasMore };
      const placing = dropAt(ids, dragged.ids(), place);
      dragged.end();
      if (placing) onArrange(placing);
    };
    const key = (event: KeyboardEvent) => {
      const { onArrange, onFocus } = now.current;
      const item = itemOf(event.target);
      if (!onArrange || !item || !event.altKey || event.ctrlKey || event.metaKey) return;
      const moved = stepTo(event.key, indexOf(item), now.current);
      if (!event.key.startsWith('Arrow')) return;
      // The browser would go back a page.
      event.preventDefault();
      event.stopPropagation();
      if (!moved) return;
      const { at, ...placing } = moved;
      onArrange(placing);
      onFocus(at);
    };
    grid.addEventListener('dragstart', start);
    grid.addEventListener('dragend', end);
    grid.addEventListener('dragover', over);
    grid.addEventListener('drop', drop);
    grid.addEventListener('keydown', key);
    // Loaded after the cards: journeys wait for it.
    grid.dataset.moves = '';
    return () => {
      end();
      delete grid.dataset.moves;
      grid.removeEventListener('dragstart', start);
      grid.removeEventListener('dragend', end);
      grid.removeEventListener('dragover', over);
      grid.removeEventListener('drop', drop);
      grid.removeEventListener('keydown', key);
    };
  }, [gridRef]);
  return null;
}
