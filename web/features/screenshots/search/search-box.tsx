import { useDebouncedCallback } from '@mantine/hooks';
import { CircleHelp } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { SearchField, searchFieldButton } from '../../../ui/fields/search-field';
import { SEARCH_DELAY_MS } from '../shared/constants';
import { screenshotTexts as texts } from '../shared/texts';

const SearchHelp = lazy(() =>
  import('./search-help').then((module) => ({ default: module.SearchHelp })),
);

interface SearchBoxProps {
  /** The search in the address. */
  q: string;
  onSearch: (q: string) => void;
  /** Searches while the person types; otherwise on Enter. */
  isLive?: boolean;
}

/** Focuses the search field: the shortcut of the installed application. */
const SEARCH_HASH = '#search';

/** The search field for screenshots. */
export function SearchBox({ q, onSearch, isLive = true }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  const [isHelping, setHelping] = useState(false);
  const search = useDebouncedCallback(onSearch, SEARCH_DELAY_MS);

  useEffect(() => {
    if (window.location.hash === SEARCH_HASH) field.current?.focus();
  }, []);

  // The address changed (Back, Clear): the field follows, unless only a trailing blank was removed.
  if (known !== q) {
    setKnown(q);
    if (text.trim() !== q) setText(q);
  }

  const change = (value: string) => {
    setText(value);
    if (isLive) search(value.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms an input method does not search.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && text !== '') change('');
    if (event.key === 'Enter') onSearch(text.trim());
  };
  const tryExample = (example: string) => {
    setHelping(false);
    setText(example);
    onSearch(example);
  };
  return (
    <>
      <SearchField
        ref={field}
        label={texts.search}
        hint={texts.searchHint}
        clearLabel={texts.clearSearch}
        value={text}
        onChange={change}
        onKeyDown={onKeyDown}
        end={
          <button
            type="button"
            className={searchFieldButton}
            aria-label={texts.searchHelp}
            aria-haspopup="dialog"
            onClick={() => setHelping(true)}
          >
            <CircleHelp size={16} aria-hidden />
          </button>
        }
      />
      {isHelping && (
        <Suspense fallback={null}>
          <SearchHelp onTry={tryExample} onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </>
  );
}
