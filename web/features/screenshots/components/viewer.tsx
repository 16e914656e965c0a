import { Modal } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../server/contract/client';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { browser } from '../../../shared/browser';
import { ErrorState } from '../../../ui/error-state';
import { hasModifier, isTyping } from '../keyboard';
import { downloadUrl, fullImageUrl, titleOf } from '../screenshot.model';
import { useDelete, useFavorite, useScreenshot } from '../screenshots.queries';
import { screenshotTexts } from '../texts';
import { ViewerBar } from './viewer-bar';
import { ViewerDetails } from './viewer-details';
import { ViewerImage, type ZoomHandle } from './viewer-image';
import styles from './viewer.module.css';

const texts = screenshotTexts.viewer;
/** This close to the end of what is loaded, the next page is asked for. */
const NEAR_END = 5;

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

/** The rows before and after, fetched ahead so that stepping shows at once. */
function useNeighbours({ id, siblings, onNeedMore }: ViewerProps) {
  const index = siblings.findIndex((row) => row.id === id);
  const previous = index > 0 ? siblings[index - 1] : undefined;
  const next = index >= 0 ? siblings[index + 1] : undefined;
  useEffect(() => {
    for (const row of [previous, next]) {
      if (row && !row.is_locked) new Image().src = fullImageUrl(row);
    }
  }, [previous, next]);
  useEffect(() => {
    if (index >= siblings.length - NEAR_END) onNeedMore?.();
  }, [index, siblings.length, onNeedMore]);
  return { index, previous, next };
}

/** Full screen: the image with zoom on the left, everything known about it on the right. */
export function Viewer(props: ViewerProps) {
  const { id, total, q, onStep, onClose, onRerun } = props;
  const { data: row, error, refetch, isFetching } = useScreenshot(id);
  const { index, previous, next } = useNeighbours(props);
  const [isEditing, setEditing] = useState(props.isEditing);
  const [areDetailsShown, setDetailsShown] = useState(true);
  const [isConfirming, setConfirming] = useState(false);
  const zoom = useRef<ZoomHandle>(null);
  const toggleFavorite = useFavorite();
  const moveToTrash = useDelete();

  const step = (target: Screenshot | undefined) => {
    if (!target) return;
    setEditing(false);
    setConfirming(false);
    onStep(target.id);
  };
  const remove = () => {
    moveToTrash(id);
    setConfirming(false);
    const target = next ?? previous;
    if (target) onStep(target.id);
    else onClose();
  };

  const keys: Record<string, (() => void) | undefined> = {
    ArrowLeft: () => step(previous),
    ArrowRight: () => step(next),
    '+': () => zoom.current?.zoomIn(),
    '=': () => zoom.current?.zoomIn(),
    '-': () => zoom.current?.zoomOut(),
    '0': () => zoom.current?.fit(),
    i: () => setDetailsShown(!areDetailsShown),
    f: row && (() => toggleFavorite(row)),
    e: () => setEditing(true),
    d: () => browser.goTo(downloadUrl(id)),
    r: row && (() => onRerun(row)),
    Delete: () => setConfirming(true),
    '#': () => setConfirming(true),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event.nativeEvent) || isTyping(event.target)) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const title = row ? titleOf(row) : texts.loading;
  return (
    <Modal.Root opened onClose={onClose} fullScreen closeOnEscape={!isConfirming && !isEditing}>
      <Modal.Overlay />
      <Modal.Content
        aria-label={texts.label(title)}
        className={styles.content}
        onKeyDown={onKeyDown}
      >
        <ViewerBar
          row={row}
          position={index >= 0 ? texts.position(index + 1, Math.max(total, index + 1)) : ''}
          areDetailsShown={areDetailsShown}
          isConfirming={isConfirming}
          onPrevious={previous && (() => step(previous))}
          onNext={next && (() => step(next))}
          onToggleDetails={() => setDetailsShown(!areDetailsShown)}
          onFavorite={toggleFavorite}
          onRerun={onRerun}
          onAskDelete={setConfirming}
          onDelete={remove}
          onClose={onClose}
        />
        {row ? (
          <div className={styles.body} data-details={areDetailsShown || undefined}>
            <ViewerImage key={row.id} ref={zoom} row={row} />
            {areDetailsShown && (
              <ViewerDetails
                key={row.id}
                row={row}
                q={q}
                isEditing={isEditing}
                onEditing={setEditing}
                onTag={props.onTag}
                onRerun={onRerun}
              />
            )}
          </div>
        ) : (
          error && (
            <ErrorState
              title={error instanceof ApiError && error.status === 404 ? texts.gone : texts.failed}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          )
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
