import { type LineNews, type LineWish, openLine } from './event-line';

/** News are some time older than their arrival. */
const NEWS_MS = 5_000;
/** A window with the stream that runs has answered by then. */
const ANSWER_MS = 3_000;

/** A message between windows. */
type Word =
  | LineNews
  /** A window has come. */
  | { kind: 'join' }
  /** All windows have heard the same since then, and nothing new; since when no stream is open (milliseconds of `Date.now()`). */
  | { kind: 'quiet'; since: number; deafSince: number | null };

/**
 * A stream of this window alone while the one that holds the lock does not answer: phones stop hidden windows without
 * telling them, and these keep their locks.
 */
function createStandIn(open: () => () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let close: (() => void) | undefined;
  return {
    unlessAnswered: (): void => {
      timer ??= setTimeout(() => (close = open()), ANSWER_MS);
    },
    end: (): void => {
      clearTimeout(timer);
      timer = undefined;
      close?.();
      close = undefined;
    },
  };
}

/**
 * Hears what changes by one event stream that all windows of a person share for a workspace: a browser has six connections
 * for a server over HTTP/1.1, and six streams would leave none for anything else. The window that holds a lock has the
 * stream, and tells the others; the browser gives the lock to the next one as soon as it goes. Where locks are missing (over plain
 * http elsewhere than on this computer) each window has its own stream. The returned function ends it.
 */
export function joinLine(wish: LineWish, tell: (news: LineNews) => void): () => void {
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return openLine(wish, tell);
  // A stream goes on with the session that it began with, also after another person has signed in.
  const name = `events ${wish.person} ${wish.address}`;
  const others = new BroadcastChannel(name);
  const say = (word: Word) => others.postMessage(word);
  const end = new AbortController();
  /** It is not known yet whether this window has missed anything. */
  let isNew = true;
  /** All three in milliseconds of `Date.now()`. Since when no stream is open, so that nothing is heard. */
  let deafSince: number | null = null;
  /** The last word of the window with the stream. */
  let heardAt = 0;
  /** For the window with the stream only. */
  let quietSince: number | null = null;
  const standIn = createStandIn(() => {
    const since = isNew ? wish.since : heardAt - NEWS_MS;
    return openLine({ ...wish, since }, tell);
  });

  function hear(news: LineNews) {
    if (news.kind === 'open') deafSince = null;
    if (news.kind === 'lost') deafSince ??= Date.now();
    tell(news);
  }

  others.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'join') {
      if (quietSince !== null) say({ kind: 'quiet', since: quietSince, deafSince });
      return;
    }
    heardAt = Date.now();
    standIn.end();
    if (data.kind !== 'quiet') return hear(data);
    deafSince = data.deafSince;
    // Nobody keeps for it the news that the others have heard.
    if (isNew && wish.since <= data.since) tell({ kind: 'gap' });
    isNew = false;
  };

  function lead(): Promise<void> {
    standIn.end();
    // Until now another window had the stream.
    const since = isNew ? wish.since : (deafSince ?? Date.now()) - NEWS_MS;
    isNew = false;
    quietSince = since;
    deafSince = since;
    say({ kind: 'quiet', since, deafSince });
    const close = openLine({ ...wish, since }, (news) => {
      if (news.kind !== 'open') quietSince = Date.now();
      say(news);
      hear(news);
    });
    return new Promise((release) => {
      end.signal.addEventListener('abort', () => {
        close();
        release();
      });
    });
  }

  function ask() {
    if (quietSince !== null) return;
    standIn.unlessAnswered();
    say({ kind: 'join' });
  }

  ask();
  document.addEventListener('visibilitychange', () => document.hidden || ask(), {
    signal: end.signal,
  });
  navigator.locks.request(name, { signal: end.signal }, lead).catch(() => {
    // The browser refuses locks to this page, unless the window has gone before its turn.
    if (!end.signal.aborted) void lead();
  });
  return () => {
    end.abort();
    standIn.end();
    others.close();
  };
}
