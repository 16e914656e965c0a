import { Modal } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../../server/contract/client';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { ErrorState } from '../../../ui/error-state';
import { searchWords } from '../gallery-address.model';
import { plainWords } from '../plain-words';
import { PointAt } from '../pointing';
import { fullImageUrl, titleOf } from '../screenshot.model';
import { useScreenshot } from '../screenshots.queries';
import { isInTopDialog } from '../top-dialog';
import { viewerTexts } from '../viewer-texts';
import { useViewer, type ZoomHandle } from '../use-viewer';
import { type Place, placeOf } from '../viewer.model';
import type { Box } from '../word-hits';
import { ViewerBar } from './viewer-bar';
import { ViewerDetails } from './viewer-details';
import { ViewerImage } from './viewer-image';
import styles from './viewer.module.css';

const texts = viewerTexts;
const NOT_FOUND = 404;

export interface ViewerProps {
  id: string;
  /** The rows it can step through. */
  siblings: readonly Screenshot[];
  total: number;
  /** The search that led here; its words are marked in the text. */
  q: string;
  isEditing: boolean;
  onStep: (id: string) => void;
  onClose: () => void;
  onNeedMore?: () => void;
  onTag: (tag: string) => void;
  onRerun: (row: Screenshot) => void;
}

/** Fetches ahead what the next key will ask for: the images beside the open one, the page after it. */
function usePrefetch({ previous, next, isNearEnd }: Place, onNeedMore: (() => void) | undefined) {
  useEffect(() => {
    for (const row of [previous, next]) {
      if (row && !row.is_locked) new Image().src = fullImageUrl(row);
    }
  }, [previous, next]);
  useEffect(() => {
    if (isNearEnd) onNeedMore?.();
  }, [isNearEnd, onNeedMore]);
}

/** What was typed, and what the server took for it: a misspelt word finds others. */
function useFoundWords(sibling: Screenshot | undefined, q: string): readonly string[] {
  const found = sibling?.match?.words;
  return useMemo(() => [...searchWords(plainWords(q)), ...(found ?? [])], [q, found]);
}

interface NotShownProps {
  error: Error;
  onRetry: () => void;
  isRetrying: boolean;
  onClose: () => void;
}

/** Why there is nothing to see. What is gone does not come back when it is asked for again. */
function NotShown({ error, onRetry, isRetrying, onClose }: NotShownProps) {
  if (error instanceof ApiError && error.status === NOT_FOUND) {
    return <ErrorState title={texts.gone} action={texts.close} onRetry={onClose} />;
  }
  return <ErrorState title={texts.failed} onRetry={onRetry} isRetrying={isRetrying} />;
}

/** Full screen: the image with zoom on the left, everything known about it on the right. */
export function Viewer(props: ViewerProps) {
  const { id, siblings, total, q, onClose, onRerun } = props;
  const { data: row, error, refetch, isFetching } = useScreenshot(id);
  const place = placeOf(siblings, id);
  const words = useFoundWords(siblings[place.index], q);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useRef<ZoomHandle>(null);
  const viewer = useViewer({ ...props, row, place, frame, zoom });
  const { isEditing, isConfirming, areDetailsShown } = viewer;
  usePrefetch(place, props.onNeedMore);
  const [pointed, setPointed] = useState<readonly Box[]>([]);

  const position = texts.position(place.index + 1, Math.max(total, place.index + 1));
  return (
    <Modal.Root
      opened
      // Esc is heard by every open dialog; the one above, as that of the collections, is meant.
      onClose={() => isInTopDialog(frame.current) && onClose()}
      fullScreen
      closeOnEscape={!isConfirming && !(isEditing && row)}
      classNames={{ inner: styles.inner, overlay: styles.overlay }}
      // The gallery gives it to the screenshot that was open last, not first.
      returnFocus={false}
    >
      <Modal.Overlay />
      <Modal.Content
        className={styles.content}
        aria-label={texts.label(row ? titleOf(row) : texts.loading)}
      >
        {/* The dialog of Mantine keeps key presses to itself, so they are heard inside it. */}
        <div
          ref={frame}
          tabIndex={-1}
          // Where a title is to be edited at once, its field has the focus.
          data-autofocus={!isEditing || undefined}
          className={styles.viewer}
          onKeyDown={viewer.onKeyDown}
        >
          <ViewerBar
            row={row}
            position={place.index >= 0 ? position : ''}
            place={place}
            viewer={viewer}
            onClose={onClose}
          />
          {row ? (
            <div className={styles.body} data-details={areDetailsShown || undefined}>
              <ViewerImage
                key={`image ${row.id}`}
                ref={zoom}
                row={row}
                found={words}
                pointed={pointed}
              />
              {areDetailsShown && (
                <PointAt value={setPointed}>
                  <ViewerDetails
                    key={`details ${row.id}`}
                    row={row}
                    words={words}
                    isEditing={isEditing}
                    onEditing={viewer.setEditing}
                    onTag={props.onTag}
                    onRerun={onRerun}
                  />
                </PointAt>
              )}
            </div>
          ) : (
            error && (
              <NotShown
                error={error}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
                onClose={onClose}
              />
            )
          )}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
