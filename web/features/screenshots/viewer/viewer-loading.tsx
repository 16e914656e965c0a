import { Skeleton } from '@mantine/core';
import { Skeletons } from '../../../ui/states/skeletons';
import { viewerTexts } from './viewer-texts';
import styles from './viewer.module.css';

/** The widths of the title, of the days and of some lines of text. */
const LINES = ['70%', '45%', '60%', '100%', '100%', '80%'];

/** The places of the image and of its details, while neither is known. */
export function ViewerLoading({ areDetailsShown }: { areDetailsShown: boolean }) {
  return (
    <div className={styles.body} data-details={areDetailsShown || undefined}>
      <div className={styles.waitingStage} />
      <Skeletons label={viewerTexts.loading} className={styles.waitingDetails}>
        {areDetailsShown &&
          LINES.map((width, at) => <Skeleton key={at} height={20} width={width} />)}
      </Skeletons>
    </div>
  );
}
