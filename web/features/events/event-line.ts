import type { ListEvent, ScreenshotEvent } from '../../../server/contract/events';
import { MAX_MISSED_MS } from '../../../server/contract/limits';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
/** A stream that opened later than this has missed changes of its own. */
const LATE_MS = 2_000;

/** A window's wish for a stream. */
export interface LineWish {
  address: string;
  /** The id of the person who is signed in. */
  person: string;
  /** The time (milliseconds of `Date.now()`) since which the window has heard nothing. */
  since: number;
}

export type LineNews =
  | { kind: 'event'; event: ScreenshotEvent }
  | { kind: 'list'; list: ListEvent['list'] }
  /** The connection is there; what it had missed follows. */
  | { kind: 'open' }
  /** The connection was lost. */
  | { kind: 'lost' }
  /** Changes were missed that nobody will send. */
  | { kind: 'gap' };

/** The address that also brings what has changed since. */
function firstAddress({ address, since }: LineWish): string {
  const missed = Math.min(Math.max(0, Date.now() - since), MAX_MISSED_MS);
  return `${address}${address.includes('?') ? '&' : '?'}missed_ms=${missed}`;
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
export function openLine(wish: LineWish, tell: (news: LineNews) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = FIRST_RETRY_MS;
  const begun = Date.now();
  let wasLost = false;
  let isClosed = false;

  /** A window without a line of its own looks for changes at each try. */
  async function askInstead() {
    if ((await isOneTooMany(wish.address)) && !isClosed) tell({ kind: 'gap' });
  }

  function open(at: string) {
    let wasOpen = false;
    source = new EventSource(at);
    source.onopen = () => {
      wasOpen = true;
      delay = FIRST_RETRY_MS;
      tell({ kind: 'open' });
      if (wasLost || Date.now() - begun > LATE_MS) tell({ kind: 'gap' });
    };
    source.addEventListener('screenshot', ({ data }: MessageEvent<string>) =>
      tell({ kind: 'event', event: JSON.parse(data) as ScreenshotEvent }),
    );
    source.addEventListener('list', ({ data }: MessageEvent<string>) =>
      tell({ kind: 'list', list: (JSON.parse(data) as ListEvent).list }),
    );
    source.addEventListener('gap', () => tell({ kind: 'gap' }));
    source.onerror = () => {
      // The browser's own reconnect gives up after some answers, so the stream is reopened here.
      source?.close();
      wasLost = true;
      tell({ kind: 'lost' });
      if (!wasOpen) void askInstead();
      timer = setTimeout(() => open(wish.address), delay);
      delay = Math.min(delay * 2, LONGEST_RETRY_MS);
    };
  }

  open(firstAddress(wish));
  return () => {
    isClosed = true;
    clearTimeout(timer);
    source?.close();
  };
}
