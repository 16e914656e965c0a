import { Button, Loader } from '@mantine/core';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { formatDateTime } from '../../../shared/format';
import { isFailed, isProcessing, kilobytesOf } from '../screenshot.model';
import { screenshotTexts } from '../texts';
import { viewerTexts } from '../viewer-texts';
import { formatWallClock } from '../wall-clock';
import { ViewerCollections } from './viewer-collections';
import { ViewerDates } from './viewer-dates';
import { ViewerTags } from './viewer-tags';
import { ViewerText } from './viewer-text';
import { ViewerTitle } from './viewer-title';
import styles from './viewer.module.css';

const texts = viewerTexts;

/** How far the reading is, or why it failed. */
function Reading({ row, onRerun }: { row: Screenshot; onRerun: (row: Screenshot) => void }) {
  if (isFailed(row)) {
    return (
      <div role="alert" className={styles.failed}>
        <span>{row.processing_error ?? texts.processingFailed}</span>
        <Button size="compact-sm" variant="default" onClick={() => onRerun(row)}>
          {screenshotTexts.retry}
        </Button>
      </div>
    );
  }
  if (!isProcessing(row)) return null;
  return (
    <p role="status" className={styles.reading}>
      <Loader size={14} aria-hidden />
      {row.processing_status === 'pending' ? texts.steps.pending : texts.steps.processing}
    </p>
  );
}

function Facts({ row }: { row: Screenshot }) {
  const facts = [
    [texts.uploaded, formatDateTime(row.created_at)],
    ...(row.image_created_at ? [[texts.created, formatWallClock(row.image_created_at)]] : []),
    [texts.size, screenshotTexts.kilobytes(kilobytesOf(row.file_size))],
    [texts.dimensions, texts.pixels(row.width, row.height)],
    [texts.fileName, row.original_name],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ViewerDetailsProps {
  row: Screenshot;
  /** What a search found; marked in the text. */
  words: readonly string[];
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
  onTag: (tag: string) => void;
  onRerun: (row: Screenshot) => void;
}

/** Everything that is known about the open screenshot. */
export function ViewerDetails({
  row,
  words,
  isEditing,
  onEditing,
  onTag,
  onRerun,
}: ViewerDetailsProps) {
  return (
    <aside className={styles.details} aria-label={texts.details} tabIndex={0}>
      <ViewerTitle row={row} isEditing={isEditing} onEditing={onEditing} />
      <Reading row={row} onRerun={onRerun} />
      <Facts row={row} />
      <ViewerTags row={row} onTag={onTag} />
      <ViewerCollections row={row} />
      <ViewerDates row={row} />
      {!row.is_locked && <ViewerText row={row} words={words} />}
    </aside>
  );
}
