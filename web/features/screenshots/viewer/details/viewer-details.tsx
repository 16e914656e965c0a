import { Button, Loader } from '@mantine/core';
import { lazy, Suspense, useDeferredValue } from 'react';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { useRefusedReadings } from '../../shared/screenshot-rows';
import { isFailed, isProcessing } from '../../shared/screenshot.model';
import { screenshotTexts } from '../../shared/texts';
import { viewerTexts } from '../viewer-texts';
import { ViewerComments } from '../comments/viewer-comments';
import { ViewerEntities } from '../entities/viewer-entities';
import { ExplainButton } from './explain-button';
import { ViewerCollections } from './viewer-collections';
import { ViewerDates } from './viewer-dates';
import { ViewerFile, ViewerMoments } from './viewer-facts';
import { ViewerNote } from './viewer-note';
import { ViewerTags } from './viewer-tags';
import { ViewerText } from './viewer-text';
import { ViewerTitle } from './viewer-title';
import styles from './viewer-details.module.css';

// Lazy: most images hold nothing that should stay here.
const ViewerFindings = lazy(() => import('../findings/viewer-findings'));

const texts = viewerTexts;

/** The processing state, or the reason why it failed. */
function Reading({ row, onRerun }: { row: Screenshot; onRerun: (row: Screenshot) => void }) {
  const refusal = useRefusedReadings((refused) => refused[row.id]);
  if (isFailed(row) || refusal !== undefined) {
    return (
      <div role="alert" className={styles.failed}>
        <span>{refusal ?? row.processing_error ?? texts.processingFailed}</span>
        {/* A locked one is not read. */}
        {!row.is_locked && (
          <Button size="compact-sm" variant="default" onClick={() => onRerun(row)}>
            {screenshotTexts.retry}
          </Button>
        )}
      </div>
    );
  }
  if (!isProcessing(row)) {
    // A reading that went well may still have something to say.
    return row.processing_error ? (
      <p role="note" className={styles.reading}>
        {row.processing_error}
      </p>
    ) : null;
  }
  return (
    <p role="status" className={styles.reading}>
      <Loader size={14} aria-hidden />
      {row.processing_status === 'pending' ? texts.steps.pending : texts.steps.processing}
    </p>
  );
}

interface ViewerDetailsProps {
  row: Screenshot;
  /** The words to mark in the text. */
  words: readonly string[];
  /** Only what lists know is here yet; the parts below would move when the text arrives. */
  isPartial: boolean;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
  onTag: (tag: string) => void;
  onRerun: (row: Screenshot) => void;
}

/** The details of the open screenshot: what it says first, the file last. */
export function ViewerDetails({
  row,
  words,
  isEditing,
  onEditing,
  onTag,
  onRerun,
  ...props
}: ViewerDetailsProps) {
  // The answer brings many parts at once, and a key that is pressed meanwhile goes first.
  const isPartial = useDeferredValue(props.isPartial);
  return (
    <aside className={styles.details} aria-label={texts.details} tabIndex={0}>
      <ViewerTitle row={row} isEditing={isEditing} onEditing={onEditing} />
      <Reading row={row} onRerun={onRerun} />
      <div className={styles.explain}>{!isPartial && <ExplainButton row={row} />}</div>
      <ViewerMoments row={row} />
      {!isPartial && (
        <>
          <ViewerDates row={row} />
          {!row.is_locked && <ViewerText row={row} words={words} />}
          <ViewerEntities row={row} />
          {(row.findings ?? []).length > 0 && (
            <Suspense fallback={null}>
              <ViewerFindings findings={row.findings ?? []} />
            </Suspense>
          )}
          <ViewerTags row={row} onTag={onTag} />
          <ViewerCollections row={row} />
          <ViewerNote row={row} />
          <ViewerComments row={row} />
          <ViewerFile row={row} />
        </>
      )}
    </aside>
  );
}
