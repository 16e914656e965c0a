import { Skeleton } from '@mantine/core';
import styles from '../layout/page.module.css';
import { Skeletons } from './skeletons';

/** Skeletons of eight cards. */
export function CardSkeletons({ label, height = 290 }: { label: string; height?: number }) {
  return (
    <Skeletons label={label} className={styles.cards}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={height} radius="md" />
      ))}
    </Skeletons>
  );
}
