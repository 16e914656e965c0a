import { Button, Group, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import type { Collection } from '../../../../server/contract/collections';
import { MAX_SEARCH } from '../../../../server/contract/limits';
import { filtersOf } from '../saved-filters.model';
import { collectionTexts } from '../texts';

const texts = collectionTexts.form;

export type StoredSearch = NonNullable<Collection['search']>;

interface SavedSearchFieldsProps {
  search: StoredSearch;
  /** Why the search was stopped; null while it is carried out. */
  problem: string | null;
  onChange: (search: StoredSearch) => void;
}

/**
 * The search of a live collection: its words can be edited, and each further filter can be removed. An earlier version
 * stored filters that are refused today, so each has to be removable here.
 */
export function SavedSearchFields({ search, problem, onChange }: SavedSearchFieldsProps) {
  const filters = filtersOf(search);
  return (
    <>
      <TextInput
        mt="md"
        label={texts.search}
        description={texts.searchHint}
        error={problem !== null && texts.searchStopped(problem)}
        value={search.q ?? ''}
        maxLength={MAX_SEARCH}
        onChange={({ currentTarget: { value } }) => onChange({ ...search, q: value })}
      />
      {filters.length > 0 && (
        <Group gap="xs" mt="sm" role="group" aria-label={texts.filters}>
          {filters.map(({ label, rest }) => (
            <Button
              key={label}
              variant="light"
              rightSection={<X size={14} aria-hidden />}
              aria-label={texts.removeFilter(label)}
              onClick={() => onChange(rest)}
            >
              {label}
            </Button>
          ))}
        </Group>
      )}
    </>
  );
}
