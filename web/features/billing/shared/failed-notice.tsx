import { Button } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { uiTexts } from '../../../ui/texts';
import { Notice } from './notice';

interface FailedNoticeProps {
  /** The failure as a sentence. */
  title: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A failed read in a notice with Retry, where the larger error state does not fit. */
export function FailedNotice({ title, isRetrying, onRetry }: FailedNoticeProps) {
  return (
    <Notice
      role="alert"
      kind="danger"
      icon={<CircleAlert aria-hidden />}
      title={title}
      action={
        <Button variant="default" size="compact-md" loading={isRetrying} onClick={onRetry}>
          {uiTexts.retry}
        </Button>
      }
    />
  );
}
