import { Button } from '@mantine/core';
import { Heart, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import {
  filterCount,
  type GalleryFilter,
  type GalleryMode,
  isFiltered,
} from '../gallery-address.model';
import { screenshotTexts as texts } from '../texts';
import styles from './gallery-toolbar.module.css';
import { SearchBox } from './search-box';
import { ViewSwitch } from './view-switch';

const FilterPanel = lazy(() =>
  import('./filter-panel').then((module) => ({ default: module.FilterPanel })),
);

const FilterChips = lazy(() =>
  import('./filter-chips').then((module) => ({ default: module.FilterChips })),
);

type Change = Partial<GalleryFilter> & { mode?: GalleryMode };

interface GalleryToolbarProps {
  filter: GalleryFilter;
  mode: GalleryMode;
  onChange: (change: Change) => void;
  /** Absent where nothing is found, or nothing narrows the list (spec §2). */
  onSave?: () => void;
  /** What was asked for has been looked for, and nothing is there. */
  isFruitless: boolean;
}

/** Search, filters and the way the gallery is laid out. */
export function GalleryToolbar(props: GalleryToolbarProps) {
  const { filter, mode, onChange, onSave, isFruitless } = props;
  const [isOpen, setOpen] = useState(false);
  const count = filterCount(filter);
  return (
    <>
      <div className={styles.toolbar} role="search">
        <div className={styles.search}>
          <SearchBox q={filter.q} onSearch={(q) => onChange({ q })} />
        </div>
        <Button
          variant={filter.favorites ? 'light' : 'default'}
          aria-pressed={filter.favorites}
          leftSection={
            <Heart size={16} fill={filter.favorites ? 'currentColor' : 'none'} aria-hidden />
          }
          onClick={() => onChange({ favorites: !filter.favorites })}
        >
          {texts.favorites}
        </Button>
        <Button
          variant={isOpen || count > 0 ? 'light' : 'default'}
          aria-expanded={isOpen}
          leftSection={<SlidersHorizontal size={16} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? texts.filter.openWith(count) : texts.filter.open}
        </Button>
        <div className={styles.view}>
          <ViewSwitch mode={mode} onChange={(next) => onChange({ mode: next })} />
        </div>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterPanel filter={filter} onChange={onChange} />
        </Suspense>
      )}
      {isFiltered(filter) && (
        <Suspense fallback={null}>
          <FilterChips
            filter={filter}
            onChange={onChange}
            onSave={onSave}
            isFruitless={isFruitless}
          />
        </Suspense>
      )}
    </>
  );
}
