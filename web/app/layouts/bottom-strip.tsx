import { Users } from 'lucide-react';
import { PlanChip } from '../../features/billing/components/plan-chip';
import styles from './bottom-strip.module.css';
import { ScreenshotsStripMenu } from './screenshots-menu';
import { TeamsLink } from './teams-link';
import { frameTexts } from './texts';

/** The strip at the lower edge of phones. */
export function BottomStrip() {
  return (
    <nav aria-label={frameTexts.mainNavigation} className={styles.strip}>
      <ScreenshotsStripMenu />
      <TeamsLink className={styles.entry} icon={<Users size={20} aria-hidden />} />
      <span className={styles.entry}>
        <PlanChip />
      </span>
    </nav>
  );
}
