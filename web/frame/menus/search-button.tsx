import { UnstyledButton } from '@mantine/core';
import { Search } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import {
  areSingleKeysOff,
  isDialogOpen,
  isFreeKey,
} from '../../features/screenshots/shared/keyboard';
import { whenIdle } from '../../ui/loading/use-late-layer';
import type { PaletteProps } from '../palette/palette';
import { paletteKeys } from './palette-keys';
import styles from './search-button.module.css';
import { frameTexts } from '../texts';

const load = () => import('../palette/palette');
// A failed load is retried on the next hover or click.
const fetch = () => void load().catch(() => undefined);

const isPaletteKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';

/** The search field of the page, else that of the top bar. */
const SEARCH_FIELD = '[aria-keyshortcuts="/"]';
const searchField = () =>
  document.querySelector<HTMLInputElement>(`main ${SEARCH_FIELD}`) ??
  document.querySelector<HTMLInputElement>(SEARCH_FIELD);

const isSearchKey = (event: KeyboardEvent) =>
  event.key === '/' && isFreeKey(event) && !areSingleKeysOff();

/** Opens the command palette by button, Ctrl or Cmd K, and the search key. */
export function SearchButton() {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const open = () =>
    void load().then(
      (module) => setPalette(() => module.default),
      () => undefined,
    );
  useEffect(() => whenIdle(fetch), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) && !isSearchKey(event)) return;
      event.preventDefault();
      if (isDialogOpen()) return;
      const field = isPaletteKey(event) ? null : searchField();
      if (!field) return open();
      field.focus();
      field.select();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <UnstyledButton
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={frameTexts.palette(paletteKeys)}
        onPointerEnter={fetch}
        onClick={open}
      >
        <Search size={16} aria-hidden />
        <kbd>{paletteKeys}</kbd>
      </UnstyledButton>
      {Palette && <Palette onClose={() => setPalette(null)} />}
    </>
  );
}
