import { Button } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { formatDate } from '../../../shared/format';
import { paths } from '../../../shared/paths';
import { noticeTexts as texts } from '../shared/notice-texts';
import { Notice } from '../shared/notice';
import { PortalButton } from '../shared/portal-button';

interface GraceBannerProps {
  planName: string;
  /** When the plan ends, ISO 8601. */
  endsAt: string | null;
}

/** On the page of the subscription a link to it would do nothing. */
function FixPayment() {
  const { pathname } = useLocation();
  if (pathname === paths.subscription)
    return <PortalButton size="compact-md">{texts.graceAction}</PortalButton>;
  return (
    <Button component={Link} to={paths.subscription} variant="default" size="compact-md">
      {texts.graceAction}
    </Button>
  );
}

/** Explains a failed renewal and names the day on which the plan ends. */
export function GraceBanner({ planName, endsAt }: GraceBannerProps) {
  return (
    <Notice
      role="alert"
      kind="danger"
      icon={<CircleAlert aria-hidden />}
      title={texts.graceTitle}
      action={<FixPayment />}
    >
      {texts.grace(planName, endsAt && formatDate(endsAt))}
    </Notice>
  );
}
