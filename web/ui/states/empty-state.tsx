import { type ReactNode, useRef } from 'react';
import { useTakenFocus } from '../focus/use-leaving-focus';
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
  const state = useRef<HTMLDivElement>(null);
  useTakenFocus(state);
  return (
    <State ref={state} icon={icon} title={title} description={description}>
      {children}
    </State>
  );
}
