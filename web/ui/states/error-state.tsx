import { Button } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { uiTexts } from '../texts';
import { State } from './state';

interface ErrorStateProps {
  /** The failure as a sentence. */
  title: string;
  description?: string;
  onAction: () => void;
  isRetrying?: boolean;
  /** The label of the button, if it is not Retry. */
  action?: string;
}

/** The error state: a sentence and a button to retry. */
export function ErrorState({ title, description, onAction, isRetrying, action }: ErrorStateProps) {
  return (
    <State
      role="alert"
      icon={<CircleAlert size={32} strokeWidth={1.5} aria-hidden />}
      title={title}
      description={description}
    >
      <Button variant="default" onClick={onAction} loading={isRetrying}>
        {action ?? uiTexts.retry}
      </Button>
    </State>
  );
}
