import { lazy, Suspense } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { screenshotTexts as texts } from '../shared/texts';
import { SHOWN_COLLECTIONS } from '../shared/constants';
import styles from './card-labels.module.css';
import badge from './state-badge.module.css';
import { TagList } from './tag-list';

// Lazy: only searches have a reason to show.
const MatchLine = lazy(() =>
  import('./match-line').then((module) => ({ default: module.MatchLine })),
);

/** The first two collections with their colours, and the number of others. */
export function CollectionDots({ collections }: Pick<Screenshot, 'collections'>) {
  if (collections.length === 0) return null;
  const hidden = collections.length - SHOWN_COLLECTIONS;
  return (
    <span className={styles.collections}>
      {collections.slice(0, SHOWN_COLLECTIONS).map(({ id, name, color }) => (
        <span key={id} className={styles.collection} title={name}>
          <i style={{ background: color }} aria-hidden />
          <span>{name}</span>
        </span>
      ))}
      {hidden > 0 && <span>{texts.more(hidden)}</span>}
    </span>
  );
}

/** The labels of a card: its tags, or why a search found it. */
export function CardLabels({ row }: { row: Screenshot }) {
  // Found by the words that it lacks: there is no place to name.
  if (!row.match?.fields.length) return <TagList tags={row.tags} />;
  return (
    <Suspense fallback={null}>
      <MatchLine match={row.match} />
    </Suspense>
  );
}

/** A quiet dot on an image that should be looked at before it is shared. */
export function FindingsDot({ row }: { row: Pick<Screenshot, 'open_findings'> }) {
  if (row.open_findings === 0) return null;
  const label = texts.findings(row.open_findings);
  return (
    <span className={badge.findings} title={label} data-dot>
      <span className={badge.word}>{label}</span>
    </span>
  );
}

/** A dot beside the title of a screenshot that was read a moment ago; its word is for assistive tools and on hover. */
export function UpdatedDot({ isUpdated }: { isUpdated: boolean }) {
  if (!isUpdated) return null;
  return (
    <span className={badge.updated} title={texts.updated} data-dot>
      <span className={badge.word}>{texts.updated}</span>
    </span>
  );
}
