import { Button, UnstyledButton } from '@mantine/core';
import { ChevronDown, Images } from 'lucide-react';
import { type LoadLayer, useLateLayer } from '../../ui/use-late-layer';
import styles from './bottom-strip.module.css';
import { frameTexts } from './texts';

const load: LoadLayer = () => import('./screenshots-layer');

/** The pages of the vault, in the top bar. */
export function ScreenshotsMenu() {
  const { Layer, target } = useLateLayer(load, 'menu');
  const button = (
    <Button
      {...target}
      variant="subtle"
      color="gray"
      c="var(--text)"
      px="sm"
      rightSection={<ChevronDown size={16} aria-hidden />}
    >
      {frameTexts.screenshots}
    </Button>
  );
  return Layer ? <Layer>{button}</Layer> : button;
}

/** The same in the strip of phones. */
export function ScreenshotsStripMenu() {
  const { Layer, target } = useLateLayer(load, 'menu');
  const button = (
    <UnstyledButton {...target} className={styles.entry}>
      <Images size={20} aria-hidden />
      {frameTexts.screenshots}
    </UnstyledButton>
  );
  return Layer ? <Layer>{button}</Layer> : button;
}
