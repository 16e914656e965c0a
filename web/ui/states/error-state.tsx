import { Button, EmptyState as Base } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { uiTexts } from '../texts';

interface ErrorStateProps {
  /** The failure as a sentence. */
  title: string;
  description?: string;
  onRetry: () => void;
  isRetrying?: boolean;
  /** The label of the button, if it is not Retry. */
  action?: string;
}

/** The error state: a sentence and a button to retry. */
export function ErrorState({ title, description, onRetry, isRetrying, action }: ErrorStateProps) {
  return (
    <Base
      role="alert"
      icon={<CircleAlert size={32} strokeWidth={1.5} aria-hidden />}
      title={title}
      description={description}
      py={48}
      px={16}
    >
      <Base.Actions mt={8}>
        <Button variant="default" onClick={onRetry} loading={isRetrying}>
          {action ?? uiTexts.retry}
        </Button>
      </Base.Actions>
    </Base>
  );
}
