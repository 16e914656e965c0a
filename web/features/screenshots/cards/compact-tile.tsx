import { Loader } from '@mantine/core';
import { Languages, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { isFailed, isProcessing, titleOf } from '../shared/screenshot.model';
import { screenshotTexts as texts } from '../shared/texts';
import { CardButtons } from './card-buttons';
import { CardLink } from './card-link';
import { FindingsDot, UpdatedDot } from './card-labels';
import styles from './compact-tile.module.css';
import { FoundWords } from './found-words';
import { MatchLine } from './match-line';
import { ConfirmDelete } from '../shared/row-buttons';
import { LockLink } from './state-badge';
import type { ItemProps } from './screenshot-card';
import { SelectCircle } from './select-circle';
import { Thumbnail } from '../shared/thumbnail';

/** One screenshot in the compact grid: the picture, and the rest on hover and focus. */
export const CompactTile = memo(function CompactTile(props: ItemProps) {
  const { row, href, isActive, isFirstRow, isConfirming, actions } = props;
  return (
    <div
      role="gridcell"
      className={styles.tile}
      data-index={props.index}
      data-confirming={isConfirming || undefined}
      data-selected={props.isSelected || undefined}
      aria-selected={props.isSelected}
      style={{ height: props.thumbHeight }}
    >
      <SelectCircle row={row} isSelected={props.isSelected} actions={actions} />
      <Thumbnail row={row} isFirst={isFirstRow} sizes="(min-width: 640px) 13vw, 33vw" />
      <FoundWords row={row} />
      {!row.is_processed && !isFailed(row) && (
        <div className={styles.overlay}>
          <Loader size="sm" color="currentColor" aria-hidden />
          <span className={styles.hidden}>{texts.processing}</span>
        </div>
      )}
      {isFailed(row) && (
        <div className={styles.failed} title={row.processing_error ?? undefined}>
          <TriangleAlert size={14} aria-label={texts.failedBadge} />
        </div>
      )}
      {row.processing_error && !isFailed(row) && !isProcessing(row) && !row.is_locked && (
        <div className={styles.remark} title={row.processing_error}>
          <Languages size={14} aria-label={row.processing_error} />
        </div>
      )}
      {row.is_locked && (
        <div className={styles.locked}>
          <LockLink />
        </div>
      )}
      <div className={styles.updated}>
        <FindingsDot row={row} />
        <UpdatedDot isUpdated={props.isUpdated} />
      </div>
      <div className={styles.strip}>
        <div className={styles.title}>
          <CardLink row={row} href={href} isActive={isActive} actions={actions} />
          {row.match?.fields.length ? <MatchLine match={row.match} /> : null}
        </div>
        {isConfirming ? (
          <ConfirmDelete
            title={titleOf(row)}
            onDelete={() => actions.remove(row.id)}
            onCancel={() => actions.cancelDelete(row.id)}
          />
        ) : (
          <div className={styles.buttons}>
            <CardButtons row={row} actions={actions} />
          </div>
        )}
      </div>
    </div>
  );
});
