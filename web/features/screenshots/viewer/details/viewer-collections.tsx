import { ActionIcon } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { collectionAddress } from '../../../../shared/addresses';
import { useLabels } from './labels.queries';
import { useOutsideActions } from '../../shared/outside-actions';
import { viewerTexts } from '../viewer-texts';
import section from './section.module.css';
import chips from './label-chips.module.css';

const texts = viewerTexts;

/** The collections that hold the screenshot. */
export function ViewerCollections({ row }: { row: Screenshot }) {
  const { takeOut } = useLabels(row.id);
  const outside = useOutsideActions();
  return (
    <section>
      <div className={section.headingLine}>
        <h3 className={section.heading}>{texts.collections}</h3>
        {outside && !row.is_locked && (
          <ActionIcon
            variant="default"
            size={28}
            aria-label={texts.collectHere}
            onClick={() => outside.collect([row.id])}
          >
            <Plus size={14} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <ul className={chips.tags}>
        {row.collections.map(({ id, name, color }) => (
          <li key={id} className={chips.tagItem}>
            <Link to={collectionAddress(id)} className={chips.tag} title={name}>
              <i className={chips.dot} style={{ background: color }} aria-hidden />
              {name}
            </Link>
            <button
              type="button"
              className={chips.removeTag}
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
