import { Button, Menu } from '@mantine/core';
import {
  CalendarDays,
  ChevronDown,
  FolderOpen,
  Heart,
  Images,
  type LucideIcon,
  Tags,
  Trash2,
} from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { frameTexts } from './texts';

const ENTRIES = [
  { to: paths.gallery, label: frameTexts.gallery, Icon: Images },
  { to: paths.calendar, label: frameTexts.calendar, Icon: CalendarDays },
  { to: paths.collections, label: frameTexts.collections, Icon: FolderOpen },
  { to: paths.favorites, label: frameTexts.favorites, Icon: Heart },
  { to: paths.tags, label: frameTexts.tags, Icon: Tags },
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

/** The pages of the vault. */
export function ScreenshotsEntries() {
  return (
    <>
      {ENTRIES.map((entry) => (
        <Entry key={entry.to} {...entry} />
      ))}
      <Menu.Divider />
      <Entry to={paths.trash} label={frameTexts.trash} Icon={Trash2} />
    </>
  );
}

export function ScreenshotsMenu() {
  return (
    <Menu position="bottom-start" width={200}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          c="var(--text)"
          px="sm"
          rightSection={<ChevronDown size={16} aria-hidden />}
        >
          {frameTexts.screenshots}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ScreenshotsEntries />
      </Menu.Dropdown>
    </Menu>
  );
}
