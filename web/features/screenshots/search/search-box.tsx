import { CircleHelp } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { SearchField, searchFieldButton } from '../../../ui/fields/search-field';
import { screenshotTexts as texts } from '../shared/texts';
import type { PickedFilter } from './picked-filter';
import type { ProposalKeys, ShownProposals } from './proposals/proposals';
import { useTypedSearch } from './use-typed-search';

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

/** A dash or a prefix that the list of proposals may know; the list is loaded when one is typed. */
const MAYBE_OPERATOR = /(?:^|\s)(?:-[\p{L}:]*|-?\p{L}+:\S*|-?\p{L}+:"[^"]*)$/u;

/** The search field for screenshots. */
export function SearchBox({ q, onSearch, isLive = true }: SearchBoxProps) {
  const typed = useTypedSearch({ q, onSearch, isLive });
  const { field, text } = typed;
  const [isHelping, setHelping] = useState(false);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const [list, setList] = useState<ShownProposals | null>(null);
  const keys = useRef<ProposalKeys>(null);
  const { caret } = typed;
  const before = caret === null || closedAt === text ? '' : text.slice(0, caret);

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms an input method does not search.
    if (event.nativeEvent.isComposing) return;
    if (keys.current?.onKeyDown(event)) return event.preventDefault();
    if (event.key === 'Escape' && text !== '') typed.change('');
    if (event.key === 'Enter') typed.send(text);
  };
  const tryExample = (example: string) => {
    setHelping(false);
    typed.tryText(example);
  };
  return (
    <>
      <SearchField
        ref={field}
        label={texts.search}
        hint={texts.searchHint}
        clearLabel={texts.clearSearch}
        value={text}
        onChange={typed.change}
        onKeyDown={onKeyDown}
        onCaret={typed.setCaret}
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
              onTake={typed.take}
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
