import { Menu } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { type LateLayerProps, useOpenOnArrival } from '../../ui/use-late-layer';
import { publicPlaces } from './public-places';

/** The public pages, for windows too narrow to name them in the header. */
export default function PublicMenuLayer({ children }: LateLayerProps) {
  const [isOpen, setOpen] = useOpenOnArrival();
  const { pathname } = useLocation();
  return (
    <Menu position="bottom-end" width={208} opened={isOpen} onChange={setOpen}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {publicPlaces.map(({ to, label }) => (
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
