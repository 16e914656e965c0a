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
import { type GridGeometry, rowCount } from '../grid.model';
import { areSingleKeysOff, hasModifier, isTyping } from '../keyboard';
import { isUpdated } from '../screenshot.model';
import { screenshotTexts as texts } from '../texts';
import { useGridLayout } from '../use-grid-layout';
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

const ITEMS = { grid: ScreenshotCard, compact: CompactTile, list: ListCells };
const LIST_COLUMNS = 6;

function lineStyle({ columns, gap, rowHeight }: GridGeometry, start: number): CSSProperties {
  return {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap,
    height: rowHeight - gap,
    transform: `translateY(${start}px)`,
  };
}

/** The gallery's rows, of which only those in view are in the page. */
export function ScreenshotGrid({ ref, ...props }: ScreenshotGridProps) {
  const { rows, mode, actions, confirmingId } = props;
  const gridRef = useRef<HTMLDivElement>(null);
  const areaRef = useRef<HTMLDivElement>(null);
  const { geometry, top, virtualizer, roving } = useGridLayout({
    gridRef,
    areaRef,
    mode,
    loaded: rows.length,
    hasMore: props.hasMore,
    onNeedMore: props.onNeedMore,
  });
  const Item = ITEMS[mode];
  const headRows = mode === 'list' ? 1 : 0;

  useImperativeHandle(ref, () => ({
    focusAt: roving.focus,
    focus: (id) => {
      const index = rows.findIndex((row) => row.id === id);
      if (index >= 0) roving.focus(index);
    },
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    roving.onKeyDown(event);
    const row = rows[roving.active];
    if (event.defaultPrevented || hasModifier(event) || isTyping(event.target) || !row) return;
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
    isActive: index === roving.active,
    isFirstRow: index < geometry.columns,
    isUpdated: isUpdated(row, props.now),
    isConfirming: row.id === confirmingId,
    thumbHeight: geometry.thumbHeight,
    actions,
  });

  return (
    <div
      ref={gridRef}
      role="grid"
      aria-label={texts.title}
      aria-rowcount={rowCount(props.total, geometry.columns) + headRows}
      aria-colcount={mode === 'list' ? LIST_COLUMNS : geometry.columns}
      data-mode={mode}
      onKeyDown={onKeyDown}
      onFocus={roving.onFocus}
    >
      {mode === 'list' && <ListHead />}
      <div ref={areaRef} className={styles.area} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index: line, start }) => (
          <div
            key={key}
            role="row"
            aria-rowindex={line + 1 + headRows}
            className={styles.line}
            style={lineStyle(geometry, start - top)}
          >
            {rows
              .slice(line * geometry.columns, (line + 1) * geometry.columns)
              .map((row, column) => (
                <Item key={row.id} {...itemProps(row, line * geometry.columns + column)} />
              ))}
          </div>
        ))}
      </div>
    </div>
  );
}
