import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SEARCH_DELAY_MS, screenshotTexts as texts } from '../texts';
import { useHotKey } from '../use-hot-key';

interface SearchBoxProps {
  /** What the address says. */
  q: string;
  onSearch: (q: string) => void;
}

/** Leads straight into the search field: the shortcut of the installed application. */
const SEARCH_HASH = '#search';

/** The search field; `/` comes here, and what is typed is looked for after a short rest. */
export function SearchBox({ q, onSearch }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  const search = useDebouncedCallback(onSearch, SEARCH_DELAY_MS);
  useHotKey('/', () => {
    // Selecting alone brings the focus along in some browsers only.
    field.current?.focus();
    field.current?.select();
  });

  useEffect(() => {
    if (window.location.hash === SEARCH_HASH) field.current?.focus();
  }, []);

  // The address changed by itself (Back, Clear): the field follows, unless it only lost a space at its end.
  if (known !== q) {
    setKnown(q);
    if (text.trim() !== q) setText(q);
  }

  const change = (value: string) => {
    setText(value);
    search(value.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text !== '') change('');
    if (event.key === 'Enter') onSearch(text.trim());
  };
  return (
    <TextInput
      ref={field}
      type="text"
      inputMode="search"
      role="searchbox"
      enterKeyHint="search"
      aria-label={texts.search}
      placeholder={texts.searchHint}
      value={text}
      maxLength={500}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      leftSection={<Search size={16} aria-hidden />}
      rightSection={
        text !== '' && <CloseButton aria-label={texts.clearSearch} onClick={() => change('')} />
      }
    />
  );
}
