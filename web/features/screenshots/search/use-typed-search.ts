import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SEARCH_DELAY_MS } from '../shared/constants';
import type { PickedFilter } from './picked-filter';
import type { TakenProposal } from './proposals/proposals';

/** Focuses the search field: the shortcut of the installed application. */
const SEARCH_HASH = '#search';

interface TypedSearch {
  /** The search in the address. */
  q: string;
  onSearch: (q: string, pick?: PickedFilter) => void;
  /** Searches while the person types. */
  isLive: boolean;
}

/** The text of the search field and its caret: typed, taken from a proposal, or that of a changed address. */
export function useTypedSearch({ q, onSearch, isLive }: TypedSearch) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  const [sent, setSent] = useState(q);
  const [caret, setCaret] = useState<number | null>(null);
  /** Where the caret goes with the next text. */
  const moved = useRef<number | null>(null);
  const send = (next: string, pick?: PickedFilter) => {
    setSent(next.trim());
    onSearch(next.trim(), pick);
  };
  const search = useDebouncedCallback(send, SEARCH_DELAY_MS);

  useEffect(() => {
    if (window.location.hash === SEARCH_HASH) field.current?.focus();
  }, []);

  // The address changed (Back, Clear): the field follows, unless it is what was sent from here. By now the person may
  // have typed on.
  if (known !== q) {
    setKnown(q);
    if (q !== sent) {
      setSent(q);
      setText(q);
    }
  }

  useLayoutEffect(() => {
    if (moved.current === null) return;
    field.current?.setSelectionRange(moved.current, moved.current);
    moved.current = null;
  }, [text]);

  const change = (value: string) => {
    setText(value);
    if (isLive) search(value);
  };
  const take = ({ text: next, caret: at, pick }: TakenProposal) => {
    moved.current = at;
    setText(next);
    setCaret(at);
    search.cancel();
    if (pick ?? isLive) send(next, pick);
  };
  const tryText = (example: string) => {
    setText(example);
    send(example);
  };
  return { field, text, caret, setCaret, send, change, take, tryText };
}
