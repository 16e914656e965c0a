import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './skeletons.module.css';

interface SkeletonsProps {
  /** What is being waited for, for assistive tools: `Loading screenshots`. */
  label: string;
  /** Mantine `Skeleton`s in the geometry of what will come. */
  children: ReactNode;
  className?: string;
}

/** Keeps the room from the start, and shows the skeletons only when it takes longer than 150 ms. */
export function Skeletons({ label, children, className }: SkeletonsProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden className={`${styles.late} ${className ?? ''}`}>
        {children}
      </div>
    </div>
  );
}
