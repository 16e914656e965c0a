import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ScreenshotEvent } from '../../../server/contract/events';
import { MAX_MISSED_MS } from '../../../server/contract/limits';
import { ApiError, urlOf } from '../../../server/contract/client';
import { client } from '../../shared/api/client';
import { apiQuery } from '../../shared/api/hooks';
import { MISSED_WHILE_OFFLINE } from '../../shared/api/effects';
import { readAgain } from '../../shared/api/query-client';
import { screenshotRows } from '../screenshots/shared/screenshot-rows';
import { useRowWriter } from '../screenshots/shared/screenshots.queries';
import { useWorkspace } from '../workspaces/use-workspace';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
/** Several changes of a row within this time cause one request. */
const GATHER_MS = 150;

/** Counts and summaries are read again once for all changes within this time. */
const RECOUNT_MS = 1_000;

/** An answer is some time older than its arrival. */
const ANSWER_MS = 5_000;
/** A stream that opened later than this has missed changes of its own. */
const LATE_MS = 2_000;

const [TEAM] = apiQuery('teams.get', { params: { id: '' } }).queryKey;

type Writer = ReturnType<typeof useRowWriter>;

/** Loads changed rows and shows them in the cached lists. */
function createRefresher(writer: Writer, teamId: string | null) {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const created = new Set<string>();
  let recount: ReturnType<typeof setTimeout> | undefined;

  function recountSoon() {
    recount ??= setTimeout(() => {
      recount = undefined;
      writer.refreshCounted();
    }, RECOUNT_MS);
  }

  async function refresh(id: string) {
    waiting.delete(id);
    const isNew = created.delete(id);
    try {
      const row = await client.call('screenshots.get', { params: { id } });
      // An older row outside the loaded pages is already counted and arrives with its page.
      const isListed = writer.isListed(id);
      if (isNew && !isListed) writer.add(row, teamId);
      else writer.put(row);
      // An open search or filter may match it now.
      if (row.is_processed || !isListed) writer.refreshNarrowed();
      screenshotRows.publish(row);
    } catch (error) {
      // Deleted in the meantime. The next change or reconnect repairs other failures.
      if (error instanceof ApiError && error.status === 404) writer.drop(id);
    }
  }

  return {
    hear: ({ id, change }: ScreenshotEvent): void => {
      // The start of processing changes no count.
      if (change !== 'processing') recountSoon();
      if (change === 'created') created.add(id);
      if (change === 'deleted') writer.drop(id);
      else if (!waiting.has(id)) {
        const timer = setTimeout(() => void refresh(id), GATHER_MS);
        waiting.set(id, timer);
      }
    },
    stop: (): void => {
      clearTimeout(recount);
      waiting.forEach((timer) => clearTimeout(timer));
    },
  };
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
  const writer = useRowWriter();
  const queryClient = useQueryClient();
  const address = urlOf('events.stream', { query: scope });

  useEffect(() => screenshotRows.subscribe((row) => writer.put(row)), [writer]);
  useEffect(() => {
    const refresher = createRefresher(writer, teamId);
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
      refresher.stop();
    };
  }, [address, teamId, writer, queryClient]);
}
