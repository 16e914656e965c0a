import { Check } from 'lucide-react';
import type { Collection } from '../../../../server/contract/collections';
import { collectionTexts } from '../texts';
import styles from './add-to-collection-dialog.module.css';

interface CollectionChoiceProps {
  collection: Collection;
  isIn: boolean;
  /** Enter would take it. */
  isActive: boolean;
  isBusy: boolean;
  onAdd: () => void;
}

/** One collection in the list; a live one, or one that already has the screenshots, is disabled. */
export function CollectionChoice({
  collection,
  isIn,
  isActive,
  isBusy,
  onAdd,
}: CollectionChoiceProps) {
  const { name, color, is_live: isLive } = collection;
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        data-active={isActive || undefined}
        disabled={isIn || isLive || isBusy}
        onClick={onAdd}
      >
        <span className={styles.dot} style={{ background: color }} aria-hidden />
        <span className={styles.name}>{name}</span>
        {isLive && <span className={styles.note}>{collectionTexts.liveHint}</span>}
        {isIn && (
          <span className={styles.note}>
            <Check size={16} aria-label={collectionTexts.add.isIn} />
          </span>
        )}
      </button>
    </li>
  );
}
