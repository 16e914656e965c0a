import type { ScreenshotEvent } from '../../../server/contract/events';
import { ApiError } from '../../../server/contract/client';
import { client } from '../../shared/api/client';
import { waitOf } from '../../shared/api/too-many';
import { screenshotRows } from '../screenshots/shared/screenshot-rows';
import type { useRowWriter } from '../screenshots/shared/screenshots.queries';

/** Several changes of a row within this time cause one request. */
const GATHER_MS = 150;

/** Counts and summaries are read again once for all changes within this time, and more rarely while changes go on. */
const RECOUNT_MS = 1_000;
const BUSY_RECOUNT_MS = 4_000;
/** Changes go on where a count is this young. */
const BUSY_MS = 10_000;

/**
 * Rows that are read at once after a rest, and in each second then. Hundreds of uploads in several windows of a person
 * would otherwise use up the calls of a minute.
 */
const ROWS_AT_ONCE = 60;
const ROWS_A_SECOND = 5;

type Writer = ReturnType<typeof useRowWriter>;

/** Spreads calls: each one is told how many milliseconds it has to wait. */
function createPace() {
  let left = ROWS_AT_ONCE;
  let at = Date.now();
  return (): number => {
    const now = Date.now();
    left = Math.min(ROWS_AT_ONCE, left + ((now - at) / 1_000) * ROWS_A_SECOND) - 1;
    at = now;
    return left < 0 ? (-left / ROWS_A_SECOND) * 1_000 : 0;
  };
}

/** Loads changed rows and shows them in the cached lists. */
export function createRefresher(writer: Writer, teamId: string | null) {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const created = new Set<string>();
  const pace = createPace();
  let recount: ReturnType<typeof setTimeout> | undefined;
  let recountedAt = 0;
  let isStopped = false;

  function recountSoon() {
    const isBusy = Date.now() - recountedAt < BUSY_MS;
    recount ??= setTimeout(
      () => {
        recount = undefined;
        recountedAt = Date.now();
        writer.refreshCounted();
      },
      isBusy ? BUSY_RECOUNT_MS : RECOUNT_MS,
    );
  }

  function refreshIn(ms: number, id: string) {
    if (isStopped || waiting.has(id)) return;
    waiting.set(
      id,
      setTimeout(() => void refresh(id), ms + pace()),
    );
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
      const wait = waitOf(error);
      if (wait !== null) {
        if (isNew) created.add(id);
        return refreshIn(wait, id);
      }
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
      else refreshIn(GATHER_MS, id);
    },
    stop: (): void => {
      isStopped = true;
      clearTimeout(recount);
      waiting.forEach((timer) => clearTimeout(timer));
    },
  };
}
