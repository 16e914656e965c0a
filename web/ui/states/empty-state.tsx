import { EmptyState as Base } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** One line icon, 32 px. */
  icon: ReactNode;
  title: string;
  /** At most one sentence. */
  description?: ReactNode;
  /** One button. */
  children?: ReactNode;
}

/** The empty state: one icon, one sentence, one button. */
export function EmptyState({ icon, title, description, children }: EmptyStateProps) {
  return (
    <Base icon={icon} title={title} description={description} py={48} px={16}>
      {children && <Base.Actions mt={8}>{children}</Base.Actions>}
    </Base>
  );
}
