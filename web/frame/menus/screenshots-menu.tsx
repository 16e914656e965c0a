import { Button, UnstyledButton } from '@mantine/core';
import { ChevronDown, Images } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { type LoadLayer, useLateLayer } from '../../ui/loading/use-late-layer';
import styles from '../bottom-strip.module.css';
import { paths } from '../../shared/paths';
import { frameTexts } from '../texts';

const pages: readonly string[] = [
  paths.gallery,
  paths.calendar,
  paths.collections,
  paths.favorites,
  paths.tags,
  paths.entities,
  paths.analytics,
  paths.findings,
  paths.shares,
  paths.trash,
];

/** Marks the button when one of its pages is open. */
const useMark = () => (pages.includes(useLocation().pathname) ? ('true' as const) : undefined);

const load: LoadLayer = () => import('./screenshots-menu-layer');

/** The menu in the top bar. */
export function ScreenshotsMenu() {
  const { Layer, target } = useLateLayer(load, 'menu');
  const mark = useMark();
  const button = (
    <Button
      {...target}
      variant="subtle"
      color="gray"
      c={mark ? 'var(--accent-text)' : 'var(--text)'}
      aria-current={mark}
      px="sm"
      rightSection={<ChevronDown size={16} aria-hidden />}
    >
      {frameTexts.screenshots}
    </Button>
  );
  return Layer ? <Layer>{button}</Layer> : button;
}

/** The menu in the strip of phones. */
export function ScreenshotsStripMenu() {
  const { Layer, target } = useLateLayer(load, 'menu');
  const mark = useMark();
  const button = (
    <UnstyledButton {...target} className={styles.entry} aria-current={mark}>
      <Images size={20} aria-hidden />
      {frameTexts.screenshots}
    </UnstyledButton>
  );
  return Layer ? <Layer>{button}</Layer> : button;
}
