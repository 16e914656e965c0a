import { ActionIcon, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { useApiQuery } from '../../../shared/api/hooks';
import { useWorkspace } from '../../workspaces/use-workspace';
import { cleanTags } from '../gallery-address.model';
import { useLabels } from '../labels.queries';
import { fieldKeys } from '../leave-field';
import { splitTags } from '../screenshot.model';
import { suggestedTags } from '../suggested-tags';
import { screenshotTexts, SHOWN_TAGS } from '../texts';
import { viewerTexts } from '../viewer-texts';
import styles from './viewer.module.css';
import { Why } from './why';

const texts = viewerTexts;

/** Suggestions come with the first letter. */
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
    <form className={styles.addLine} onSubmit={submit}>
      <TextInput
        size="xs"
        aria-label={texts.addTag}
        placeholder={texts.addTag}
        maxLength={50}
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

/** The first three tags and the rest on request; each leads to its screenshots and can be taken off. */
export function ViewerTags({ row, onTag }: ViewerTagsProps) {
  const [areAllShown, setAllShown] = useState(false);
  const { putTags } = useLabels(row.id);
  const names = row.tags.map(({ tag_name: name }) => name);
  const { shown, hidden } = splitTags(row.tags, areAllShown ? names.length : undefined);
  const add = (typed: string) => {
    const next = cleanTags([...names, ...typed.toLowerCase().split(',')]);
    if (next.length === names.length) return;
    putTags(next);
    // It comes last; behind “more” nobody would see that it was added.
    setAllShown(true);
  };
  return (
    <section>
      <div className={styles.headingLine}>
        <h3 className={styles.heading}>{texts.tags}</h3>
        <Why row={row} of="tag" values={names} label={texts.whyTags} />
      </div>
      <ul className={styles.tags}>
        {shown.map((tag) => (
          <li key={tag} className={styles.tagItem}>
            <button type="button" className={styles.tag} onClick={() => onTag(tag)}>
              {tag}
            </button>
            {!row.is_locked && (
              <button
                type="button"
                className={styles.removeTag}
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
            <button type="button" className={styles.more} onClick={() => setAllShown(!areAllShown)}>
              {areAllShown ? texts.fewerTags : screenshotTexts.more(hidden)}
            </button>
          </li>
        )}
      </ul>
      {!row.is_locked && <AddTag onAdd={add} />}
    </section>
  );
}
