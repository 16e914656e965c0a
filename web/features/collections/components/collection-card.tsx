import { FolderOpen } from 'lucide-react';
import type { Collection } from '../../../../server/contract/collections';
import { collectionAddress } from '../../../shared/addresses';
import { formatDate } from '../../../shared/format';
import { EditableCoverCard } from '../../../ui/layout/editable-cover-card';
import { thumbnailUrl } from '../../screenshots/shared/screenshot.model';
import { useDeleteCollection } from '../collections.queries';
import { collectionTexts as texts } from '../texts';
import styles from './collection-card.module.css';

interface CollectionCardProps {
  collection: Collection;
  onEdit: () => void;
}

/** One collection: cover, colour, content and actions. */
export function CollectionCard({ collection, onEdit }: CollectionCardProps) {
  const { id, name, description, color, first_screenshot_id: first } = collection;
  const remove = useDeleteCollection();
  return (
    <EditableCoverCard
      to={collectionAddress(id)}
      title={name}
      cover={first && thumbnailUrl(first, 'large')}
      icon={<FolderOpen size={32} strokeWidth={1.5} aria-hidden />}
      empty={collection.is_live ? texts.nothingFoundYet : texts.nothingInIt}
      stripe={color}
      foot={
        <>
          {texts.screenshots(collection.screenshot_count)} ·{' '}
          <time dateTime={collection.created_at}>{formatDate(collection.created_at)}</time>
        </>
      }
      editLabel={texts.edit(name)}
      deleteLabel={texts.delete(name)}
      confirm={{ question: texts.confirmDelete(name), yes: texts.yes, no: texts.no }}
      onEdit={onEdit}
      onDelete={() => remove(collection)}
    >
      {description && <p className={styles.description}>{description}</p>}
      {collection.search_problem !== null && (
        <p role="alert" className={styles.problem}>
          {texts.stopped(collection.search_problem)}
        </p>
      )}
      {collection.is_live && collection.search_problem === null && (
        <span className={styles.live} title={texts.liveHint}>
          {texts.live}
        </span>
      )}
    </EditableCoverCard>
  );
}
