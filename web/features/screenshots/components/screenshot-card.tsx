import { memo } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { formatDate, formatDateTime } from '../../../shared/format';
import type { CardActions } from '../card-actions';
import { titleOf } from '../screenshot.model';
import { CardButtons } from './card-buttons';
import { CardLink } from './card-link';
import { ConfirmDelete } from './row-buttons';
import styles from './screenshot-card.module.css';
import { StateBadge } from './state-badge';
import { CardLabels, CollectionDots } from './card-labels';
import { SelectCircle } from './select-circle';
import { Thumbnail } from './thumbnail';

export interface ItemProps {
  row: Screenshot;
  index: number;
  href: string;
  /** Has the grid's one Tab stop. */
  isActive: boolean;
  isFirstRow: boolean;
  isUpdated: boolean;
  isConfirming: boolean;
  isSelected: boolean;
  /** Something in the grid is chosen. */
  isSelecting: boolean;
  thumbHeight: number;
  actions: CardActions;
}

/** One screenshot in the grid. */
export const ScreenshotCard = memo(function ScreenshotCard(props: ItemProps) {
  const { row, href, isActive, isFirstRow, isUpdated, isConfirming, actions } = props;
  return (
    <div
      role="gridcell"
      className={styles.card}
      data-index={props.index}
      data-locked={row.is_locked || undefined}
      data-selected={props.isSelected || undefined}
      aria-selected={props.isSelected}
    >
      <SelectCircle
        row={row}
        isSelected={props.isSelected}
        isShown={props.isSelecting}
        actions={actions}
      />
      <div className={styles.thumb} style={{ height: props.thumbHeight }}>
        <Thumbnail
          row={row}
          isFirst={isFirstRow}
          sizes="(min-width: 1080px) 25vw, (min-width: 760px) 33vw, (min-width: 460px) 50vw, 100vw"
        />
        <div className={styles.badge}>
          <StateBadge row={row} isUpdated={isUpdated} onRetry={() => actions.rerun(row)} />
        </div>
      </div>
      <div className={styles.body}>
        <CardLink row={row} href={href} isActive={isActive} actions={actions} />
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
              <time
                className={styles.date}
                dateTime={row.created_at}
                title={formatDateTime(row.created_at)}
              >
                {formatDate(row.created_at)}
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
