import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Screenshot } from '../../../server/contract/screenshots';
import { tagNameOf } from '../../../server/contract/tag-name';
import { useTimeZone } from '../../features/auth/use-time-zone';
import { hintsInput } from '../../features/screenshots/search/hints-input';
import { useMeaning } from '../../features/screenshots/search/sentences/use-meaning';
import { changeAddress, NO_FILTER } from '../../features/screenshots/shared/gallery-address.model';
import { titleOf } from '../../features/screenshots/shared/screenshot.model';
import { SEARCH_DELAY_MS } from '../../features/screenshots/shared/constants';
import { useWorkspace } from '../../features/workspaces/use-workspace';
import { useWorkspaces } from '../../features/workspaces/use-workspaces';
import { tagAddress } from '../../shared/addresses';
import { useApiQuery } from '../../shared/api/hooks';
import { paths } from '../../shared/paths';
import { type Entry, type Findings, fits } from './palette.model';
import { paletteTexts as texts } from './texts';

const HITS = 5;
const NOTHING: readonly never[] = [];
/** The most tags or collections shown. */
const LABELS = 50;

type Change = Parameters<typeof changeAddress>[1];

const galleryWith = (change: Change): string =>
  `${paths.gallery}?${changeAddress(new URLSearchParams(), change).toString()}`;

type Asked = Pick<
  UseQueryResult,
  'isError' | 'isPending' | 'fetchStatus' | 'refetch' | 'isPlaceholderData'
>;

/** The state of a list; a failed one has an entry that retries. */
function findingsOf(
  query: Asked,
  { title, entries, failed }: { title: string; entries: Entry[]; failed: string },
): Findings {
  const again: Entry = {
    id: `${title} again`,
    label: failed,
    hint: texts.retry,
    isStaying: true,
    act: () => void query.refetch(),
  };
  const isMissing = query.isPending || query.isPlaceholderData;
  const waiting = isMissing ? 'loading' : 'ready';
  return {
    sections: [{ title, entries: query.isError ? [...entries, again] : entries }],
    state: isMissing && query.fetchStatus === 'paused' ? 'offline' : waiting,
  };
}

export function useTagEntries(words: string, isWanted: boolean): Findings {
  const { scope, teamId } = useWorkspace();
  const navigate = useNavigate();
  const query = useApiQuery('tags.list', { query: scope }, { enabled: isWanted });
  const wanted = tagNameOf(words);
  const entries = (query.data ?? [])
    .filter(({ tag_name: name }) => fits(name, wanted))
    .slice(0, LABELS)
    .map(({ tag_name: name, screenshot_count: count }) => ({
      id: `tag ${name}`,
      label: name,
      hint: texts.count(count),
      act: () => void navigate(tagAddress(name, teamId)),
    }));
  return findingsOf(query, { title: texts.tags, entries, failed: texts.tagsFailed });
}

export function useCollectionEntries(words: string, isWanted: boolean): Findings {
  const { scope } = useWorkspace();
  const navigate = useNavigate();
  const query = useApiQuery('collections.list', { query: scope }, { enabled: isWanted });
  const entries = (query.data ?? [])
    .filter(({ name }) => fits(name, words))
    .slice(0, LABELS)
    .map(({ id, name, screenshot_count: count }) => ({
      id: `collection ${id}`,
      label: name,
      hint: texts.count(count),
      act: () => void navigate(galleryWith({ collectionId: id })),
    }));
  return findingsOf(query, { title: texts.collections, entries, failed: texts.collectionsFailed });
}

/** The entry for the full search; above all but a page of that name, so that Enter opens it. */
export function useSearchEntry(words: string): Findings {
  const navigate = useNavigate();
  const entry: Entry = {
    id: 'search',
    label: texts.searchFor(words),
    act: () => void navigate(galleryWith({ q: words })),
  };
  const entries = words === '' ? [] : [entry];
  return { sections: [{ title: texts.screenshots, entries }], state: 'ready' };
}

/** The name of the space whose screenshots are searched. */
function useWorkspaceName(): string {
  const { spaces, currentId } = useWorkspaces();
  return spaces.find(({ id }) => id === currentId)?.name ?? '';
}

/** The words of the search are read as the gallery reads them. */
function useHitsInput(q: string) {
  const { scope } = useWorkspace();
  const timeZone = useTimeZone();
  const typed = useMemo(() => ({ ...NO_FILTER, q }), [q]);
  const meaning = useMeaning(typed, NOTHING);
  const { query } = hintsInput(scope, meaning?.filter ?? typed, timeZone);
  const input = { query: { ...query, limit: HITS, fields: 'card' as const } };
  return { input, isRead: meaning !== null };
}

/** The first matching screenshots of the workspace; the previous ones stay while the person types. */
export function useScreenshotEntries(words: string, isWanted: boolean): Findings {
  const navigate = useNavigate();
  const space = useWorkspaceName();
  const [q] = useDebouncedValue(words, SEARCH_DELAY_MS);
  const { input, isRead } = useHitsInput(q);
  const query = useApiQuery('screenshots.list', input, {
    enabled: isWanted && q !== '' && isRead,
    placeholderData: keepPreviousData,
  });
  if (!isWanted || words === '') return { sections: [], state: 'ready' };
  const toEntry = (row: Screenshot): Entry => ({
    id: `hit ${row.id}`,
    label: titleOf(row),
    row,
    space,
    act: () => void navigate(galleryWith({ q, openId: row.id })),
  });
  const entries = (query.data ?? []).map(toEntry);
  const found = findingsOf(query, { title: texts.found, entries, failed: texts.searchFailed });
  return q === words ? found : { ...found, state: 'loading' };
}
