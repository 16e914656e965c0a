import { Button, Menu } from '@mantine/core';
import { ChevronDown, Images } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { frameTexts } from './texts';

/** The pages of the vault. An entry is added together with its page. */
export function ScreenshotsMenu() {
  const { pathname } = useLocation();
  const isHere = pathname === paths.gallery;
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
        <Menu.Item
          component={Link}
          to={paths.gallery}
          aria-current={isHere ? 'page' : undefined}
          leftSection={<Images size={16} aria-hidden />}
        >
          {frameTexts.gallery}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
