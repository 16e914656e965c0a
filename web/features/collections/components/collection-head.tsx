import { ActionIcon, Button } from '@mantine/core';
import { Download, Pencil, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PageTitle } from '../../../ui/layout/page-title';
import { shareDialog } from '../../screenshots/cards/dialogs.store';
import { useCollections, useUpdateCollection } from '../collections.queries';
import { collectionTexts } from '../texts';
import { useDownloadCollection } from '../use-download-collection';
import styles from './collection-head.module.css';

const CollectionDialog = lazy(() =>
  import('./collection-dialog').then((module) => ({ default: module.CollectionDialog })),
);

const texts = collectionTexts.head;

interface CollectionHeadProps {
  id: string;
  /** The number of screenshots that are shown; undefined until it is known. */
  total: number | undefined;
}

/** The head above the screenshots of one collection: its name and facts, and actions on all of it. */
export function CollectionHead({ id, total }: CollectionHeadProps) {
  const { data } = useCollections();
  const [isEditing, setEditing] = useState(false);
  const update = useUpdateCollection();
  const { download, isPreparing } = useDownloadCollection(id);
  const collection = data?.find((one) => one.id === id);
  const name = collection?.name ?? texts.unknown;
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        {collection && (
          <span className={styles.dot} style={{ background: collection.color }} aria-hidden />
        )}
        <PageTitle title={name} />
        <p role="status" className={styles.muted}>
          {total !== undefined && collectionTexts.screenshots(total)}
        </p>
        {collection?.is_live && (
          <span className={styles.muted} title={collectionTexts.liveHint}>
            {collectionTexts.live}
          </span>
        )}
      </div>
      {collection && (
        <div className={styles.actions}>
          {collection.order === 'hand' && (
            <Button
              variant="subtle"
              color="gray"
              c="var(--text)"
              loading={update.isPending}
              onClick={() => update.mutate({ params: { id }, body: { order: 'date' } })}
            >
              {texts.byDate}
            </Button>
          )}
          <ActionIcon
            variant="default"
            size={36}
            aria-label={collectionTexts.edit(name)}
            onClick={() => setEditing(true)}
          >
            <Pencil size={16} aria-hidden />
          </ActionIcon>
          <Button
            variant="default"
            leftSection={<Share2 size={16} aria-hidden />}
            onClick={() => shareDialog.open({ collectionId: id })}
          >
            {texts.share}
          </Button>
          <Button
            variant="default"
            leftSection={<Download size={16} aria-hidden />}
            loading={isPreparing}
            disabled={collection.screenshot_count === 0}
            onClick={download}
          >
            {texts.download}
          </Button>
        </div>
      )}
      {collection?.description && <p className={styles.description}>{collection.description}</p>}
      {collection?.search_problem && (
        <p role="alert" className={styles.description}>
          {collectionTexts.stopped(collection.search_problem)}
        </p>
      )}
      {isEditing && collection && (
        <Suspense fallback={null}>
          <CollectionDialog collection={collection} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </header>
  );
}
