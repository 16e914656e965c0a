import { Button } from '@mantine/core';
import { FolderPlus, Heart, SlidersHorizontal, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useApiQuery } from '../../../shared/api/hooks';
import { useWorkspace } from '../../workspaces/use-workspace';
import {
  filterCount,
  type GalleryFilter,
  type GalleryMode,
  isFiltered,
  NO_FILTER,
} from '../gallery-address.model';
import { screenshotTexts as texts } from '../texts';
import styles from './gallery-toolbar.module.css';
import { SearchBox } from './search-box';
import { ViewSwitch } from './view-switch';

const FilterPanel = lazy(() =>
  import('./filter-panel').then((module) => ({ default: module.FilterPanel })),
);

type Change = Partial<GalleryFilter> & { mode?: GalleryMode };

interface GalleryToolbarProps {
  filter: GalleryFilter;
  mode: GalleryMode;
  onChange: (change: Change) => void;
  /** Absent where nothing is found, or nothing narrows the list (spec §2). */
  onSave?: () => void;
}

interface ChipProps {
  label: string;
  clearLabel: string;
  onClear: () => void;
}

function Chip({ label, clearLabel, onClear }: ChipProps) {
  return (
    <Button
      variant="light"
      rightSection={<X size={14} aria-hidden />}
      aria-label={clearLabel}
      onClick={onClear}
    >
      {label}
    </Button>
  );
}

/** The name of the collection that is shown; a word until it is known. */
function useCollectionName(id: string): string {
  const { scope } = useWorkspace();
  const { data } = useApiQuery('collections.list', { query: scope }, { enabled: id !== '' });
  return data?.find((it) => it.id === id)?.name ?? texts.filter.unknownCollection;
}

function Chips({ filter, onChange, onSave }: Omit<GalleryToolbarProps, 'mode'>) {
  const { q, favorites, tags, startDate, endDate, collectionId } = filter;
  const collection = useCollectionName(collectionId);
  if (!isFiltered(filter)) return null;
  return (
    <div className={styles.chips}>
      {q !== '' && (
        <Chip
          label={q}
          clearLabel={texts.filter.clearQuery(q)}
          onClear={() => onChange({ q: '' })}
        />
      )}
      {favorites && (
        <Chip
          label={texts.favorites}
          clearLabel={texts.filter.clearFavorites}
          onClear={() => onChange({ favorites: false })}
        />
      )}
      {collectionId !== '' && (
        <Chip
          label={collection}
          clearLabel={texts.filter.clearCollection(collection)}
          onClear={() => onChange({ collectionId: '' })}
        />
      )}
      {tags.map((tag) => (
        <Chip
          key={tag}
          label={tag}
          clearLabel={texts.clearTag(tag)}
          onClear={() => onChange({ tags: tags.filter((other) => other !== tag) })}
        />
      ))}
      {(startDate !== '' || endDate !== '') && (
        <Chip
          label={texts.filter.range(startDate, endDate)}
          clearLabel={texts.filter.clearDates(texts.filter.range(startDate, endDate))}
          onClear={() => onChange({ startDate: '', endDate: '', dateField: 'uploaded' })}
        />
      )}
      <Button variant="subtle" color="gray" c="var(--text)" onClick={() => onChange(NO_FILTER)}>
        {texts.filter.clearAll}
      </Button>
      {onSave && (
        <Button
          variant="default"
          leftSection={<FolderPlus size={16} aria-hidden />}
          onClick={onSave}
        >
          {texts.filter.save}
        </Button>
      )}
    </div>
  );
}

/** Search, filters and the way the gallery is laid out. */
export function GalleryToolbar({ filter, mode, onChange, onSave }: GalleryToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  const count = filterCount(filter);
  return (
    <>
      <div className={styles.toolbar} role="search">
        <div className={styles.search}>
          <SearchBox q={filter.q} onSearch={(q) => onChange({ q })} />
        </div>
        <Button
          className={styles.favorites}
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
      <Chips filter={filter} onChange={onChange} onSave={onSave} />
    </>
  );
}
