import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './panel.module.css';
import { uiTexts } from '../texts';

interface PanelProps {
  title: string;
  summary?: ReactNode;
  /** A link to more. */
  more?: ReactNode;
  children: ReactNode;
}

/** A section of a page with a heading. */
export function Panel({ title, summary, more, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>{summary}</p>
        {more}
      </div>
      {children}
    </section>
  );
}

interface StaleProps {
  /** The data that could not be loaded again, as a sentence. */
  children: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A bar above data that may be out of date. */
export function Stale({ children, isRetrying, onRetry }: StaleProps) {
  return (
    <div role="alert" className={styles.stale}>
      {children}
      <Button size="compact-sm" variant="default" loading={isRetrying} onClick={onRetry}>
        {uiTexts.retry}
      </Button>
    </div>
  );
}
