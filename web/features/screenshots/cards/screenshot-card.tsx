import { lazy, memo, Suspense } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import type { CardActions } from './card-actions';
import type { GalleryOrder } from '../shared/gallery-order.model';
import { cardDateOf } from './card-date.model';
import { isFailed, isProcessing, titleOf } from '../shared/screenshot.model';
import { CardButtons } from './card-buttons';
import { CardLink } from './card-link';
import { FoundWords } from './found-words';
import { ConfirmDelete } from '../shared/row-buttons';
import styles from './screenshot-card.module.css';
import { CardLabels, CollectionDots, FindingsDot, UpdatedDot } from './card-labels';
import { SelectCircle } from './select-circle';
import { Thumbnail } from '../shared/thumbnail';

// Lazy: most cards have nothing to say about their state.
const StateBadge = lazy(() =>
  import('./state-badge').then((module) => ({ default: module.StateBadge })),
);

const hasState = (row: Screenshot): boolean =>
  row.is_locked || isFailed(row) || isProcessing(row) || row.processing_error !== null;

export interface ItemProps {
  row: Screenshot;
  index: number;
  href: string;
  /** The item is the grid's one Tab stop. */
  isActive: boolean;
  isFirstRow: boolean;
  isUpdated: boolean;
  isConfirming: boolean;
  isSelected: boolean;
  thumbHeight: number;
  /** The day of the reader, `2026-11-20`. */
  today: string;
  order: GalleryOrder | null;
  actions: CardActions;
}

export const ScreenshotCard = memo(function ScreenshotCard(props: ItemProps) {
  const { row, href, isActive, isFirstRow, isUpdated, isConfirming, actions } = props;
  const date = cardDateOf(row, props);
  return (
    <div
      role="gridcell"
      className={styles.card}
      data-index={props.index}
      data-locked={row.is_locked || undefined}
      data-selected={props.isSelected || undefined}
      aria-selected={props.isSelected}
    >
      <SelectCircle row={row} isSelected={props.isSelected} actions={actions} />
      <div className={styles.thumb} style={{ height: props.thumbHeight }}>
        <Thumbnail
          row={row}
          isFirst={isFirstRow}
          sizes="(min-width: 1080px) 25vw, (min-width: 760px) 33vw, (min-width: 460px) 50vw, 100vw"
        />
        <FoundWords row={row} />
        <div className={styles.badge}>
          {hasState(row) && (
            <Suspense fallback={null}>
              <StateBadge row={row} onRetry={() => actions.rerun(row)} />
            </Suspense>
          )}
        </div>
      </div>
      <div className={styles.body}>
        <div className={styles.name}>
          <CardLink row={row} href={href} isActive={isActive} actions={actions} />
          <FindingsDot row={row} />
          <UpdatedDot isUpdated={isUpdated} />
        </div>
        <CardLabels row={row} />
        <div className={styles.foot}>
          {isConfirming ? (
            <ConfirmDelete
              title={titleOf(row)}
              onDelete={() => actions.remove(row.id)}
              onCancel={() => actions.cancelDelete(row.id)}
            />
          ) : (
            <>
              <time className={styles.date} dateTime={date.dateTime} title={date.full}>
                {date.text}
              </time>
              <CollectionDots collections={row.collections} />
              <CardButtons row={row} actions={actions} />
            </>
          )}
        </div>
      </div>
    </div>
  );
});
