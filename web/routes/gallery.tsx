import { lazy, Suspense, useState } from 'react';
import type { SavedSearch } from '../../server/contract/collections';
import { useQueueUnprocessed } from '../features/processing/use-queue-unprocessed';
import { Gallery } from '../features/screenshots/gallery/gallery';
import { useUpload } from '../features/uploads/use-upload';
import styles from './gallery.module.css';
import { rerun } from '../features/processing/rerun';

const SaveSearchDialog = lazy(() =>
  import('../features/collections/components/save-search-dialog').then((module) => ({
    default: module.SaveSearchDialog,
  })),
);

const CollectionHead = lazy(() =>
  import('../features/collections/components/collection-head').then((module) => ({
    default: module.CollectionHead,
  })),
);

export default function GalleryRoute() {
  const { pick } = useUpload();
  const [saving, setSaving] = useState<{ search: SavedSearch; count: number } | null>(null);
  useQueueUnprocessed();
  return (
    <>
      <Gallery
        onUpload={pick}
        onRerun={rerun}
        collectionHead={(id, total) => (
          <Suspense fallback={<div className={styles.head} />}>
            <CollectionHead id={id} total={total} />
          </Suspense>
        )}
        onSaveSearch={(search, count) => setSaving({ search, count })}
      />
      {saving && (
        <Suspense fallback={null}>
          <SaveSearchDialog {...saving} onClose={() => setSaving(null)} />
        </Suspense>
      )}
    </>
  );
}
