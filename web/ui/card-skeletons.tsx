import { Skeleton } from '@mantine/core';
import styles from './page.module.css';
import { Skeletons } from './skeletons';

/** Eight cards that are still on their way. */
export function CardSkeletons({ label, height = 290 }: { label: string; height?: number }) {
  return (
    <Skeletons label={label} className={styles.cards}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={height} radius="md" />
      ))}
    </Skeletons>
  );
}
