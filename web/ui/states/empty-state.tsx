import type { ReactNode } from 'react';
import { useLeavingFocus } from '../focus/use-leaving-focus';
import { State } from './state';

interface EmptyStateProps {
  /** One line icon, 32 px. */
  icon: ReactNode;
  title: string;
  /** At most one sentence. */
  description?: ReactNode;
  /** One button. */
  children?: ReactNode;
}

/** The empty state: one icon, one sentence, one button, whose focus goes to the heading when content comes. */
export function EmptyState({ icon, title, description, children }: EmptyStateProps) {
  useLeavingFocus();
  return (
    <State icon={icon} title={title} description={description}>
      {children}
    </State>
  );
}
