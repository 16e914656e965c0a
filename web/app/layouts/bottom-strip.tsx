import { Menu, UnstyledButton } from '@mantine/core';
import { Images } from 'lucide-react';
import { PlanChip } from '../../features/billing/components/plan-chip';
import styles from './bottom-strip.module.css';
import { ScreenshotsEntries } from './screenshots-menu';
import { frameTexts } from './texts';

/** The strip at the lower edge of phones. */
export function BottomStrip() {
  return (
    <nav aria-label={frameTexts.mainNavigation} className={styles.strip}>
      <Menu position="top" width={220}>
        <Menu.Target>
          <UnstyledButton className={styles.entry}>
            <Images size={20} aria-hidden />
            {frameTexts.screenshots}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <ScreenshotsEntries />
        </Menu.Dropdown>
      </Menu>
      <span className={styles.entry}>
        <PlanChip />
      </span>
    </nav>
  );
}
