import { useDebouncedCallback } from '@mantine/hooks';
import { CircleHelp } from 'lucide-react';
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SearchField, searchFieldButton } from '../../../ui/fields/search-field';
import { SEARCH_DELAY_MS } from '../shared/constants';
import { screenshotTexts as texts } from '../shared/texts';
import type { PickedFilter } from './picked-filter';
import type { ProposalKeys, ShownProposals, TakenProposal } from './proposals/proposals';

const Proposals = lazy(() =>
  import('./proposals/proposals').then((module) => ({ default: module.Proposals })),
);

const SearchHelp = lazy(() =>
  import('./search-help').then((module) => ({ default: module.SearchHelp })),
);

interface SearchBoxProps {
  /** The search in the address. */
  q: string;
  /** A proposal of a tag, collection or kind becomes a filter beside the words. */
  onSearch: (q: string, pick?: PickedFilter) => void;
  /** Searches while the person types; otherwise on Enter. */
  isLive?: boolean;
}

/** Focuses the search field: the shortcut of the installed application. */
const SEARCH_HASH = '#search';

/** A dash or a prefix that the list of proposals may know; the list is loaded when one is typed. */
const MAYBE_OPERATOR = /(?:^|\s)(?:-[\p{L}:]*|-?\p{L}+:\S*|-?\p{L}+:"[^"]*)$/u;

/** The search field for screenshots. */
export function SearchBox({ q, onSearch, isLive = true }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  const [sent, setSent] = useState(q);
  const [isHelping, setHelping] = useState(false);
  const send = (next: string, pick?: PickedFilter) => {
    setSent(next);
    onSearch(next, pick);
  };
  const search = useDebouncedCallback(send, SEARCH_DELAY_MS);
  const [caret, setCaret] = useState<number | null>(null);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const [list, setList] = useState<ShownProposals | null>(null);
  const keys = useRef<ProposalKeys>(null);
  /** Where the caret goes with the next text. */
  const moved = useRef<number | null>(null);
  const before = caret === null || closedAt === text ? '' : text.slice(0, caret);

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
    if (isLive) search(value.trim());
  };
  const take = ({ text: next, caret: at, pick }: TakenProposal) => {
    moved.current = at;
    setText(next);
    setCaret(at);
    search.cancel();
    if (pick ?? isLive) send(next.trim(), pick);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms an input method does not search.
    if (event.nativeEvent.isComposing) return;
    if (keys.current?.onKeyDown(event)) return event.preventDefault();
    if (event.key === 'Escape' && text !== '') change('');
    if (event.key === 'Enter') send(text.trim());
  };
  const tryExample = (example: string) => {
    setHelping(false);
    setText(example);
    send(example);
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
        onCaret={setCaret}
        list={list}
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
      >
        {MAYBE_OPERATOR.test(before) && (
          <Suspense fallback={null}>
            <Proposals
              ref={keys}
              text={text}
              caret={before.length}
              onTake={take}
              onShown={setList}
              onClose={() => setClosedAt(text)}
            />
          </Suspense>
        )}
      </SearchField>
      {isHelping && (
        <Suspense fallback={null}>
          <SearchHelp onTry={tryExample} onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </>
  );
}
