import { Modal, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { MAX_SEARCH } from '../../../server/contract/limits';
import { useReturnFocus } from '../../ui/focus/use-return-focus';
import { ShortcutList } from '../shortcuts/shortcut-list';
import { LIST_ID, lineId, PaletteList } from './palette-list';
import { type Entry, type Findings, stepIn } from './palette.model';
import styles from './palette.module.css';
import { paletteTexts as texts } from './texts';
import { usePaletteEntries } from './use-palette-entries';

export interface PaletteProps {
  onClose: () => void;
}

function statusOf(state: Findings['state'], count: number): string {
  if (state !== 'ready') return texts[state];
  return count === 0 ? texts.nothing : texts.results(count);
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function PaletteDialog({ onClose, onHelp }: PaletteProps & { onHelp: () => void }) {
  useReturnFocus();
  const [text, setText] = useState('');
  const [index, setIndex] = useState(0);
  const { sections, state } = usePaletteEntries(text, onHelp);
  const entries = sections.flatMap((section) => section.entries);
  const active = entries[Math.min(index, entries.length - 1)];

  const choose = (entry: Entry) => {
    if (!entry.isStaying) onClose();
    entry.act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms an input method does not choose an entry.
    if (event.nativeEvent.isComposing) return;
    const by = STEPS[event.key];
    if (by !== undefined)
      setIndex(stepIn(entries.length, active ? entries.indexOf(active) : 0, by));
    else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  };
  return (
    <Modal.Root opened onClose={onClose} size={600} centered={false} yOffset="12dvh">
      <Modal.Overlay />
      <Modal.Content radius="lg" aria-label={texts.title}>
        <Modal.Body p={0} className={styles.body}>
          <TextInput
            data-autofocus
            role="combobox"
            aria-expanded
            aria-autocomplete="list"
            aria-controls={LIST_ID}
            aria-activedescendant={active && lineId(active)}
            aria-label={texts.field}
            placeholder={texts.field}
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_SEARCH}
            size="md"
            m="sm"
            leftSection={<Search size={16} aria-hidden />}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setIndex(0);
            }}
            onKeyDown={onKeyDown}
          />
          <PaletteList
            sections={sections}
            active={active}
            onPoint={(entry) => setIndex(entries.indexOf(entry))}
            onChoose={choose}
          />
          <div className={styles.foot}>
            <p role="status">{statusOf(state, entries.length)}</p>
            <p>{texts.hint}</p>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The command palette: pages, screenshots, workspaces and commands by typing. */
export default function Palette({ onClose }: PaletteProps) {
  const [isHelpShown, setHelpShown] = useState(false);
  if (isHelpShown) return <ShortcutList onClose={onClose} />;
  return <PaletteDialog onClose={onClose} onHelp={() => setHelpShown(true)} />;
}
