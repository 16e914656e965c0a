import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './panel.module.css';
import { uiTexts } from './texts';

interface PanelProps {
  title: string;
  /** What the panel comes to, in a few words. */
  note?: ReactNode;
  /** A link to where there is more. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of a page with a heading of its own. */
export function Panel({ title, note, more, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>{note}</p>
        {more}
      </div>
      {children}
    </section>
  );
}

interface StaleProps {
  /** What could not be loaded again, as a sentence. */
  children: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** What is on the screen is older than it should be. */
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
