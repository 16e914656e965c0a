import type { ComponentProps, RefObject } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { ListHead } from '../cards/list-cells';
import { useLongPress } from '../selection/use-long-press';
import type { GalleryOrder } from '../shared/gallery-order.model';
import type { GridLine } from './grid-lines.model';
import type { GridGeometry } from './grid.model';
import { GridMoves } from './grid-moves';
import { useMovedCards } from './use-moved-cards';

interface LateGridProps extends Omit<ComponentProps<typeof GridMoves>, 'ids'> {
  areaRef: RefObject<HTMLElement | null>;
  rows: readonly Screenshot[];
  lines: readonly GridLine[];
  geometry: GridGeometry;
  isList: boolean;
  order: GalleryOrder | null;
  /** Undefined where the order is fixed. */
  onOrder?: (order: GalleryOrder) => void;
  /** Null where nothing can be selected. */
  onChoose: ((index: number) => void) | null;
}

/** The grid beside its cards: the head of a list, sliding, long presses and dragging. */
export function LateGrid(props: LateGridProps) {
  const { areaRef, rows, lines, geometry, onChoose, isList, order, onOrder, ...moves } = props;
  useMovedCards(areaRef, { rows, lines, geometry });
  useLongPress(moves.gridRef, onChoose);
  return (
    <>
      {isList && <ListHead order={order} onOrder={onOrder} />}
      <GridMoves {...moves} ids={rows.map(({ id }) => id)} />
    </>
  );
}
