import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { formatDate, formatDateTime, formatPlainDay } from '../../../shared/format';
import { type GalleryOrder, nextOrder } from '../shared/gallery-order.model';
import { firstDateOf, kilobytesOf, nextDateOf, titleOf } from '../shared/screenshot.model';
import { screenshotTexts as texts } from '../shared/texts';
import { CardButtons } from './card-buttons';
import { CardLink } from './card-link';
import styles from './list-cells.module.css';
import { ConfirmDelete } from '../shared/row-buttons';
import type { ItemProps } from './screenshot-card';
import { StateBadge } from './state-badge';
import { FindingsDot, CardLabels, CollectionDots, UpdatedDot } from './card-labels';
import { SelectCircle } from './select-circle';
import { Thumbnail } from '../shared/thumbnail';

// Not in the gallery's texts: loaded with the list.
const columnTexts = {
  image: 'Image',
  title: 'Title',
  tags: 'Tags',
  created: 'Created',
  date: 'Uploaded',
  next: 'Next date',
  size: 'Size',
  actions: 'Actions',
} as const;
const sortBy = (column: string) => `Sort by ${column}`;

type Column = keyof typeof columnTexts;

interface HeadProps {
  column: Column;
  className?: string;
  /** The order of the first press and that of the second; none where a column has no order. */
  orders?: readonly [GalleryOrder, GalleryOrder];
  order: GalleryOrder | null;
  onOrder: ((order: GalleryOrder) => void) | undefined;
}

/** The head of a column; a button where the list can be ordered by it. */
function Head({ column, className, orders, order, onOrder }: HeadProps) {
  const name = columnTexts[column];
  const isOn = orders?.some((own) => own === order) ?? false;
  const isUp = order?.endsWith('asc') || order === 'oldest';
  return (
    <span
      role="columnheader"
      className={className}
      aria-sort={isOn ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      {orders && onOrder ? (
        <button
          type="button"
          className={styles.sort}
          aria-label={sortBy(name)}
          onClick={() => onOrder(nextOrder(order, ...orders))}
        >
          {name}
          {isOn && <span aria-hidden>{isUp ? '↑' : '↓'}</span>}
        </button>
      ) : (
        name
      )}
    </span>
  );
}

/** The heads of the list, of which most order it. */
export function ListHead({ order, onOrder }: Pick<HeadProps, 'order'> & Partial<HeadProps>) {
  const rest = { order, onOrder };
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <span role="columnheader" className={styles.thumb}>
        <VisuallyHidden>{columnTexts.image}</VisuallyHidden>
      </span>
      <Head column="title" orders={['title-asc', 'title-desc']} {...rest} />
      <Head column="tags" className={styles.tags} {...rest} />
      <Head
        column="created"
        className={styles.more}
        orders={['created-desc', 'created-asc']}
        {...rest}
      />
      <Head column="date" className={styles.date} orders={['newest', 'oldest']} {...rest} />
      <Head column="next" className={styles.more} orders={['date-asc', 'date-desc']} {...rest} />
      <Head column="size" className={styles.size} orders={['size-desc', 'size-asc']} {...rest} />
      <span role="columnheader" className={styles.buttons}>
        <VisuallyHidden>{columnTexts.actions}</VisuallyHidden>
      </span>
    </div>
  );
}

export const ListCells = memo(function ListCells(props: ItemProps) {
  const { row, href, isActive, isConfirming, actions } = props;
  const isByDate = props.order?.startsWith('date') ?? false;
  const next = isByDate ? firstDateOf(row) : nextDateOf(row, props.today);
  return (
    <div
      className={styles.row}
      data-index={props.index}
      data-locked={row.is_locked || undefined}
      data-selected={props.isSelected || undefined}
    >
      <div role="gridcell" className={styles.thumb} aria-selected={props.isSelected}>
        <SelectCircle row={row} isSelected={props.isSelected} actions={actions} />
        <Thumbnail row={row} sizes="56px" isFirst={props.index < 8} />
      </div>
      <div role="gridcell" className={styles.name}>
        <CardLink row={row} href={href} isActive={isActive} actions={actions} />
        <FindingsDot row={row} />
        <UpdatedDot isUpdated={props.isUpdated} />
        <StateBadge row={row} onRetry={() => actions.rerun(row)} />
      </div>
      <div role="gridcell" className={styles.tags}>
        <CardLabels row={row} />
        <CollectionDots collections={row.collections} />
      </div>
      <div role="gridcell" className={styles.more}>
        {row.image_created_at && formatPlainDay(row.image_created_at)}
      </div>
      <div role="gridcell" className={styles.date}>
        <time dateTime={row.created_at} title={formatDateTime(row.created_at)}>
          {formatDate(row.created_at)}
        </time>
      </div>
      <div role="gridcell" className={styles.more}>
        {next && <time dateTime={next}>{formatPlainDay(next)}</time>}
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
