import { ActionIcon } from '@mantine/core';
import { FolderOpen, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Collection } from '../../../../server/contract/collections';
import { formatDate } from '../../../shared/format';
import { CoverCard } from '../../../ui/cover-card';
import { TwoStep } from '../../../ui/two-step';
import { thumbnailUrl } from '../../screenshots/screenshot.model';
import { useDeleteCollection } from '../collections.queries';
import { collectionTexts as texts } from '../texts';
import styles from './collection-card.module.css';

interface CollectionCardProps {
  collection: Collection;
  onEdit: () => void;
}

/** One collection: its cover, its colour, what is in it, and what can be done with it. */
export function CollectionCard({ collection, onEdit }: CollectionCardProps) {
  const { id, name, description, color, first_screenshot_id: first } = collection;
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteCollection();
  return (
    <CoverCard
      to={`/gallery?collection_id=${id}`}
      title={name}
      cover={first && thumbnailUrl(first, 640)}
      icon={<FolderOpen size={32} strokeWidth={1.5} aria-hidden />}
      stripe={color}
      isAsking={isAsking}
      foot={
        isAsking ? null : (
          <>
            {texts.screenshots(collection.screenshot_count)} ·{' '}
            <time dateTime={collection.created_at}>{formatDate(collection.created_at)}</time>
          </>
        )
      }
      actions={
        isAsking ? (
          <TwoStep
            label={texts.confirmDelete(name)}
            yes={texts.yes}
            no={texts.no}
            onYes={() => remove(collection)}
            onNo={() => setAsking(false)}
          />
        ) : (
          <>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={texts.edit(name)}
              onClick={onEdit}
            >
              <Pencil size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={texts.delete(name)}
              onClick={() => setAsking(true)}
            >
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          </>
        )
      }
    >
      {description && <p className={styles.description}>{description}</p>}
      {collection.is_live && (
        <span className={styles.live} title={texts.liveHint}>
          {texts.live}
        </span>
      )}
    </CoverCard>
  );
}
