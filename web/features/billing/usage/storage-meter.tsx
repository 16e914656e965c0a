import type { StorageUse } from '../../../../server/contract/storage/storage-use';
import { formatBytes } from '../../../shared/format-bytes';
import { storageLevel } from './storage.queries';
import { storageTexts as texts } from './storage-texts';
import styles from './usage-meter.module.css';

/** Used and left bytes of a space as text, and as a green, yellow or red bar where there is a limit. */
export function StorageMeter({ use }: { use: StorageUse }) {
  const { used_bytes: used, limit_bytes: limit } = use;
  if (limit === null)
    return <p className={styles.count}>{texts.usedUnlimited(formatBytes(used))}</p>;
  const words = texts.used(formatBytes(used), formatBytes(limit));
  const shown = Math.min(used, limit);
  return (
    <div className={styles.usage}>
      <p className={styles.words}>
        <span className={styles.count}>{words}</span>
        <span className={styles.muted}>{texts.left(formatBytes(limit - shown))}</span>
      </p>
      <div
        className={styles.track}
        data-level={storageLevel(use)}
        role="meter"
        aria-label={texts.title}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={shown}
        aria-valuetext={words}
      >
        <span style={{ width: `${(shown / limit) * 100}%` }} />
      </div>
    </div>
  );
}
