import { PlanChip } from '../features/billing/usage/plan-chip';
import { UpgradeButton } from '../features/billing/usage/upgrade-button';
import { BarSearch } from './bar-search';
import { Logo } from './logo';
import { ScreenshotsMenu } from './menus/screenshots-menu';
import { SearchButton } from './menus/search-button';
import { WorkspaceSwitcher } from './workspaces/workspace-switcher';
import { TeamsLink } from './teams-link';
import { frameTexts } from './texts';
import styles from './top-bar.module.css';
import { UserMenu } from './menus/user-menu';

/** The bar above every signed-in page; on phones the bottom strip has menu and plan. */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Logo />
        <WorkspaceSwitcher />
        <nav aria-label={frameTexts.mainNavigation} className={`${styles.nav} ${styles.wide}`}>
          <ScreenshotsMenu />
          <TeamsLink className={styles.link} />
        </nav>
        <BarSearch />
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
