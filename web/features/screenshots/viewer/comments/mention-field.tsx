import { Textarea } from '@mantine/core';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { MAX_COMMENT } from '../../../../../server/contract/limits';
import type { Member } from '../../../../../server/contract/teams';
import { KEEPS_ESCAPE } from '../../../../ui/dialogs/escape-in-dialog';
import { commentTexts as texts } from './comment-texts';
import { handleOf, mentionable, openMention, withMention } from './mention.model';
import styles from './viewer-comments.module.css';

const MOST_PROPOSED = 5;

interface MentionFieldProps {
  label: string;
  description?: string;
  value: string;
  members: readonly Member[];
  isFocused?: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onCancel: (field: Element) => void;
}

/** The members that the mention at the caret may mean, and the one that a key would take. */
function useProposedMembers({ value, members, onChange }: MentionFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where the caret goes with the next text. */
  const moved = useRef<number | null>(null);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const open = isClosed ? null : openMention(value, caret);
  const proposed = open ? mentionable(open.typed, members).slice(0, MOST_PROPOSED) : [];
  const chosen = proposed[Math.min(active, proposed.length - 1)];

  const take = (member: Member) => {
    if (!open) return;
    const next = withMention(value, open, handleOf(member, members));
    moved.current = next.caret;
    onChange(next.text);
    setCaret(next.caret);
  };
  // The new text has moved the caret to its end. Before the next key, which belongs behind the mention.
  useLayoutEffect(() => {
    if (moved.current === null) return;
    field.current?.setSelectionRange(moved.current, moved.current);
    moved.current = null;
  }, [value]);
  const step = (by: number) =>
    setActive((active + by + proposed.length) % Math.max(1, proposed.length));
  const type = (text: string, at: number) => {
    onChange(text);
    setCaret(at);
    setActive(0);
    setClosed(false);
  };
  return { field, proposed, chosen, take, step, type, setCaret, close: () => setClosed(true) };
}

/** A text in which `@` proposes members; arrows and Enter choose one, Ctrl and Enter sends. */
export function MentionField(props: MentionFieldProps) {
  const { value, onSubmit, onCancel } = props;
  const list = useId();
  const { field, proposed, chosen, take, step, type, setCaret, close } = useProposedMembers(props);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // While letters are composed, Enter and Escape end only that.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSubmit();
    if (event.key === 'Escape') return chosen ? close() : onCancel(event.currentTarget);
    if (!chosen) return;
    const keys: Partial<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => take(chosen),
      Tab: () => take(chosen),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={styles.field}>
      <Textarea
        {...KEEPS_ESCAPE}
        ref={field}
        autosize
        minRows={2}
        maxRows={10}
        autoFocus={props.isFocused}
        aria-label={props.label}
        placeholder={props.label}
        description={props.description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={MAX_COMMENT}
        role="combobox"
        aria-expanded={chosen !== undefined}
        aria-controls={chosen ? list : undefined}
        aria-activedescendant={chosen && `${list}-${chosen.id}`}
        aria-autocomplete="list"
        value={value}
        onChange={({ currentTarget: typed }) => type(typed.value, typed.selectionStart)}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      {chosen && (
        <ul id={list} role="listbox" aria-label={texts.members} className={styles.proposals}>
          {proposed.map((member) => (
            <li
              key={member.id}
              id={`${list}-${member.id}`}
              role="option"
              aria-selected={member === chosen}
              className={styles.proposal}
              // Before the field loses the focus.
              onMouseDown={(event) => {
                event.preventDefault();
                take(member);
              }}
            >
              <span>{member.user_name}</span>
              <span className={styles.muted}>{member.user_email}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
