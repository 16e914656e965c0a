import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/format';
import { paths } from '../../../shared/paths';
import { Skeletons } from '../../../ui/states/skeletons';
import { useSubscriptionStatus } from '../shared/billing.queries';
import { pricingTexts as texts } from '../shared/pricing-texts';
import { FailedNotice } from '../shared/failed-notice';
import styles from './pricing.module.css';
import { UsageMeter } from '../usage/usage-meter';

/** The current plan and its usage, above the plans on sale. */
export function CurrentPlanBanner() {
  const { status, planName, limit, isPending, isFetching, refresh } = useSubscriptionStatus();
  if (isPending) {
    return (
      <Skeletons label={texts.loading}>
        <Skeleton h={78} radius="md" />
      </Skeletons>
    );
  }
  if (!status || limit === undefined) {
    return (
      <FailedNotice
        title={texts.statusFailed}
        isRetrying={isFetching}
        onRetry={() => void refresh()}
      />
    );
  }
  const scheduled = status.subscription?.scheduled_change;
  return (
    <section className={styles.banner} aria-label={texts.yourPlan}>
      <div className={styles.plan}>
        <p className={styles.muted}>{texts.yourPlan}</p>
        <p className={styles.planName}>{planName}</p>
        {scheduled && <p>{texts.startsOn(scheduled.plan_name, formatDate(scheduled.at))}</p>}
      </div>
      <UsageMeter status={status} limit={limit} />
      <Button component={Link} to={paths.subscription} variant="default">
        {texts.manage}
      </Button>
    </section>
  );
}
