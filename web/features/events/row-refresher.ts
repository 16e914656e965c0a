import type { ListEvent, ScreenshotEvent } from '../../../server/contract/events';
import type { Screenshot } from '../../../server/contract/screenshots';
import { ApiError } from '../../../server/contract/client';
import { client } from '../../shared/api/client';
import { waitOf } from '../../shared/api/too-many';
import { screenshotRows } from '../screenshots/shared/screenshot-rows';
import type { useRowWriter } from './use-row-writer';

/** Several changes of a row within this time cause one request. */
const GATHER_MS = 150;

/**
 * Counts, summaries and filtered lists are read again once for all changes within this time, and more rarely while
 * changes go on.
 */
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

/** Tells how many milliseconds the next call has to wait. */
function createPace() {
  let left = ROWS_AT_ONCE;
  // Not the time of the clock, which somebody may set.
  let at = performance.now();
  return {
    wait: (): number => {
      const now = performance.now();
      if (now < at) return at - now;
      left = Math.min(ROWS_AT_ONCE, left + ((now - at) / 1_000) * ROWS_A_SECOND);
      at = now;
      return Math.max(0, ((1 - left) / ROWS_A_SECOND) * 1_000);
    },
    take: (): void => void (left -= 1),
    /** No call for so many milliseconds, and none saved up after them. */
    hold: (ms: number): void => {
      at = Math.max(at, performance.now() + ms);
      left = 0;
    },
    isHeld: (): boolean => performance.now() < at,
  };
}

/**
 * Reads once for many wishes within a second, and more rarely while they go on. No reading is given up for the next one:
 * a long list would never be read to its end.
 */
function createRecount(read: () => Promise<void> | void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readAt = -BUSY_MS;
  let isReading = false;
  let isWished = false;
  let isStopped = false;

  function arm() {
    if (!isWished || isReading || isStopped) return;
    const isBusy = performance.now() - readAt < BUSY_MS;
    timer ??= setTimeout(() => void run(), isBusy ? BUSY_RECOUNT_MS : RECOUNT_MS);
  }

  async function run() {
    timer = undefined;
    isWished = false;
    isReading = true;
    readAt = performance.now();
    await read();
    isReading = false;
    arm();
  }

  return {
    wish: (): void => {
      isWished = true;
      arm();
    },
    /** Whether something was still to be read. */
    stop: (): boolean => {
      isStopped = true;
      clearTimeout(timer);
      return isWished;
    },
  };
}

interface RefresherOptions {
  writer: Writer;
  /** The screenshots that somebody looks at now. */
  openIds: () => readonly string[];
}

/** Loads changed rows and shows them in the cached lists. */
export function createRefresher({ writer, openIds }: RefresherOptions) {
  /** The rows that wait, in their order, and from when on each may be read. */
  const waiting = new Map<string, number>();
  /** New ones that wait. */
  const created = new Set<string>();
  /** Those of which more is new than that their reading has begun. */
  const changed = new Set<string>();
  const pace = createPace();
  const counted = createRecount(() => writer.refreshCounted());
  const narrowed = createRecount(() => writer.refreshNarrowed());
  const totals = createRecount(() => writer.recount());
  const lists = {
    collections: createRecount(() => writer.readList('collections')),
    team: createRecount(() => writer.readList('team')),
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The newest call for each row: an older answer, or one of a row deleted since, is not shown. */
  const reading = new Map<string, object>();
  let isStopped = false;

  function readIn(ms: number, id: string) {
    if (isStopped) return;
    if (!waiting.has(id)) waiting.set(id, performance.now() + ms);
    timer ??= setTimeout(readDue, ms);
  }

  function readDue() {
    const isDue = (at: number) => at <= performance.now();
    // An open one waits for no other, but for a server that refuses all.
    if (!pace.isHeld()) {
      for (const id of openIds()) if (isDue(waiting.get(id) ?? Infinity)) void read(id);
    }
    timer = undefined;
    for (const [id, at] of waiting) {
      const ms = Math.ceil(Math.max(pace.wait(), at - performance.now()));
      if (ms > 0) {
        timer = setTimeout(readDue, ms);
        return;
      }
      void read(id);
    }
  }

  function show(id: string, row: Screenshot) {
    const isListed = writer.isListed(id);
    // First, because a row that is put among the loaded ones counts as one that the list had before.
    if (created.delete(id)) {
      writer.add(row);
      // It may have been counted already, before it was read.
      totals.wish();
    }
    writer.put(row);
    // An open search or filter may match it now.
    if (changed.delete(id) || !isListed) narrowed.wish();
    screenshotRows.publish(row);
  }

  async function read(id: string) {
    waiting.delete(id);
    pace.take();
    const call = {};
    reading.set(id, call);
    // Neither after a sign-out nor in another space.
    const isOver = () => isStopped || reading.get(id) !== call;
    try {
      const row = await client.call('screenshots.get', { params: { id } });
      if (!isOver()) show(id, row);
    } catch (error) {
      if (isOver()) return;
      const wait = waitOf(error);
      if (wait !== null) {
        pace.hold(wait);
        return readIn(0, id);
      }
      // Deleted in the meantime. The next change or reconnect repairs other failures.
      if (error instanceof ApiError && error.status === 404) writer.drop(id);
    } finally {
      if (reading.get(id) === call) reading.delete(id);
    }
  }

  return {
    hear: ({ id, change }: ScreenshotEvent): void => {
      // The start of processing changes no count.
      if (change !== 'processing') {
        counted.wish();
        changed.add(id);
      }
      if (change === 'created') created.add(id);
      if (change === 'created' || change === 'deleted') totals.wish();
      if (change !== 'deleted') return readIn(GATHER_MS, id);
      for (const known of [waiting, created, changed, reading]) known.delete(id);
      writer.drop(id);
    },
    hearOfList: (list: ListEvent['list']): void => lists[list].wish(),
    /** Whether something was still to be read. */
    stop: (): boolean => {
      isStopped = true;
      clearTimeout(timer);
      const areWished = [counted, narrowed, totals, ...Object.values(lists)].map((recount) =>
        recount.stop(),
      );
      return areWished.includes(true) || waiting.size > 0 || reading.size > 0;
    },
  };
}
