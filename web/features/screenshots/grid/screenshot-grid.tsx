import { lazy, memo, type Ref, Suspense, useImperativeHandle, useRef } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import type { CardActions } from '../cards/card-actions';
import type { GalleryMode } from '../shared/gallery-address.model';
import type { GalleryOrder } from '../shared/gallery-order.model';
import type { ListInput } from '../shared/list-input';
import type { DayOf, GridLine } from './grid-lines.model';
import { isUpdated } from '../shared/screenshot.model';
import { screenshotTexts as texts } from '../shared/texts';
import { type GridSelection, useGridKeys } from './use-grid-keys';
import { useGridLayout } from './use-grid-layout';
import { VirtualLines } from './virtual-lines';
import { DayHeading } from './day-heading';
import { type ItemProps, ScreenshotCard } from '../cards/screenshot-card';
import styles from './screenshot-grid.module.css';

// Loaded after the first picture, or with the view that needs them.
const LateGrid = lazy(() => import('./late-grid').then((module) => ({ default: module.LateGrid })));
const CompactTile = lazy(() =>
  import('../cards/compact-tile').then((module) => ({ default: module.CompactTile })),
);
const ListCells = lazy(() =>
  import('../cards/list-cells').then((module) => ({ default: module.ListCells })),
);

export interface GridHandle {
  focus: (id: string) => void;
}

interface ScreenshotGridProps {
  rows: Screenshot[];
  /** Groups the rows by day. */
  dayOf?: DayOf | null;
  selection?: GridSelection;
  mode: GalleryMode;
  /** The number of all matches, loaded or not. */
  total: number;
  now: number;
  confirmingId: string | null;
  hrefOf: (id: string) => string;
  actions: CardActions;
  /** Whether the list goes on behind the loaded rows. */
  hasMore: boolean;
  /** Undefined while no more can be asked for. */
  onNeedMore: (() => void) | undefined;
  order?: GalleryOrder | null;
  /** The list in its order by hand, in which cards can be moved. */
  arranged?: ListInput | null;
  /** Undefined where the order is fixed. */
  onOrder?: (order: GalleryOrder) => void;
  ref?: Ref<GridHandle>;
}

const NONE: ReadonlySet<string> = new Set();

const ITEMS = { grid: ScreenshotCard, compact: CompactTile, list: ListCells };
const LIST_COLUMNS = 8;

/** The Swedish locale formats dates as ISO 8601. */
const localDays = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' });
const localDay = (now: number): string => localDays.format(now);

/** The virtual grid: only rows near the viewport are in the document. */
export const ScreenshotGrid = memo(function ScreenshotGrid({ ref, ...props }: ScreenshotGridProps) {
  const { rows, mode, actions, confirmingId, selection, dayOf = null, order = null } = props;
  const selected = selection?.ids ?? NONE;
  const gridRef = useRef<HTMLDivElement>(null);
  const areaRef = useRef<HTMLDivElement>(null);
  const { geometry, lines, virtual, roving } = useGridLayout({
    gridRef,
    areaRef,
    mode,
    rows,
    dayOf,
    isSelectable: selection !== undefined,
    onNeedMore: props.onNeedMore,
  });
  const choose = (index: number) => {
    const row = rows[index];
    if (row) selection?.select(row.id, false);
  };
  const Item = ITEMS[mode];
  const headRows = mode === 'list' ? 1 : 0;
  const cellsInRow = mode === 'list' ? LIST_COLUMNS : geometry.columns;

  useImperativeHandle(ref, () => ({
    focus: (id) => {
      const index = rows.findIndex((row) => row.id === id);
      // Where it has gone, another one has its place.
      roving.focus(index < 0 ? roving.active.index : index);
    },
  }));

  const onKeyDown = useGridKeys({ rows, roving, actions, selection });
  const today = localDay(props.now);
  const itemProps = (row: Screenshot, index: number): ItemProps => ({
    row,
    index,
    href: props.hrefOf(row.id),
    isActive: !roving.active.isDay && index === roving.active.index,
    isFirstRow: index < geometry.columns,
    isUpdated: isUpdated(row, props.now),
    isConfirming: row.id === confirmingId,
    isSelected: selected.has(row.id),
    thumbHeight: geometry.thumbHeight,
    today,
    order,
    actions,
  });

  const dayCell = (line: GridLine) => (
    <div role="gridcell" aria-colspan={cellsInRow} className={styles.wide}>
      <DayHeading
        day={line.day}
        rows={rows}
        from={line.from}
        to={line.to}
        selected={selected}
        isActive={roving.active.isDay && roving.active.index === line.from}
        onSelect={selection?.selectGroup}
      />
    </div>
  );
  const cardCells = ({ from, to }: GridLine) =>
    rows.slice(from, to).map((row, column) => (
      <Suspense key={row.id} fallback={<div role="gridcell" />}>
        <Item {...itemProps(row, from + column)} />
      </Suspense>
    ));

  return (
    <div
      ref={gridRef}
      role="grid"
      aria-label={texts.title}
      aria-rowcount={props.hasMore ? -1 : lines.length + headRows}
      aria-multiselectable={selection !== undefined}
      aria-colcount={cellsInRow}
      data-mode={mode}
      data-selecting={selected.size > 0 || undefined}
      onKeyDown={onKeyDown}
      onFocus={roving.onFocus}
      onBlur={roving.onBlur}
    >
      <Suspense fallback={mode === 'list' && <div className={styles.headToCome} />}>
        <LateGrid
          gridRef={gridRef}
          areaRef={areaRef}
          rows={rows}
          lines={lines}
          geometry={geometry}
          selected={selected}
          columns={mode === 'list' ? 1 : geometry.columns}
          hasMore={props.hasMore}
          arranged={props.arranged ?? null}
          onFocus={roving.focus}
          isList={mode === 'list'}
          order={order}
          onOrder={props.onOrder}
          onChoose={selection ? choose : null}
        />
      </Suspense>
      <VirtualLines
        areaRef={areaRef}
        lines={lines}
        geometry={geometry}
        virtual={virtual}
        headRows={headRows}
        cellsOf={(line) => (line.kind === 'day' ? dayCell(line) : cardCells(line))}
      />
    </div>
  );
});
