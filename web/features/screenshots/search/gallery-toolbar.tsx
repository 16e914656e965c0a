import { Button } from '@mantine/core';
import { Heart, SlidersHorizontal } from 'lucide-react';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, memo, type ReactNode, Suspense, useState } from 'react';
import type { SavedSearch } from '../../../../server/contract/collections';
import {
  filterCount,
  type GalleryFilter,
  type GalleryMode,
  isFiltered,
} from '../shared/gallery-address.model';
import { CompactSelect } from '../../../ui/fields/compact-select';
import { type GalleryOrder, ORDERS, orderToKeep } from '../shared/gallery-order.model';
import { screenshotTexts as texts } from '../shared/texts';
import styles from './gallery-toolbar.module.css';
import { SearchBox } from './search-box';
import type { MeantPart } from './sentences/sentence.model';
import { remembered } from '../../../shared/storage';
import { KINDS_STORED_AS, NO_KINDS } from './lenses/known-kinds';
import { ViewSwitch } from '../shared/view-switch';

const FilterPanel = lazy(() =>
  import('./filter-panel').then((module) => ({ default: module.FilterPanel })),
);

const FilterChips = lazy(() =>
  import('./filter-chips').then((module) => ({ default: module.FilterChips })),
);

const KindLenses = lazy(() =>
  import('./lenses/kind-lenses').then((module) => ({ default: module.KindLenses })),
);

type Change = Partial<GalleryFilter> & {
  mode?: GalleryMode;
  order?: GalleryOrder | null;
  from?: null;
  asWords?: string[];
};

const bestMatch = { value: 'match', label: texts.orders.match } as const;
const orders = ORDERS.map((value) => ({ value, label: texts.orders[value] }));

const byHand = { value: 'hand', label: texts.orders.hand } as const;

/** The orders to choose from: relevance with words, and the order by hand in a collection. */
const ordersFor = ({ q, collectionId }: GalleryFilter) => [
  ...(q === '' ? [] : [bestMatch]),
  ...(collectionId === '' ? [] : [byHand]),
  ...orders,
];

const iconStyles = { section: styles.icon };

interface GalleryToolbarProps {
  /** As it stands in the address. */
  typed: GalleryFilter;
  /** As the typed search means it. */
  filter: GalleryFilter;
  /** The parts of the typed search that are filters. */
  parts: readonly MeantPart[];
  asWords: readonly string[];
  mode: GalleryMode;
  order: GalleryOrder | null;
  /** The list is a collection that is shown as people arranged it. */
  isByHand: boolean;
  onChange: (change: Change) => void;
  /** Undefined when nothing is found or no filter is active. */
  onSave?: (search: SavedSearch) => void;
  /** The number of screenshots; undefined until it is known. */
  total: number | undefined;
}

/** Keeps the line of the chips while their code is loading. */
const ChipsToCome = () => (
  <div className={`${styles.chips} ${styles.chipsToCome}`} aria-hidden>
    <Button disabled>{'\u00a0'}</Button>
  </div>
);

interface ToolProps {
  isOn: boolean;
  icon: ReactNode;
  /** Hidden on phones, where only the icon is seen. */
  label: string;
  /** Shown beside the icon on phones. */
  count?: number;
  'aria-pressed'?: boolean;
  'aria-expanded'?: boolean;
  onClick: () => void;
}

/** A button that is lit while it narrows the list or its panel is open. */
const Tool = ({ isOn, icon, label, count = 0, ...button }: ToolProps) => (
  <Button
    variant={isOn ? 'light' : 'default'}
    classNames={iconStyles}
    leftSection={icon}
    {...button}
  >
    <span className={styles.word}>{label}</span>
    {count > 0 && (
      <span className={styles.number} aria-hidden>
        {count}
      </span>
    )}
  </Button>
);

type OrderChoiceProps = Pick<GalleryToolbarProps, 'filter' | 'order' | 'isByHand' | 'onChange'>;

const OrderChoice = ({ filter, order, isByHand, onChange }: OrderChoiceProps) => (
  <CompactSelect
    label={texts.sort}
    options={ordersFor(filter)}
    value={order ?? 'match'}
    onChange={(next) =>
      // A month of the old order means nothing in the new one.
      onChange({
        order: next === 'match' ? null : orderToKeep(next, filter.q, isByHand),
        from: null,
      })
    }
  />
);

/** Filters and view switch; on phones also the search field, which is in the top bar elsewhere. */
export const GalleryToolbar = memo(function GalleryToolbar(props: GalleryToolbarProps) {
  const { typed, filter, parts, asWords, mode, order, isByHand } = props;
  const { onChange, onSave, total } = props;
  const [isOpen, setOpen] = useState(false);
  const [isWithoutKinds] = useState(() => remembered.get(KINDS_STORED_AS) === NO_KINDS);
  const count = filterCount(typed);
  const chooseKinds = (kinds: string[]) => {
    // A kind that was read out of the words gives way to the chosen one, or to nothing.
    const said = parts.filter(({ kind }) => kind !== undefined).map((part) => part.typed);
    onChange(
      kinds.length === 0 && said.length > 0 ? { asWords: [...asWords, ...said] } : { kinds },
    );
  };
  const isInBar = useMediaQuery('(min-width: 768px)', false, { getInitialValueInEffect: false });
  return (
    <>
      <div className={styles.toolbar}>
        {!isInBar && (
          <div className={styles.search} role="search">
            <SearchBox q={typed.q} onSearch={(q, pick) => onChange({ q, ...pick?.(typed) })} />
          </div>
        )}
        <Tool
          isOn={filter.favorites}
          icon={<Heart size={16} fill={filter.favorites ? 'currentColor' : 'none'} aria-hidden />}
          label={texts.favorites}
          aria-pressed={filter.favorites}
          onClick={() => onChange({ favorites: !filter.favorites })}
        />
        <Tool
          isOn={isOpen || count > 0}
          icon={<SlidersHorizontal size={16} aria-hidden />}
          label={count > 0 ? texts.filter.openWith(count) : texts.filter.open}
          count={count}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        <div className={styles.view}>
          <OrderChoice filter={filter} order={order} isByHand={isByHand} onChange={onChange} />
          <ViewSwitch mode={mode} onChange={(next) => onChange({ mode: next })} />
        </div>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterPanel filter={typed} onChange={onChange} />
        </Suspense>
      )}
      {(total !== 0 || filter.kinds.length > 0) && (
        <div className={styles.lenses} data-none={isWithoutKinds}>
          <Suspense fallback={null}>
            <KindLenses filter={filter} total={total} onChoose={chooseKinds} />
          </Suspense>
        </div>
      )}
      {isFiltered(filter) && (
        <Suspense fallback={<ChipsToCome />}>
          <FilterChips
            typed={typed}
            filter={filter}
            parts={parts}
            onAsWords={(part) => onChange({ asWords: [...asWords, part] })}
            onChange={onChange}
            onSave={onSave}
            isFruitless={total === 0}
          />
        </Suspense>
      )}
    </>
  );
});
