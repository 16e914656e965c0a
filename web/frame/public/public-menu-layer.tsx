import { Menu } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { type LateLayerProps, useOpenOnArrival } from '../../ui/loading/use-late-layer';
import { publicLinks } from './public-links';

/** The public pages as a menu, for narrow windows. */
export default function PublicMenuLayer({ children }: LateLayerProps) {
  const [isOpen, setOpen] = useOpenOnArrival();
  const { pathname } = useLocation();
  return (
    <Menu position="bottom-end" width={208} opened={isOpen} onChange={setOpen}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {publicLinks().map(({ to, label }) => (
          <Menu.Item
            key={to}
            component={Link}
            to={to}
            aria-current={pathname === to ? 'page' : undefined}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
