import { splitTags } from '../shared/screenshot.model';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { screenshotTexts as texts } from '../shared/texts';
import styles from './tag-list.module.css';

/** The first three tags on one line, and the number of others. */
export function TagList({ tags }: { tags: Screenshot['tags'] }) {
  const { shown, hidden } = splitTags(tags);
  if (shown.length === 0) return <span className={styles.line} />;
  return (
    <span className={styles.line}>
      {shown.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
      {hidden > 0 && <span className={styles.more}>{texts.more(hidden)}</span>}
    </span>
  );
}
