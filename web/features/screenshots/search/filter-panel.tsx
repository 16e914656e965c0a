import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { DATE_FIELDS, type DateField } from '../../../../server/contract/search/date-fields';
import { useApiQuery } from '../../../shared/api/hooks';
import { useWorkspace } from '../../workspaces/use-workspace';
import { suggestedTags } from '../shared/suggested-tags';
import { type GalleryFilter, tagNamesIn } from '../shared/gallery-address.model';
import styles from './filter-panel.module.css';
import { filterTexts as texts } from './filter-texts';
import { DatePresets } from './presets/date-presets';

const fields = DATE_FIELDS.map((value) => ({
  value,
  label: texts.fields[value],
}));

interface FilterPanelProps {
  filter: GalleryFilter;
  onChange: (change: Partial<GalleryFilter>) => void;
}

/** Adds a tag only if it is neither empty nor repeated. */
function TagField({ filter, onChange }: FilterPanelProps) {
  const { scope } = useWorkspace();
  const { data: known = [] } = useApiQuery('tags.list', { query: scope });
  const [typed, setTyped] = useState('');
  const list = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tags = tagNamesIn([...filter.tags, typed].join(','));
    setTyped('');
    if (tags.length > filter.tags.length) onChange({ tags });
  };
  return (
    <form className={styles.tag} onSubmit={submit}>
      <TextInput
        label={texts.tag}
        list={list}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {texts.addTag}
      </Button>
      <datalist id={list}>
        {suggestedTags(typed, known).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </form>
  );
}

function CollectionField({ filter, onChange }: FilterPanelProps) {
  const { scope } = useWorkspace();
  const { data: collections = [] } = useApiQuery('collections.list', { query: scope });
  return (
    <NativeSelect
      label={texts.collection}
      value={filter.collectionId}
      onChange={(event) => onChange({ collectionId: event.currentTarget.value })}
      data={[
        { value: '', label: texts.anyCollection },
        ...collections.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

/** The filters except words, favorites and kinds, which have a place of their own. */
export function FilterPanel(props: FilterPanelProps) {
  const { filter, onChange } = props;
  return (
    <div role="group" aria-label={texts.panel} className={styles.panel}>
      <DatePresets {...props} />
      <TagField {...props} />
      <CollectionField {...props} />
      <NativeSelect
        label={texts.dates}
        value={filter.dateField}
        onChange={(event) => onChange({ dateField: event.currentTarget.value as DateField })}
        data={fields}
      />
      <div className={styles.dates}>
        <TextInput
          type="date"
          label={texts.from}
          value={filter.startDate}
          max={filter.endDate || undefined}
          onChange={(event) => onChange({ startDate: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={texts.to}
          value={filter.endDate}
          min={filter.startDate || undefined}
          onChange={(event) => onChange({ endDate: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}
