import { ActionIcon, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { MAX_TAG_NAME } from '../../../../../server/contract/limits';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { useApiQuery } from '../../../../shared/api/hooks';
import { useWorkspace } from '../../../workspaces/use-workspace';
import { tagNamesIn } from '../../shared/gallery-address.model';
import { useLabels } from './labels.queries';
import { fieldKeys } from '../../../../ui/dialogs/escape-in-dialog';
import { splitTags } from '../../shared/screenshot.model';
import { suggestedTags } from '../../shared/suggested-tags';
import { screenshotTexts } from '../../shared/texts';
import { SHOWN_TAGS } from '../../shared/constants';
import { viewerTexts } from '../viewer-texts';
import section from './section.module.css';
import chips from './label-chips.module.css';

const texts = viewerTexts;

/** Suggests tags from the first letter on. */
function AddTag({ onAdd }: { onAdd: (tag: string) => void }) {
  const { scope } = useWorkspace();
  const [typed, setTyped] = useState('');
  const list = useId();
  const { data: known = [] } = useApiQuery(
    'tags.list',
    { query: scope },
    { enabled: typed !== '' },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAdd(typed);
    setTyped('');
  };
  return (
    <form className={section.addLine} onSubmit={submit}>
      <TextInput
        size="xs"
        aria-label={texts.addTag}
        placeholder={texts.addTag}
        maxLength={MAX_TAG_NAME}
        list={list}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        {...fieldKeys({ isEmpty: typed === '', clear: () => setTyped('') })}
      />
      <ActionIcon type="submit" variant="default" size={30} aria-label={texts.addTagButton}>
        <Plus size={14} aria-hidden />
      </ActionIcon>
      <datalist id={list}>
        {suggestedTags(typed, known).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </form>
  );
}

interface ViewerTagsProps {
  row: Screenshot;
  onTag: (tag: string) => void;
}

/** The first three tags and the rest on request; each filters the gallery and can be removed. */
export function ViewerTags({ row, onTag }: ViewerTagsProps) {
  const [areAllShown, setAllShown] = useState(false);
  const { putTags } = useLabels(row.id);
  const names = row.tags.map(({ tag_name: name }) => name);
  const { shown, hidden } = splitTags(row.tags, areAllShown ? names.length : undefined);
  const add = (typed: string) => {
    const next = tagNamesIn([...names, typed].join(','));
    if (next.length === names.length) return;
    putTags(next);
    // The new tag is the last one, so it would be hidden behind the “more” button.
    setAllShown(true);
  };
  return (
    <section>
      <div className={section.headingLine}>
        <h3 className={section.heading}>{texts.tags}</h3>
      </div>
      <ul className={chips.tags}>
        {shown.map((tag) => (
          <li key={tag} className={chips.tagItem}>
            <button type="button" className={chips.tag} data-printed onClick={() => onTag(tag)}>
              {tag}
            </button>
            {!row.is_locked && (
              <button
                type="button"
                className={chips.removeTag}
                aria-label={texts.removeTag(tag)}
                onClick={() => putTags(names.filter((name) => name !== tag))}
              >
                <X size={12} aria-hidden />
              </button>
            )}
          </li>
        ))}
        {names.length > SHOWN_TAGS && (
          <li>
            <button type="button" className={chips.more} onClick={() => setAllShown(!areAllShown)}>
              {areAllShown ? texts.fewerTags : screenshotTexts.more(hidden)}
            </button>
          </li>
        )}
      </ul>
      {!row.is_locked && <AddTag onAdd={add} />}
    </section>
  );
}
