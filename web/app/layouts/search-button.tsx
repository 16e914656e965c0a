import { UnstyledButton } from '@mantine/core';
import { Search } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import {
  areSingleKeysOff,
  hasModifier,
  isDialogOpen,
  isTyping,
} from '../../features/screenshots/keyboard';
import { whenIdle } from '../../ui/use-late-layer';
import type { PaletteProps } from '../palette/palette';
import { paletteKeys } from './palette-keys';
import styles from './search-button.module.css';
import { frameTexts } from './texts';

const load = () => import('../palette/palette');
// One that does not arrive is asked for again by the next reach.
const fetch = () => void load().catch(() => undefined);

const isPaletteKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';

/** What a page has to be searched by. */
const SEARCH_FIELD = '[aria-keyshortcuts="/"]';

/** The gallery has heard it already, and taken it. */
const isSearchKey = (event: KeyboardEvent) =>
  event.key === '/' &&
  !event.defaultPrevented &&
  !hasModifier(event) &&
  !isTyping(event.target) &&
  !areSingleKeysOff();

/** The way to the command palette: by a button in the top bar, by Ctrl or Cmd K, and by the key for searching. */
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
      const field = isPaletteKey(event) ? null : document.querySelector<HTMLElement>(SEARCH_FIELD);
      if (field) field.focus();
      else open();
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
