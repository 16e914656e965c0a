import { PlanChip } from '../../features/billing/components/plan-chip';
import styles from './bottom-strip.module.css';
import { ScreenshotsStripMenu } from './screenshots-menu';
import { frameTexts } from './texts';

/** The strip at the lower edge of phones. */
export function BottomStrip() {
  return (
    <nav aria-label={frameTexts.mainNavigation} className={styles.strip}>
      <ScreenshotsStripMenu />
      <span className={styles.entry}>
        <PlanChip />
      </span>
    </nav>
  );
}
