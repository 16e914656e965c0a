import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { tagAddress } from '../../../shared/addresses';
import { useGalleryAddress } from '../shared/use-gallery-address';
import type { ViewerProps } from './viewer';

type ViewerComponent = typeof import('./viewer').Viewer;

let loaded: ViewerComponent | null = null;

async function load(): Promise<{ default: ViewerComponent }> {
  const { Viewer } = await import('./viewer');
  loaded = Viewer;
  return { default: Viewer };
}

const LateViewer = lazy(load);

/** Loads the viewer with the first move of pointer or keys, so that a thumbnail can grow into it at once. */
function useEarlyViewer() {
  useEffect(() => {
    // Opening it loads it again, and reports a failure.
    const early = () => void load().catch(() => undefined);
    const events = ['pointerover', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, early, { once: true });
    return () => events.forEach((event) => window.removeEventListener(event, early));
  }, []);
}

/** The viewer without a pause where it has been loaded; it stays the same component while it is open. */
function OpenViewer(props: ViewerProps) {
  const [Viewer] = useState<ComponentType<ViewerProps>>(() => loaded ?? LateViewer);
  return (
    <Suspense fallback={null}>
      <Viewer {...props} />
    </Suspense>
  );
}

interface ViewerLayerProps {
  /** The rows for previous and next. */
  siblings: readonly Screenshot[];
  total?: number;
  q?: string;
  onRerun: (row: Screenshot) => void;
  onNeedMore?: (() => void) | undefined;
  /** Set where the next rows could not be loaded. */
  onRetryMore?: (() => void) | undefined;
  /** Called for a tag; opens the gallery with that tag by default. */
  onTag?: (tag: string) => void;
}

/** The viewer above any page: shows the screenshot of `view` in the address; Back closes it. */
export function ViewerLayer(props: ViewerLayerProps) {
  const { siblings, total, q = '', onRerun, onNeedMore, onRetryMore, onTag } = props;
  const { openId, isEditing, step, close } = useGalleryAddress();
  const navigate = useNavigate();
  useEarlyViewer();
  if (openId === null) return null;
  return (
    <OpenViewer
      id={openId}
      siblings={siblings}
      total={total ?? siblings.length}
      q={q}
      isEditing={isEditing}
      onStep={step}
      onClose={close}
      onNeedMore={onNeedMore}
      onRetryMore={onRetryMore}
      onTag={onTag ?? ((tag) => void navigate(tagAddress(tag)))}
      onRerun={onRerun}
    />
  );
}
