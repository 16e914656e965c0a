import { Button } from '@mantine/core';
import { FolderPlus, X } from 'lucide-react';
import { useApiQuery } from '../../../shared/api/hooks';
import { useWorkspace } from '../../workspaces/use-workspace';
import { type GalleryFilter, NO_FILTER } from '../gallery-address.model';
import { screenshotTexts as texts } from '../texts';
import styles from './gallery-toolbar.module.css';

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

interface FilterChipsProps {
  filter: GalleryFilter;
  onChange: (change: Partial<GalleryFilter>) => void;
  /** Absent where nothing is found (spec §2). */
  onSave: (() => void) | undefined;
  /** The page offers to clear everything itself. */
  isFruitless: boolean;
}

/** What narrows the list, each to be taken away by itself; there only while something does. */
export function FilterChips({ filter, onChange, onSave, isFruitless }: FilterChipsProps) {
  const { q, favorites, tags, startDate, endDate, collectionId } = filter;
  const collection = useCollectionName(collectionId);
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
      {!isFruitless && (
        <Button variant="subtle" color="gray" c="var(--text)" onClick={() => onChange(NO_FILTER)}>
          {texts.filter.clearAll}
        </Button>
      )}
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
