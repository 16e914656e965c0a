import { Button } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/format';
import { noticeTexts as texts } from '../notice-texts';
import { Notice } from './notice';

interface GraceBannerProps {
  planName: string;
  /** How long the plan still holds, an instant. */
  endsAt: string | null;
}

/** A renewal could not be charged: what that means and until when. */
export function GraceBanner({ planName, endsAt }: GraceBannerProps) {
  return (
    <Notice
      role="alert"
      kind="danger"
      icon={<CircleAlert aria-hidden />}
      title={texts.graceTitle}
      action={
        <Button component={Link} to="/subscription" variant="default" size="compact-md">
          {texts.graceAction}
        </Button>
      }
    >
      {texts.grace(planName, endsAt && formatDate(endsAt))}
    </Notice>
  );
}
