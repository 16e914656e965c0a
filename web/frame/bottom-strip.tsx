import { House, Upload, Users } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { PlanChip } from '../features/billing/usage/plan-chip';
import { paths } from '../shared/paths';
import { planSales } from '../shared/plan-sales';
import styles from './bottom-strip.module.css';
import { ScreenshotsStripMenu } from './menus/screenshots-menu';
import { TeamsLink } from './teams-link';
import { frameTexts } from './texts';

/** The navigation at the lower edge of phones. */
export function BottomStrip() {
  const { pathname } = useLocation();
  const mark = (path: string) => (pathname === path ? ('page' as const) : undefined);
  return (
    <nav aria-label={frameTexts.mainNavigation} className={styles.strip} data-keep-clear>
      <Link to={paths.home} className={styles.entry} aria-current={mark(paths.home)}>
        <House size={20} aria-hidden />
        {frameTexts.goHome}
      </Link>
      <ScreenshotsStripMenu />
      <Link
        to={paths.upload}
        className={styles.entry}
        aria-label={frameTexts.newUpload}
        aria-current={mark(paths.upload)}
      >
        <Upload size={20} aria-hidden />
        {frameTexts.upload}
      </Link>
      <TeamsLink className={styles.entry} icon={<Users size={20} aria-hidden />} />
      {planSales.isOn && (
        <span className={styles.entry}>
          <PlanChip />
        </span>
      )}
    </nav>
  );
}
