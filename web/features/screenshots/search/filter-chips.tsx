import { Button } from '@mantine/core';
import { FolderPlus, X } from 'lucide-react';
import type { SavedSearch } from '../../../../server/contract/collections';
import { useApiQuery } from '../../../shared/api/hooks';
import { useTimeZone } from '../../auth/use-time-zone';
import { useWorkspace } from '../../workspaces/use-workspace';
import { type GalleryFilter, NO_FILTER } from '../shared/gallery-address.model';
import { screenshotTexts as texts } from '../shared/texts';
import { filterTexts } from './filter-texts';
import styles from './gallery-toolbar.module.css';
import { kindName } from './kind-texts';
import { partsOf } from './search-parts.model';
import { savedSearchOf } from '../shared/saved-search.model';

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

/** The name of the collection in the filter; a fallback until it is loaded. */
function useCollectionName(id: string): string {
  const { scope } = useWorkspace();
  const { data } = useApiQuery('collections.list', { query: scope }, { enabled: id !== '' });
  return data?.find((it) => it.id === id)?.name ?? filterTexts.unknownCollection;
}

interface FilterChipsProps {
  filter: GalleryFilter;
  onChange: (change: Partial<GalleryFilter>) => void;
  /** Undefined when nothing is found. */
  onSave: ((search: SavedSearch) => void) | undefined;
  /** The page itself offers to clear everything. */
  isFruitless: boolean;
}

/** The active filters, each with a clear button. */
export function FilterChips({ filter, onChange, onSave, isFruitless }: FilterChipsProps) {
  const { q, favorites, kinds, tags, startDate, endDate, collectionId } = filter;
  const timeZone = useTimeZone();
  const collection = useCollectionName(collectionId);
  return (
    <div className={styles.chips}>
      {partsOf(q).map(({ text, rest }, at) => (
        <Chip
          key={`${at} ${text}`}
          label={text}
          clearLabel={filterTexts.clearQuery(text)}
          onClear={() => onChange({ q: rest })}
        />
      ))}
      {favorites && (
        <Chip
          label={texts.favorites}
          clearLabel={filterTexts.clearFavorites}
          onClear={() => onChange({ favorites: false })}
        />
      )}
      {collectionId !== '' && (
        <Chip
          label={collection}
          clearLabel={filterTexts.clearCollection(collection)}
          onClear={() => onChange({ collectionId: '' })}
        />
      )}
      {kinds.map((kind) => (
        <Chip
          key={kind}
          label={kindName(kind)}
          clearLabel={filterTexts.clearKind(kindName(kind))}
          onClear={() => onChange({ kinds: kinds.filter((other) => other !== kind) })}
        />
      ))}
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
          label={filterTexts.range(startDate, endDate)}
          clearLabel={filterTexts.clearDates(filterTexts.range(startDate, endDate))}
          onClear={() => onChange({ startDate: '', endDate: '', dateField: 'uploaded' })}
        />
      )}
      {!isFruitless && (
        <Button variant="subtle" color="gray" c="var(--text)" onClick={() => onChange(NO_FILTER)}>
          {filterTexts.clearAll}
        </Button>
      )}
      {onSave && (
        <Button
          variant="default"
          leftSection={<FolderPlus size={16} aria-hidden />}
          onClick={() => onSave(savedSearchOf(filter, timeZone))}
        >
          {filterTexts.save}
        </Button>
      )}
    </div>
  );
}
