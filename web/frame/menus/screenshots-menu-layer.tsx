import { Menu } from '@mantine/core';
import {
  CalendarDays,
  ChartColumn,
  FolderOpen,
  Heart,
  Images,
  Link2,
  type LucideIcon,
  ScanSearch,
  ShieldCheck,
  Tags,
  Trash2,
} from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { type LateLayerProps, useOpenOnArrival } from '../../ui/loading/use-late-layer';
import { paths } from '../../shared/paths';
import { frameTexts } from '../texts';

const ENTRIES = [
  { to: paths.gallery, label: frameTexts.gallery, Icon: Images },
  { to: paths.calendar, label: frameTexts.calendar, Icon: CalendarDays },
  { to: paths.collections, label: frameTexts.collections, Icon: FolderOpen },
  { to: paths.favorites, label: frameTexts.favorites, Icon: Heart },
  { to: paths.tags, label: frameTexts.tags, Icon: Tags },
];

/** The other pages of the sidebar, which is not there below 1200 px. */
const MORE = [
  { to: paths.entities, label: frameTexts.entities, Icon: ScanSearch },
  { to: paths.analytics, label: frameTexts.analytics, Icon: ChartColumn },
  { to: paths.findings, label: frameTexts.findings, Icon: ShieldCheck },
  { to: paths.shares, label: frameTexts.shares, Icon: Link2 },
  { to: paths.trash, label: frameTexts.trash, Icon: Trash2 },
];

interface EntryProps {
  to: string;
  label: string;
  Icon: LucideIcon;
}

function Entry({ to, label, Icon }: EntryProps) {
  const { pathname } = useLocation();
  return (
    <Menu.Item
      component={Link}
      to={to}
      aria-current={pathname === to ? 'page' : undefined}
      leftSection={<Icon size={16} aria-hidden />}
    >
      {label}
    </Menu.Item>
  );
}

/** The pages of the vault; opens upwards where there is no room below. */
export default function ScreenshotsMenuLayer({ children }: LateLayerProps) {
  const [isOpen, setOpen] = useOpenOnArrival();
  return (
    <Menu position="bottom-start" width={208} opened={isOpen} onChange={setOpen}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {ENTRIES.map((entry) => (
          <Entry key={entry.to} {...entry} />
        ))}
        <Menu.Divider />
        {MORE.map((entry) => (
          <Entry key={entry.to} {...entry} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
