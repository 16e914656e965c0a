import { Button } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/format';
import { paths } from '../../../shared/paths';
import { noticeTexts as texts } from '../shared/notice-texts';
import { Notice } from '../shared/notice';

interface GraceBannerProps {
  planName: string;
  /** When the plan ends, ISO 8601. */
  endsAt: string | null;
}

/** Explains a failed renewal and names the day on which the plan ends. */
export function GraceBanner({ planName, endsAt }: GraceBannerProps) {
  return (
    <Notice
      role="alert"
      kind="danger"
      icon={<CircleAlert aria-hidden />}
      title={texts.graceTitle}
      action={
        <Button component={Link} to={paths.subscription} variant="default" size="compact-md">
          {texts.graceAction}
        </Button>
      }
    >
      {texts.grace(planName, endsAt && formatDate(endsAt))}
    </Notice>
  );
}
