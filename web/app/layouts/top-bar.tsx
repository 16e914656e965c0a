import { PlanChip } from '../../features/billing/components/plan-chip';
import { UpgradeButton } from '../../features/billing/components/upgrade-button';
import { Logo } from './logo';
import { ScreenshotsMenu } from './screenshots-menu';
import { SearchButton } from './search-button';
import { SpaceSwitcher } from './space-switcher';
import { TeamsLink } from './teams-link';
import { frameTexts } from './texts';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu';

/** The bar above every signed-in page; on phones the strip below takes over menu and plan. */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Logo />
        <SpaceSwitcher />
        <nav aria-label={frameTexts.mainNavigation} className={`${styles.nav} ${styles.wide}`}>
          <ScreenshotsMenu />
          <TeamsLink className={styles.link} />
        </nav>
        <div className={styles.end}>
          <SearchButton />
          <span className={styles.wide}>
            <PlanChip />
          </span>
          <UpgradeButton />
          <UserMenu />
        </div>
      </div>
    </header>
  );
}
