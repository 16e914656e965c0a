import { Button } from '@mantine/core';
import { Heart, SlidersHorizontal } from 'lucide-react';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import type { SavedSearch } from '../../../../server/contract/collections';
import {
  filterCount,
  type GalleryFilter,
  type GalleryMode,
  isFiltered,
} from '../shared/gallery-address.model';
import { CompactSelect } from '../../../ui/fields/compact-select';
import { type GalleryOrder, orderIn, ORDERS, orderToKeep } from '../shared/gallery-order.model';
import { screenshotTexts as texts } from '../shared/texts';
import styles from './gallery-toolbar.module.css';
import { SearchBox } from './search-box';
import { ViewSwitch } from '../shared/view-switch';

const FilterPanel = lazy(() =>
  import('./filter-panel').then((module) => ({ default: module.FilterPanel })),
);

const FilterChips = lazy(() =>
  import('./filter-chips').then((module) => ({ default: module.FilterChips })),
);

type Change = Partial<GalleryFilter> & {
  mode?: GalleryMode;
  order?: GalleryOrder | null;
  from?: null;
};

const bestMatch = { value: 'match', label: texts.orders.match } as const;
const orders = ORDERS.map((value) => ({ value, label: texts.orders[value] }));

interface GalleryToolbarProps {
  filter: GalleryFilter;
  mode: GalleryMode;
  order: GalleryOrder | null;
  onChange: (change: Change) => void;
  /** Undefined when nothing is found or no filter is active. */
  onSave?: (search: SavedSearch) => void;
  /** The search has finished without results. */
  isFruitless: boolean;
}

/** Filters and view switch; on phones also the search field, which is in the top bar elsewhere. */
export function GalleryToolbar(props: GalleryToolbarProps) {
  const { filter, mode, order, onChange, onSave, isFruitless } = props;
  const [isOpen, setOpen] = useState(false);
  const count = filterCount(filter);
  const isInBar = useMediaQuery('(min-width: 768px)', false, { getInitialValueInEffect: false });
  return (
    <>
      <div className={styles.toolbar}>
        {!isInBar && (
          <div className={styles.search} role="search">
            <SearchBox q={filter.q} onSearch={(q) => onChange({ q })} />
          </div>
        )}
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
          <CompactSelect
            label={texts.sort}
            options={filter.q === '' ? orders : [bestMatch, ...orders]}
            value={orderIn(order, filter.q) ?? 'match'}
            onChange={(next) =>
              // A month of the old order means nothing in the new one.
              onChange({
                order: next === 'match' ? null : orderToKeep(next, filter.q),
                from: null,
              })
            }
          />
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
