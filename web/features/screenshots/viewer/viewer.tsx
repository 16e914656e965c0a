import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../../server/contract/client';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { apiQuery } from '../../../shared/api/hooks';
import { NOT_FOUND } from '../../../shared/api/statuses';
import { hasPageTransitions } from '../../../shared/motion';
import { ErrorState } from '../../../ui/states/error-state';
import { searchWords } from '../shared/gallery-address.model';
import { withoutOperators } from '../shared/without-operators';
import { CropLayer } from './crop/crop-layer';
import { MarkBoxes } from './mark-boxes';
import { fullImageUrl, titleOf } from '../shared/screenshot.model';
import { useScreenshot } from '../shared/screenshots.queries';
import { isInTopDialog } from '../shared/top-dialog';
import { viewerTexts } from './viewer-texts';
import { useViewer, type ZoomHandle } from './use-viewer';
import { type ViewerPosition, positionOf } from './viewer.model';
import type { Box } from '../cards/word-hits';
import { ViewerBar } from './viewer-bar';
import { ViewerDetails } from './details/viewer-details';
import { ViewerImage } from './viewer-image';
import { ViewerLoading } from './viewer-loading';
import styles from './viewer.module.css';

const texts = viewerTexts;

export interface ViewerProps {
  id: string;
  /** The rows for previous and next. */
  siblings: readonly Screenshot[];
  total: number;
  /** The search of the gallery; its words are marked in the text. */
  q: string;
  isEditing: boolean;
  onStep: (id: string) => void;
  onClose: () => void;
  onNeedMore?: (() => void) | undefined;
  /** Set where the next rows could not be loaded. */
  onRetryMore?: (() => void) | undefined;
  onTag: (tag: string) => void;
  onRerun: (row: Screenshot) => void;
}

/** Walking back and forth asks for the same details once. */
const NEIGHBOR_FRESH_MS = 60_000;

/** Preloads for the next key: the neighbouring images with their details, and the next page. */
function usePrefetch(
  { previous, next, isNearEnd }: ViewerPosition,
  onNeedMore: (() => void) | undefined,
) {
  const queryClient = useQueryClient();
  useEffect(() => {
    for (const row of [previous, next]) {
      if (!row || row.is_locked) continue;
      new Image().src = fullImageUrl(row);
      const details = apiQuery('screenshots.get', { params: { id: row.id } });
      void queryClient.prefetchQuery({ ...details, staleTime: NEIGHBOR_FRESH_MS });
    }
  }, [queryClient, previous, next]);
  useEffect(() => {
    if (isNearEnd) onNeedMore?.();
  }, [isNearEnd, onNeedMore]);
}

/** The typed words and the corrections of the server: a misspelt word finds others. */
function useFoundWords(sibling: Screenshot | undefined, q: string): readonly string[] {
  const found = sibling?.match?.words;
  return useMemo(() => [...searchWords(withoutOperators(q)), ...(found ?? [])], [q, found]);
}

interface NotShownProps {
  error: Error;
  onRetry: () => void;
  isRetrying: boolean;
  onClose: () => void;
}

/** Explains why the screenshot cannot be shown. A deleted one offers no Retry. */
function NotShown({ error, onRetry, isRetrying, onClose }: NotShownProps) {
  if (error instanceof ApiError && error.status === NOT_FOUND) {
    return (
      <ErrorState
        title={texts.gone}
        description={texts.goneHint}
        action={texts.close}
        onAction={onClose}
      />
    );
  }
  return <ErrorState title={texts.failed} onAction={onRetry} isRetrying={isRetrying} />;
}

interface OpenImageProps extends Pick<ViewerProps, 'onTag' | 'onRerun'> {
  row: Screenshot;
  /** The words to mark. */
  words: readonly string[];
  isPartial: boolean;
  viewer: ReturnType<typeof useViewer>;
  zoom: RefObject<ZoomHandle | null>;
}

/** The image, with its details beside it. */
function OpenImage({ row, words, isPartial, viewer, zoom, onTag, onRerun }: OpenImageProps) {
  const [pointed, setPointed] = useState<readonly Box[]>([]);
  const { areDetailsShown } = viewer;
  return (
    <div className={styles.body} data-details={areDetailsShown || undefined}>
      <ViewerImage
        key={`image ${row.id}`}
        ref={zoom}
        row={row}
        found={words}
        pointed={pointed}
        onPrevious={viewer.commands.previous}
        onNext={viewer.commands.next}
      />
      {areDetailsShown && (
        <MarkBoxes value={setPointed}>
          <ViewerDetails
            key={`details ${row.id}`}
            row={row}
            words={words}
            isPartial={isPartial}
            isEditing={viewer.isEditing}
            onEditing={viewer.setEditing}
            onTag={onTag}
            onRerun={onRerun}
          />
        </MarkBoxes>
      )}
    </div>
  );
}

/** The full-screen viewer: image on the left, details on the right. */
export function Viewer(props: ViewerProps) {
  const { id, siblings, total, q, onClose, onRerun } = props;
  const { data: row, error, refetch, isFetching, isPlaceholderData } = useScreenshot(id);
  const place = positionOf(siblings, id);
  const words = useFoundWords(siblings[place.index], q);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useRef<ZoomHandle>(null);
  const viewer = useViewer({ ...props, row, place, frame, zoom });
  usePrefetch(place, props.onNeedMore);

  const position = texts.position(place.index + 1, Math.max(total, place.index + 1));
  return (
    <Modal.Root
      opened
      // Every open dialog receives Esc; only the top one may close.
      onClose={() => isInTopDialog(frame.current) && onClose()}
      fullScreen
      closeOnEscape={!viewer.isConfirming}
      classNames={{ inner: styles.inner, overlay: styles.overlay }}
      // The gallery returns the focus to the card of the last open screenshot, not of the first.
      returnFocus={false}
      // A thumbnail grows into it; elsewhere it fades in.
      transitionProps={{ transition: 'fade', duration: hasPageTransitions() ? 0 : 150 }}
    >
      <Modal.Overlay />
      <Modal.Content
        className={styles.content}
        aria-label={texts.label(row ? titleOf(row) : texts.loading)}
      >
        {/* Mantine's dialog stops key events, so they are handled inside it. */}
        <div
          ref={frame}
          tabIndex={-1}
          // When a title is edited at once, its field has the focus.
          data-autofocus={!viewer.isEditing || undefined}
          className={styles.viewer}
          onKeyDown={viewer.onKeyDown}
        >
          <ViewerBar
            row={row}
            position={place.index >= 0 ? position : ''}
            place={place}
            viewer={viewer}
            onRetryMore={props.onRetryMore}
            onClose={onClose}
          />
          {row ? (
            <OpenImage
              {...{ row, words, viewer, zoom, onRerun }}
              isPartial={isPlaceholderData}
              onTag={props.onTag}
            />
          ) : error ? (
            <NotShown
              error={error}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
              onClose={onClose}
            />
          ) : (
            <ViewerLoading areDetailsShown={viewer.areDetailsShown} />
          )}
          {row && !row.is_locked && viewer.isCropping && (
            <CropLayer row={row} onClose={() => viewer.setCropping(false)} />
          )}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
