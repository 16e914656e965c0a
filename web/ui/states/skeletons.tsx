import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './skeletons.module.css';

interface SkeletonsProps {
  /** The name for assistive tools: `Loading screenshots`. */
  label: string;
  /** Mantine `Skeleton`s with the geometry of the content. */
  children: ReactNode;
  className?: string;
}

/** Reserves the space at once and shows the skeletons after 150 ms. */
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
