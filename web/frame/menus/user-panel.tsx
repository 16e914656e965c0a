import { Button, Popover, SegmentedControl } from '@mantine/core';
import { CreditCard, Gauge, LogOut, Settings, Trash2 } from 'lucide-react';
import { cloneElement } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../../server/contract/auth';
import { useSession, useSignOut } from '../../features/auth/session.queries';
import { useSubscriptionStatus } from '../../features/billing/shared/billing.queries';
import { billingTexts } from '../../features/billing/shared/texts';
import { type LateLayerProps, useOpenOnArrival } from '../../ui/loading/use-late-layer';
import { useTheme } from '../../ui/theme/use-theme';
import { paths } from '../../shared/paths';
import { WorkspaceList } from '../workspaces/workspace-list';
import { lateTexts } from '../late-texts';
import { frameTexts } from '../texts';
import styles from './user-panel.module.css';

const themes = (['auto', 'light', 'dark'] as const).map((value) => ({
  value,
  label: lateTexts.themes[value],
}));

const links = [
  { to: paths.subscription, label: frameTexts.subscription, Icon: CreditCard },
  { to: paths.trash, label: frameTexts.trash, Icon: Trash2 },
  { to: paths.settings, label: frameTexts.settings, Icon: Settings },
] as const;

const operatorLink = { to: paths.operator, label: frameTexts.operator, Icon: Gauge } as const;

/** Styled like the entries of menus. */
const entry = {
  fullWidth: true,
  justify: 'start',
  px: 'xs',
  fw: 400,
  variant: 'subtle',
  color: 'gray',
  c: 'var(--text)',
} as const;

function WhoAndPlan({ user }: { user: User }) {
  const { status, planName } = useSubscriptionStatus();
  // Not trapped: the focus trap would start in the workspace list even when it is hidden.
  return (
    <div className={styles.part} tabIndex={-1} data-autofocus>
      <p className={styles.name}>{user.google_user_data.name}</p>
      <p className={styles.muted}>{user.email}</p>
      {status && planName && (
        <p className={styles.plan}>
          <span>{billingTexts.planLink(planName)}</span>
          <span className={styles.muted}>{billingTexts.remaining(status.remaining_uploads)}</span>
        </p>
      )}
    </div>
  );
}

function ThemeChoice() {
  const [theme, setTheme] = useTheme();
  return (
    <div className={styles.part}>
      <p className={styles.muted}>{lateTexts.theme}</p>
      <SegmentedControl
        fullWidth
        aria-label={lateTexts.theme}
        data={themes}
        value={theme}
        onChange={setTheme}
        mt={8}
      />
    </div>
  );
}

/**
 * The account panel: person, allowance, theme, pages and sign-out. Not a `menu`, because it has more than commands.
 */
export default function UserPanel({ children }: LateLayerProps) {
  const [isOpen, setOpen] = useOpenOnArrival();
  const session = useSession();
  const signOut = useSignOut();
  const { status } = useSubscriptionStatus();
  // There is no subscription where no plans are sold.
  const isOffered = ({ to }: { to: string }) => to !== paths.subscription || !status?.plan;
  if (session.state !== 'in') return children;
  return (
    <Popover
      position="bottom-end"
      width={280}
      trapFocus
      returnFocus
      opened={isOpen}
      onChange={setOpen}
    >
      <Popover.Target>{cloneElement(children, { onClick: () => setOpen(!isOpen) })}</Popover.Target>
      <Popover.Dropdown p={0} className={styles.panel}>
        <WhoAndPlan user={session.user} />
        <WorkspaceList onDone={() => setOpen(false)} />
        <ThemeChoice />
        <div className={`${styles.part} ${styles.entries}`}>
          {(session.user.is_operator ? [...links, operatorLink] : links)
            .filter(isOffered)
            .map(({ to, label, Icon }) => (
              <Button
                key={to}
                {...entry}
                component={Link}
                to={to}
                leftSection={<Icon size={16} aria-hidden />}
              >
                {label}
              </Button>
            ))}
          <Button
            {...entry}
            leftSection={<LogOut size={16} aria-hidden />}
            onClick={() => void signOut()}
          >
            {frameTexts.signOut}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
