import { Button } from '@mantine/core';
import { FolderPlus, X } from 'lucide-react';
import type { SavedSearch } from '../../../../server/contract/collections';
import { useLeavingFocus } from '../../../ui/focus/use-leaving-focus';
import { useApiQuery } from '../../../shared/api/hooks';
import { formatPlainDay } from '../../../shared/format';
import { formatMonth } from '../../../shared/format-calendar';
import { useTimeZone } from '../../auth/use-time-zone';
import { useWorkspace } from '../../workspaces/use-workspace';
import { type GalleryFilter, NO_FILTER } from '../shared/gallery-address.model';
import { screenshotTexts as texts } from '../shared/texts';
import { filterTexts } from './filter-texts';
import styles from './gallery-toolbar.module.css';
import { kindName } from './kind-texts';
import { monthOf, yearOf } from './presets/presets.model';
import { partsOf } from './search-parts.model';
import { type MeantPart, withoutCommas } from './sentences/sentence.model';
import { savedSearchOf } from '../shared/saved-search.model';

interface ChipProps {
  label: string;
  clearLabel: string;
  onClear: () => void;
}

function Chip({ label, clearLabel, onClear }: ChipProps) {
  useLeavingFocus();
  return (
    <Button
      variant="light"
      rightSection={<X size={14} aria-hidden />}
      aria-label={clearLabel}
      onClick={onClear}
    >
      <span className={styles.chipName}>{label}</span>
    </Button>
  );
}

/** The name of the collection in the filter; a fallback until it is loaded. */
function useCollectionName(id: string): string {
  const { scope } = useWorkspace();
  const { data } = useApiQuery('collections.list', { query: scope }, { enabled: id !== '' });
  return data?.find((it) => it.id === id)?.name ?? filterTexts.unknownCollection;
}

/** A month by its name, a whole year by its number, other days as the reader's country writes them. */
function labelOf({ kind, span }: MeantPart): string {
  if (kind) return kindName(kind);
  if (!span) return '';
  const { from, to } = span;
  const month = monthOf(span);
  if (month) return formatMonth(month);
  const year = yearOf(span);
  if (year) return year;
  return from === to ? formatPlainDay(from) : filterTexts.range(from, to);
}

interface FilterChipsProps {
  /** As it stands in the address. */
  typed: GalleryFilter;
  /** As the typed search means it. */
  filter: GalleryFilter;
  /** The parts of the typed search that are filters; taken off, each is words again. */
  parts: readonly MeantPart[];
  onAsWords: (typed: string) => void;
  onChange: (change: Partial<GalleryFilter>) => void;
  /** Undefined when nothing is found. */
  onSave: ((search: SavedSearch) => void) | undefined;
  /** The page itself offers to clear everything. */
  isFruitless: boolean;
}

/** The active filters, each with a clear button. */
export function FilterChips(props: FilterChipsProps) {
  const { typed, filter, parts, onAsWords, onChange, onSave, isFruitless } = props;
  const { favorites, kinds, tags, startDate, endDate, collectionId } = typed;
  const meant = parts.map((part) => part.typed);
  const timeZone = useTimeZone();
  const collection = useCollectionName(collectionId);
  return (
    <div className={styles.chips}>
      {parts.map((part) => (
        <Chip
          key={part.typed}
          label={labelOf(part)}
          clearLabel={filterTexts.takeAsWords(labelOf(part), part.typed)}
          onClear={() => onAsWords(withoutCommas(part.typed))}
        />
      ))}
      {partsOf(filter.q).map(({ text, rest }, at) => (
        <Chip
          key={`${at} ${text}`}
          label={text}
          clearLabel={filterTexts.clearQuery(text)}
          onClear={() => onChange({ q: [...meant, rest].join(' ').trim() })}
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
