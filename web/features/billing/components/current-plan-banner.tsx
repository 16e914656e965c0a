import { Button, Skeleton } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/format';
import { uiTexts } from '../../../ui/texts';
import { Skeletons } from '../../../ui/skeletons';
import { useSubscriptionStatus } from '../billing.queries';
import { pricingTexts as texts } from '../pricing-texts';
import { Notice } from './notice';
import styles from './pricing.module.css';
import { UsageMeter } from './usage-meter';

/** Which plan one has and how much of it is used, above the plans one could have. */
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
      <Notice
        role="alert"
        kind="danger"
        icon={<CircleAlert aria-hidden />}
        title={texts.statusFailed}
        action={
          <Button
            variant="default"
            size="compact-md"
            loading={isFetching}
            onClick={() => void refresh()}
          >
            {uiTexts.retry}
          </Button>
        }
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
      <Button component={Link} to="/subscription" variant="default">
        {texts.manage}
      </Button>
    </section>
  );
}
