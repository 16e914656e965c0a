import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { useGalleryAddress } from '../shared/use-gallery-address';

const Viewer = lazy(() => import('./viewer').then((module) => ({ default: module.Viewer })));

interface ViewerLayerProps {
  /** The rows for previous and next. */
  siblings: readonly Screenshot[];
  total?: number;
  q?: string;
  onRerun: (row: Screenshot) => void;
  onNeedMore?: () => void;
  /** Called for a tag; opens the gallery with that tag by default. */
  onTag?: (tag: string) => void;
}

/** The viewer above any page: shows the screenshot of `view` in the address; Back closes it. */
export function ViewerLayer(props: ViewerLayerProps) {
  const { siblings, total, q = '', onRerun, onNeedMore, onTag } = props;
  const { openId, isEditing, step, close } = useGalleryAddress();
  const navigate = useNavigate();
  if (openId === null) return null;
  return (
    <Suspense fallback={null}>
      <Viewer
        id={openId}
        siblings={siblings}
        total={total ?? siblings.length}
        q={q}
        isEditing={isEditing}
        onStep={step}
        onClose={close}
        onNeedMore={onNeedMore}
        onTag={onTag ?? ((tag) => void navigate(`/gallery?tags=${encodeURIComponent(tag)}`))}
        onRerun={onRerun}
      />
    </Suspense>
  );
}
