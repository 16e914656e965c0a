import type { Screenshot } from '../../../../server/contract/screenshots';
import { screenshotTexts as texts } from '../shared/texts';
import { SHOWN_COLLECTIONS } from '../shared/constants';
import styles from './card-labels.module.css';
import { MatchLine } from './match-line';
import { TagList } from './tag-list';

/** The first two collections with their colours, and the number of others. */
export function CollectionDots({ collections }: Pick<Screenshot, 'collections'>) {
  if (collections.length === 0) return null;
  const hidden = collections.length - SHOWN_COLLECTIONS;
  return (
    <span className={styles.collections}>
      {collections.slice(0, SHOWN_COLLECTIONS).map(({ id, name, color }) => (
        <span key={id} className={styles.collection} title={name}>
          <i style={{ background: color }} aria-hidden />
          {name}
        </span>
      ))}
      {hidden > 0 && <span>{texts.more(hidden)}</span>}
    </span>
  );
}

/** The labels of a card: its tags, or why a search found it. */
export function CardLabels({ row }: { row: Screenshot }) {
  if (row.match) return <MatchLine match={row.match} />;
  return <TagList tags={row.tags} />;
}
