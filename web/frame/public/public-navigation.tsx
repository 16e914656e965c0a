import { UnstyledButton } from '@mantine/core';
import { Menu } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { type LoadLayer, useLateLayer } from '../../ui/loading/use-late-layer';
import styles from './public-layout.module.css';
import { publicLinks } from './public-links';
import { publicTexts } from './public-texts';

const load: LoadLayer = () => import('./public-menu-layer');

/** The public pages as links, for wide windows. */
export function PublicLinks() {
  return (
    <nav className={styles.links} aria-label={publicTexts.navigation}>
      {publicLinks().map(({ to, label }) => (
        <NavLink key={to} to={to} className={styles.link}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

/** The public pages in a menu, on phones. */
export function PublicMenu() {
  const { Layer, target } = useLateLayer(load, 'menu');
  const button = (
    <UnstyledButton {...target} className={styles.menu} aria-label={publicTexts.menu}>
      <Menu size={20} aria-hidden />
    </UnstyledButton>
  );
  return Layer ? <Layer>{button}</Layer> : button;
}
