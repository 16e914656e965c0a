import { ActionIcon } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { useLabels } from '../labels.queries';
import { useOutsideActions } from '../outside-actions';
import { viewerTexts } from '../viewer-texts';
import styles from './viewer.module.css';

const texts = viewerTexts;

/** The collections that hold the screenshot. */
export function ViewerCollections({ row }: { row: Screenshot }) {
  const { takeOut } = useLabels(row.id);
  const outside = useOutsideActions();
  return (
    <section>
      <div className={styles.headingLine}>
        <h3 className={styles.heading}>{texts.collections}</h3>
        {outside && !row.is_locked && (
          <ActionIcon
            variant="default"
            size={28}
            aria-label={texts.collectHere}
            title={texts.collectHere}
            onClick={() => outside.collect([row.id])}
          >
            <Plus size={14} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <ul className={styles.tags}>
        {row.collections.map(({ id, name, color }) => (
          <li key={id} className={styles.tagItem}>
            <Link to={`/gallery?collection_id=${id}`} className={styles.tag}>
              <i className={styles.dot} style={{ background: color }} aria-hidden />
              {name}
            </Link>
            <button
              type="button"
              className={styles.removeTag}
              aria-label={texts.removeFrom(name)}
              onClick={() => takeOut(id)}
            >
              <X size={12} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
