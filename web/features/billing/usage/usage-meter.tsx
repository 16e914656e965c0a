import type { SubscriptionStatus } from '../../../../server/contract/billing';
import { formatUtcDay } from '../../../shared/format-calendar';
import { subscriptionTexts as texts } from '../shared/subscription-texts';
import { billingTexts } from '../shared/texts';
import { FALLBACK_LIMIT, usageLevel } from '../shared/usage.model';
import { UsedMeter } from './used-meter';

interface UsageMeterProps {
  status: SubscriptionStatus;
  /** Uploads per month; `null` is unlimited. */
  limit: number | null;
}

/** The uploads of the month, and when they are counted anew. */
export function UsageMeter({ status, limit }: UsageMeterProps) {
  const { remaining_uploads: left, usage } = status;
  const { screenshots_uploaded: value, resets_at: resetsAt } = usage;
  const most = left === null ? null : (limit ?? FALLBACK_LIMIT);
  return (
    <UsedMeter
      label={texts.usage}
      used={billingTexts.uploadsUsed(value, most)}
      left={
        most === null
          ? billingTexts.remaining(null)
          : texts.resets(billingTexts.remaining(left), formatUtcDay(resetsAt))
      }
      {...(most !== null && { bar: { value, limit: most, level: usageLevel(status, limit) } })}
    />
  );
}
