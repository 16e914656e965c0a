import { Search, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { MAX_SEARCH } from '../../../server/contract/limits';
import styles from './search-field.module.css';

/** The attribute by which the search key finds a field. */
const SEARCH_KEY = '/';

interface SearchFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  hint: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The caret has moved, or the field has got or lost the focus; null without it. */
  onCaret?: (caret: number | null) => void;
  /** The list that is open below the field, and its active option. */
  list?: { listId: string; activeId: string | undefined } | null;
  /** A button at the end of the field, as `searchFieldButton` looks. */
  end?: ReactNode;
  /** A list that opens below the field. */
  children?: ReactNode;
}

export const searchFieldButton = styles.button;

/** A search field of plain elements: it is in the first file, and the library's field weighs five kilobytes. */
export function SearchField(props: SearchFieldProps) {
  const { ref, label, hint, clearLabel, value, onChange, onKeyDown, onCaret, list, end } = props;
  return (
    <div className={styles.field} data-with-end={end !== undefined || undefined}>
      <Search size={16} aria-hidden />
      <input
        ref={ref}
        className={styles.input}
        type="text"
        inputMode="search"
        // A field without a list is no combobox.
        role={list ? 'combobox' : 'searchbox'}
        aria-expanded={list ? true : undefined}
        aria-autocomplete={list ? 'list' : undefined}
        aria-controls={list?.listId}
        aria-activedescendant={list?.activeId}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-keyshortcuts={SEARCH_KEY}
        placeholder={hint}
        value={value}
        maxLength={MAX_SEARCH}
        onChange={(event) => {
          onCaret?.(event.currentTarget.selectionStart);
          onChange(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onSelect={onCaret && ((event) => onCaret(event.currentTarget.selectionStart))}
        onBlur={onCaret && (() => onCaret(null))}
      />
      <span className={styles.buttons}>
        {value !== '' && (
          <button
            type="button"
            className={styles.button}
            aria-label={clearLabel}
            onClick={() => onChange('')}
          >
            <X size={16} aria-hidden />
          </button>
        )}
        {end}
      </span>
      {props.children}
    </div>
  );
}
