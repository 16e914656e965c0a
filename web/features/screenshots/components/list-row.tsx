import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { formatDate, formatDateTime } from '../../../shared/format';
import { kilobytesOf, titleOf } from '../screenshot.model';
import { screenshotTexts as texts } from '../texts';
import { CardButtons } from './card-buttons';
import { CardLink } from './card-link';
import styles from './list-row.module.css';
import { ConfirmDelete } from './row-buttons';
import type { ItemProps } from './screenshot-card';
import { StateBadge } from './state-badge';
import { CardLabels, CollectionDots } from './card-labels';
import { SelectCircle } from './select-circle';
import { Thumbnail } from './thumbnail';

/** The headings of the list. */
export function ListHead() {
  const { image, title, tags, date, size, actions } = texts.columns;
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <span role="columnheader" className={styles.thumb}>
        <VisuallyHidden>{image}</VisuallyHidden>
      </span>
      <span role="columnheader">{title}</span>
      <span role="columnheader" className={styles.tags}>
        {tags}
      </span>
      <span role="columnheader" className={styles.date}>
        {date}
      </span>
      <span role="columnheader" className={styles.size}>
        {size}
      </span>
      <span role="columnheader" className={styles.buttons}>
        <VisuallyHidden>{actions}</VisuallyHidden>
      </span>
    </div>
  );
}

/** The cells of one screenshot in the list. */
export const ListCells = memo(function ListCells(props: ItemProps) {
  const { row, href, isActive, isConfirming, actions } = props;
  return (
    <div
      className={styles.row}
      data-index={props.index}
      data-locked={row.is_locked || undefined}
      data-selected={props.isSelected || undefined}
    >
      <div role="gridcell" className={styles.thumb} aria-selected={props.isSelected}>
        <SelectCircle
          row={row}
          isSelected={props.isSelected}
          isShown={props.isSelecting}
          actions={actions}
        />
        <Thumbnail row={row} sizes="56px" isFirst={props.index < 8} />
      </div>
      <div role="gridcell" className={styles.name}>
        <CardLink row={row} href={href} isActive={isActive} actions={actions} />
        <StateBadge row={row} isUpdated={props.isUpdated} onRetry={() => actions.rerun(row)} />
      </div>
      <div role="gridcell" className={styles.tags}>
        <CardLabels row={row} />
        <CollectionDots collections={row.collections} />
      </div>
      <div role="gridcell" className={styles.date}>
        <time dateTime={row.created_at} title={formatDateTime(row.created_at)}>
          {formatDate(row.created_at)}
        </time>
      </div>
      <div role="gridcell" className={styles.size}>
        {texts.kilobytes(kilobytesOf(row.file_size))}
      </div>
      <div role="gridcell" className={styles.buttons} data-confirming={isConfirming || undefined}>
        {isConfirming ? (
          <ConfirmDelete
            title={titleOf(row)}
            onDelete={() => actions.remove(row.id)}
            onCancel={() => actions.cancelDelete(row.id)}
          />
        ) : (
          <CardButtons row={row} actions={actions} />
        )}
      </div>
    </div>
  );
});
