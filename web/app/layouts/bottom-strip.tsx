import { Images } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { PlanChip } from '../../features/billing/components/plan-chip';
import { useWorkspace } from '../../features/workspaces/use-workspace';
import { paths } from '../paths';
import styles from './bottom-strip.module.css';
import { frameTexts } from './texts';

/** The strip at the lower edge of phones. */
export function BottomStrip() {
  const { isPersonal } = useWorkspace();
  return (
    <nav aria-label={frameTexts.mainNavigation} className={styles.strip}>
      <NavLink to={paths.gallery} className={styles.entry}>
        <Images size={20} aria-hidden />
        {frameTexts.screenshots}
      </NavLink>
      {isPersonal && (
        <span className={styles.entry}>
          <PlanChip />
        </span>
      )}
    </nav>
  );
}
