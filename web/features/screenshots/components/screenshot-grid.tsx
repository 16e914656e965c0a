import {
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { type CardActions, commandFor } from '../card-actions';
import type { GalleryMode } from '../gallery-address.model';
import { DAY_LINE, type GridGeometry } from '../grid.model';
import type { DayOf, GridLine } from '../grid-lines.model';
import { areSingleKeysOff, hasModifier, isTyping } from '../keyboard';
import { isUpdated } from '../screenshot.model';
import { screenshotTexts as texts } from '../texts';
import { useGridLayout } from '../use-grid-layout';
import { useHoldToSelect } from '../use-hold-to-select';
import { DayHeading } from './day-heading';
import { CompactTile } from './compact-tile';
import { ListCells, ListHead } from './list-row';
import { type ItemProps, ScreenshotCard } from './screenshot-card';
import styles from './screenshot-grid.module.css';

export interface GridHandle {
  focus: (id: string) => void;
  focusAt: (index: number) => void;
}

interface ScreenshotGridProps {
  rows: Screenshot[];
  /** Puts days under headings. */
  dayOf?: DayOf | null;
  selection?: GridSelection;
  mode: GalleryMode;
  /** All that match, loaded or not. */
  total: number;
  now: number;
  confirmingId: string | null;
  hrefOf: (id: string) => string;
  actions: CardActions;
  hasMore: boolean;
  onNeedMore: () => void;
  ref?: Ref<GridHandle>;
}

/** What is chosen in the grid, and the ways to choose. */
export interface GridSelection {
  ids: ReadonlySet<string>;
  select: (id: string, isRange: boolean) => void;
  selectGroup: (ids: readonly string[]) => void;
}

const NONE: ReadonlySet<string> = new Set();

const ITEMS = { grid: ScreenshotCard, compact: CompactTile, list: ListCells };
const LIST_COLUMNS = 6;

function lineStyle(line: GridLine, geometry: GridGeometry, start: number): CSSProperties {
  if (line.kind === 'day') return { height: DAY_LINE, transform: `translateY(${start}px)` };
  const { columns, gap, rowHeight } = geometry;
  return {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap,
    height: rowHeight - gap,
    transform: `translateY(${start}px)`,
  };
}

/** The space bar on a card; on the controls in it the bar presses them. */
const isSpaceOnCard = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' && target instanceof Element && target.closest('button, input') === null;

/** The gallery's rows, of which only those in view are in the page. */
export function ScreenshotGrid({ ref, ...props }: ScreenshotGridProps) {
  const { rows, mode, actions, confirmingId, selection, dayOf = null } = props;
  const selected = selection?.ids ?? NONE;
  const gridRef = useRef<HTMLDivElement>(null);
  const areaRef = useRef<HTMLDivElement>(null);
  const { geometry, lines, top, virtualizer, roving } = useGridLayout({
    gridRef,
    areaRef,
    mode,
    rows,
    dayOf,
    isSelectable: selection !== undefined,
    hasMore: props.hasMore,
    onNeedMore: props.onNeedMore,
  });
  const choose = (index: number) => {
    const row = rows[index];
    if (row) selection?.select(row.id, false);
  };
  useHoldToSelect(gridRef, selection ? choose : null);
  const Item = ITEMS[mode];
  const headRows = mode === 'list' ? 1 : 0;
  const cellsInRow = mode === 'list' ? LIST_COLUMNS : geometry.columns;

  useImperativeHandle(ref, () => ({
    focusAt: roving.focus,
    focus: (id) => {
      const index = rows.findIndex((row) => row.id === id);
      if (index >= 0) roving.focus(index);
    },
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[roving.active.index];
    const { isDay } = roving.active;
    // With Shift the range begins here, before the arrow leads away.
    const isArrow = event.key.startsWith('Arrow');
    if (event.shiftKey && isArrow && row && !isDay && selected.size === 0) {
      selection?.select(row.id, false);
    }
    const moved = roving.onKeyDown(event);
    const target = moved === null ? undefined : rows[moved];
    if (event.shiftKey && target) return selection?.select(target.id, true);
    // On the heading of a day there is no single one that a key could mean.
    if (event.defaultPrevented || isTyping(event.target) || !row || isDay) return;
    if (hasModifier(event)) return;
    if (selection && isSpaceOnCard(event)) {
      event.preventDefault();
      return selection.select(row.id, event.shiftKey);
    }
    if (areSingleKeysOff()) return;
    const command = commandFor(event.key, row);
    if (!command) return;
    event.preventDefault();
    command(actions, row);
  };

  const itemProps = (row: Screenshot, index: number): ItemProps => ({
    row,
    index,
    href: props.hrefOf(row.id),
    isActive: !roving.active.isDay && index === roving.active.index,
    isFirstRow: index < geometry.columns,
    isUpdated: isUpdated(row, props.now),
    isConfirming: row.id === confirmingId,
    isSelected: selected.has(row.id),
    isSelecting: selected.size > 0,
    thumbHeight: geometry.thumbHeight,
    actions,
  });

  return (
    <div
      ref={gridRef}
      role="grid"
      aria-label={texts.title}
      aria-rowcount={props.hasMore ? -1 : lines.length + headRows}
      aria-multiselectable={selection !== undefined}
      aria-colcount={cellsInRow}
      data-mode={mode}
      onKeyDown={onKeyDown}
      onFocus={roving.onFocus}
    >
      {mode === 'list' && <ListHead />}
      <div ref={areaRef} className={styles.area} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const line = lines[index];
          if (!line) return null;
          return (
            <div
              key={key}
              role="row"
              aria-rowindex={index + 1 + headRows}
              className={styles.line}
              style={lineStyle(line, geometry, start - top)}
            >
              {line.kind === 'day' ? (
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
              ) : (
                rows
                  .slice(line.from, line.to)
                  .map((row, column) => (
                    <Item key={row.id} {...itemProps(row, line.from + column)} />
                  ))
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
