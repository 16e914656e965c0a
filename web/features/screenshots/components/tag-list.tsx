import { splitTags } from '../screenshot.model';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { screenshotTexts as texts } from '../texts';
import styles from './tag-list.module.css';

/** The first three tags on one line, and how many more there are. */
export function TagLine({ tags }: { tags: Screenshot['tags'] }) {
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
