import { formatDate } from '../../../shared/format';
import { formatCents } from '../../../shared/format-money';
import card from '../../../ui/layout/card.module.css';
import { subscriptionTexts as texts } from '../shared/subscription-texts';
import type { SubscriptionView } from './subscription.model';
import { FeatureList } from '../shared/feature-list';
import { PlanActions } from './plan-actions';
import styles from './subscription.module.css';

function Badges({ view }: { view: SubscriptionView }) {
  if (!view.isPaid) return null;
  return (
    <>
      {view.isCancelling && (
        <span className={styles.badge} data-kind="warn">
          {texts.cancelling}
        </span>
      )}
      {!view.isCancelling && !view.isPastDue && (
        <span className={styles.badge}>{texts.active}</span>
      )}
      {view.isPastDue && (
        <span className={styles.badge} data-kind="danger">
          {texts.paymentFailed}
        </span>
      )}
    </>
  );
}

interface PlanSummaryProps {
  view: SubscriptionView;
  /** Uploads per month; `null` is unlimited. */
  limit: number | null;
  willCancel: boolean;
}

/** The current plan: name, price, quota and end of the period. */
export function PlanSummary({ view, limit, willCancel }: PlanSummaryProps) {
  return (
    <section className={`${card.card} ${styles.tall}`} aria-label={texts.plan}>
      <h2>{texts.plan}</h2>
      <div className={styles.head}>
        <p className={styles.name}>{view.planName}</p>
        <Badges view={view} />
      </div>
      <div className={styles.facts}>
        <p className={styles.price}>
          {formatCents(view.priceCents)} {texts.perMonth}
        </p>
        <p>{texts.quota(limit)}</p>
      </div>
      {view.periodEnd && (
        <p className={styles.muted}>
          <span>{view.isCancelling || view.isPastDue ? texts.ends : texts.renews}</span>{' '}
          <span>{formatDate(view.periodEnd)}</span>
        </p>
      )}
      {willCancel && <p>{texts.willCancel}</p>}
      {view.isPaid && !view.isBilled && <p className={styles.muted}>{texts.given}</p>}
      <PlanActions view={view} />
    </section>
  );
}

export function PlanFeatures({ features }: { features: readonly string[] }) {
  return (
    <section className={card.card} aria-label={texts.features}>
      <h2>{texts.features}</h2>
      <FeatureList features={features} />
    </section>
  );
}
