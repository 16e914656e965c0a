import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ScreenshotEvent } from '../../../server/contract/events';
import { ApiError, urlOf } from '../../../server/contract/client';
import { client } from '../../shared/api/client';
import { apiQuery } from '../../shared/api/hooks';
import { invalidateAfter } from '../../shared/api/query-client';
import { screenshotRows } from '../screenshots/screenshot-rows';
import { useRowWriter } from '../screenshots/screenshots.queries';
import { useWorkspace } from '../workspaces/use-workspace';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
/** Several changes of one row in a moment are fetched once. */
const GATHER_MS = 150;

/** Counts and summaries are read again once for all that happens in a moment. */
const RECOUNT_MS = 1_000;

const [TEAM] = apiQuery('teams.get', { params: { id: '' } }).queryKey;

type Writer = ReturnType<typeof useRowWriter>;

/** Fetches changed rows and puts them where they are shown. */
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
      // An older one that no loaded page holds is counted already, and comes with its page.
      const isListed = writer.isListed(id);
      if (isNew && !isListed) writer.add(row, teamId);
      else writer.put(row);
      // A search or a filter that is open may take it in now.
      if (row.is_processed || !isListed) writer.refreshNarrowed();
      screenshotRows.publish(row);
    } catch (error) {
      // Deleted a moment later; anything else is caught up with at the next change or reconnect.
      if (error instanceof ApiError && error.status === 404) writer.drop(id);
    }
  }

  return {
    hear: ({ id, change }: ScreenshotEvent): void => {
      // A reading that begins changes no count.
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

interface LineListener {
  onEvent: (event: ScreenshotEvent) => void;
  /** The line is gone, for the moment or for good. */
  onGap: () => void;
  onBack: () => void;
}

/** Keeps one line to the server open; calls back for each event, and when the line is back after a gap. */
function openLine(address: string, { onEvent, onGap, onBack }: LineListener) {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = FIRST_RETRY_MS;
  let hadGap = false;

  function open() {
    source = new EventSource(address);
    source.onopen = () => {
      delay = FIRST_RETRY_MS;
      if (hadGap) onBack();
    };
    source.addEventListener('screenshot', (event: MessageEvent<string>) =>
      onEvent(JSON.parse(event.data) as ScreenshotEvent),
    );
    source.onerror = () => {
      // The browser's own reconnect gives up on some answers, so the line is made anew here.
      source?.close();
      hadGap = true;
      onGap();
      timer = setTimeout(open, delay);
      delay = Math.min(delay * 2, LONGEST_RETRY_MS);
    };
  }

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

/** Progress appears without reload: what changes in the space is shown as it happens. */
export function useLiveUpdates(): void {
  const { teamId, scope } = useWorkspace();
  const writer = useRowWriter();
  const queryClient = useQueryClient();
  const address = urlOf('events.stream', { query: scope });

  useEffect(() => screenshotRows.subscribe((row) => writer.put(row)), [writer]);
  useEffect(() => {
    const refresher = createRefresher(writer, teamId);
    const close = openLine(address, {
      onEvent: refresher.hear,
      // The server hangs up on those who are not in the team any more.
      onGap: () => void queryClient.invalidateQueries({ queryKey: [TEAM] }),
      onBack: () => {
        // Whatever was read during the gap: lists, the open screenshot, what still waits.
        invalidateAfter(queryClient, 'processing.process');
      },
    });
    return () => {
      close();
      refresher.stop();
    };
  }, [address, teamId, writer, queryClient]);
}
