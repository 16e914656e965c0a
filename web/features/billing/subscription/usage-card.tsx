import type { SubscriptionStatus } from '../../../../server/contract/billing';
import card from '../../../ui/layout/card.module.css';
import { subscriptionTexts as texts } from '../shared/subscription-texts';
import styles from './subscription.module.css';
import { UsageMeter } from '../usage/usage-meter';

interface UsageCardProps {
  status: SubscriptionStatus;
  /** Uploads per month; `null` is unlimited. */
  limit: number | null;
}

export function UsageCard({ status, limit }: UsageCardProps) {
  return (
    <section className={card.card} aria-label={texts.usage}>
      <h2>{texts.usage}</h2>
      <UsageMeter status={status} limit={limit} />
      {status.is_over_limit && <p className={styles.danger}>{texts.exceeded}</p>}
    </section>
  );
}
