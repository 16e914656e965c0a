import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RouteInput } from '../../../server/contract/api';
import type { ScreenshotEvent } from '../../../server/contract/events';
import { MAX_MISSED_MS } from '../../../server/contract/limits';
import { urlOf } from '../../../server/contract/client';
import { apiQuery } from '../../shared/api/hooks';
import { MISSED_WHILE_OFFLINE } from '../../shared/api/effects';
import { readAgain } from '../../shared/api/query-client';
import { screenshotRows } from '../screenshots/shared/screenshot-rows';
import { useWorkspace } from '../workspaces/use-workspace';
import { createRefresher } from './row-refresher';
import { useRowWriter } from './use-row-writer';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
/** An answer is some time older than its arrival. */
const ANSWER_MS = 5_000;
/** A stream that opened later than this has missed changes of its own. */
const LATE_MS = 2_000;

const [TEAM] = apiQuery('teams.get', { params: { id: '' } }).queryKey;
const [ROW] = apiQuery('screenshots.get', { params: { id: '' } }).queryKey;

/** The screenshots that are shown whole at the moment. */
const openIdsIn = (queryClient: QueryClient): string[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [ROW], type: 'active' })
    .map(({ queryKey }) => (queryKey[1] as RouteInput<'screenshots.get'>).params.id);

/** Marks answers as out of date that nobody keeps up to date any longer; they are read again where they are shown next. */
function markMissed(queryClient: QueryClient): void {
  for (const route of MISSED_WHILE_OFFLINE) {
    void queryClient.invalidateQueries({ queryKey: [route], refetchType: 'none' });
  }
}

/** The age of the oldest answer that is shown, in milliseconds: changes since then were heard by nobody. */
function ageOfAnswers(queryClient: QueryClient): number {
  const arrivals = MISSED_WHILE_OFFLINE.flatMap((route) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: [route], type: 'active' })
      .map(({ state }) => state.dataUpdatedAt)
      .filter((arrival) => arrival > 0),
  );
  const age = Date.now() - Math.min(Date.now(), ...arrivals) + ANSWER_MS;
  return Math.min(age, MAX_MISSED_MS);
}

interface LineListener {
  onEvent: (event: ScreenshotEvent) => void;
  /** The connection was lost. */
  onLost: () => void;
  /** Changes were missed that nobody will send. */
  onGap: () => void;
}

/** Whether the server refuses a stream because the person has too many. EventSource does not tell the status. */
async function isOneTooMany(address: string): Promise<boolean> {
  const end = new AbortController();
  try {
    return (await fetch(address, { signal: end.signal })).status === 429;
  } catch {
    // No answer at all: the next try is on its way.
    return false;
  } finally {
    end.abort();
  }
}

/** Keeps one event stream open with exponential backoff; the first one also brings what changed before it. */
function openLine(first: string, address: string, { onEvent, onLost, onGap }: LineListener) {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = FIRST_RETRY_MS;
  const begun = Date.now();
  let wasLost = false;
  let isClosed = false;

  /** A window without a line of its own looks for changes at each try. */
  async function askInstead() {
    if ((await isOneTooMany(address)) && !isClosed) onGap();
  }

  function open(at: string) {
    let wasOpen = false;
    source = new EventSource(at);
    source.onopen = () => {
      wasOpen = true;
      delay = FIRST_RETRY_MS;
      if (wasLost || Date.now() - begun > LATE_MS) onGap();
    };
    source.addEventListener('screenshot', (event: MessageEvent<string>) =>
      onEvent(JSON.parse(event.data) as ScreenshotEvent),
    );
    source.addEventListener('gap', onGap);
    source.onerror = () => {
      // The browser's own reconnect gives up after some answers, so the stream is reopened here.
      source?.close();
      wasLost = true;
      onLost();
      if (!wasOpen) void askInstead();
      timer = setTimeout(() => open(address), delay);
      delay = Math.min(delay * 2, LONGEST_RETRY_MS);
    };
  }

  open(first);
  return () => {
    isClosed = true;
    clearTimeout(timer);
    source?.close();
  };
}

/** Shows changes in the workspace without a reload. */
export function useLiveUpdates(): void {
  const { teamId, scope } = useWorkspace();
  const writer = useRowWriter(teamId);
  const queryClient = useQueryClient();
  const address = urlOf('events.stream', { query: scope });

  useEffect(() => screenshotRows.subscribe((row) => writer.replace(row)), [writer]);
  useEffect(() => {
    const openIds = () => openIdsIn(queryClient);
    const refresher = createRefresher({ writer, openIds });
    const missed = { ...(teamId && { team_id: teamId }), missed_ms: ageOfAnswers(queryClient) };
    const close = openLine(urlOf('events.stream', { query: missed }), address, {
      onEvent: (event) => {
        refresher.hear(event);
        const { queryKey } = apiQuery('comments.list', { params: { id: event.id } });
        void queryClient.invalidateQueries({ queryKey });
      },
      // The server closes the stream of a person who was removed from the team.
      onLost: () => void queryClient.invalidateQueries({ queryKey: [TEAM] }),
      onGap: () => readAgain(queryClient, MISSED_WHILE_OFFLINE),
    });
    return () => {
      close();
      if (refresher.stop()) markMissed(queryClient);
    };
  }, [address, teamId, writer, queryClient]);
}
