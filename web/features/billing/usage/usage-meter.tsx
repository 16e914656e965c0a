import type { SubscriptionStatus } from '../../../../server/contract/billing';
import { formatUtcDay } from '../../../shared/format';
import { subscriptionTexts as texts } from '../shared/subscription-texts';
import { FALLBACK_LIMIT, usageLevel } from '../shared/usage.model';
import styles from './usage-meter.module.css';

interface UsageMeterProps {
  status: SubscriptionStatus;
  /** Uploads per month; `null` is unlimited. */
  limit: number | null;
}

/** Used and left of the monthly allowance as text, and as a green, yellow or red bar. */
export function UsageMeter({ status, limit }: UsageMeterProps) {
  const { remaining_uploads: left, usage } = status;
  const used = usage.screenshots_uploaded;
  if (left === null) {
    return <p className={styles.count}>{texts.usedUnlimited(used)}</p>;
  }
  const most = limit ?? FALLBACK_LIMIT;
  const shown = Math.min(used, most);
  return (
    <div className={styles.usage}>
      <p className={styles.words}>
        <span className={styles.count}>{texts.used(used, most)}</span>
        <span className={styles.muted}>{texts.left(left, formatUtcDay(usage.resets_at))}</span>
      </p>
      <div
        className={styles.track}
        data-level={usageLevel(status, limit)}
        role="meter"
        aria-label={texts.usage}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={shown}
        aria-valuetext={texts.used(used, most)}
      >
        <span style={{ width: `${most === 0 ? 100 : (shown / most) * 100}%` }} />
      </div>
    </div>
  );
}
