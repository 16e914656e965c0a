import { Button } from '@mantine/core';
import { CalendarClock, CircleAlert, CircleCheck, Clock, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SubscriptionStatus } from '../../../../server/contract/billing';
import { formatDate } from '../../../shared/format';
import { paths } from '../../../shared/paths';
import { showToast } from '../../../ui/toasts/toast';
import { failureText } from '../shared/failure-text';
import { noticeTexts } from '../shared/notice-texts';
import { subscriptionTexts as texts } from '../shared/subscription-texts';
import type { SubscriptionView } from './subscription.model';
import { useResumePlan } from '../shared/subscription.queries';
import type { Confirmation } from './use-confirmation';
import { Notice } from '../shared/notice';

/** Revokes a cancellation, or a change to a smaller plan that has not happened yet. */
function KeepButton({ planName }: { planName: string }) {
  const resume = useResumePlan();
  const keep = () =>
    resume.mutate(
      {},
      {
        onSuccess: () => showToast({ message: texts.kept(planName) }),
        onError: (error) =>
          showToast({ message: failureText(error, texts.keepFailed), kind: 'error' }),
      },
    );
  return (
    <Button variant="default" size="compact-md" loading={resume.isPending} onClick={keep}>
      {texts.keep(planName)}
    </Button>
  );
}

interface SubscriptionNoticesProps {
  status: SubscriptionStatus;
  view: SubscriptionView;
}

/** Notices about changes of the plan that are due or have happened. */
export function SubscriptionNotices({ status, view }: SubscriptionNoticesProps) {
  const scheduled = status.subscription?.scheduled_change;
  return (
    <>
      {view.isCancelling && view.periodEnd && (
        <Notice
          kind="warn"
          icon={<Clock aria-hidden />}
          title={texts.endsTitle(formatDate(view.periodEnd))}
          action={view.isBilled && <KeepButton planName={view.planName} />}
        >
          {texts.endsText}
        </Notice>
      )}
      {scheduled && (
        <Notice
          kind="plain"
          icon={<CalendarClock aria-hidden />}
          title={texts.scheduledTitle(scheduled.plan_name, formatDate(scheduled.at))}
          action={<KeepButton planName={view.planName} />}
        >
          {texts.scheduledText(view.planName)}
        </Notice>
      )}
      {status.locked_screenshots > 0 && (
        <Notice
          kind="plain"
          icon={<Lock aria-hidden />}
          title={texts.lockedTitle(status.locked_screenshots)}
          action={<Link to={paths.pricing}>{noticeTexts.plans}</Link>}
        >
          {texts.lockedText}
        </Notice>
      )}
    </>
  );
}

interface UpdatedNoticeProps {
  state: Confirmation;
  planName: string;
  onAskAgain: () => void;
  onClose: () => void;
}

/** Shown after a checkout, before and after the provider has confirmed the payment. */
export function UpdatedNotice({ state, planName, onAskAgain, onClose }: UpdatedNoticeProps) {
  const isLate = state === 'late';
  const words = {
    waiting: texts.confirming,
    confirmed: texts.updated(planName),
    late: texts.unconfirmed,
  };
  return (
    <Notice
      kind="ok"
      icon={isLate ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
      title={texts.updatedTitle}
      onClose={onClose}
      action={
        isLate && (
          <Button variant="default" size="compact-md" onClick={onAskAgain}>
            {texts.checkAgain}
          </Button>
        )
      }
    >
      {words[state]}
    </Notice>
  );
}
