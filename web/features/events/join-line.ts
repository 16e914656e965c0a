import { type LineNews, type LineWish, openLine } from './event-line';

/** News are some time older than their arrival. */
const NEWS_MS = 5_000;

/** A message between windows. */
type Word =
  | LineNews
  /** A window has come. */
  | { kind: 'join' }
  /** All windows have heard the same since then (milliseconds of `Date.now()`), and nothing new. */
  | { kind: 'quiet'; since: number };

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
  /** When the connection was lost after which nothing was heard (milliseconds of `Date.now()`). */
  let lostAt: number | null = null;
  /** For the window with the stream only. */
  let quietSince: number | null = null;

  others.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'join') {
      if (quietSince !== null) say({ kind: 'quiet', since: quietSince });
    } else if (data.kind !== 'quiet') {
      if (data.kind === 'lost') lostAt ??= Date.now();
      if (data.kind === 'event' || data.kind === 'list') lostAt = null;
      tell(data);
    } else if (isNew) {
      isNew = false;
      // Nobody keeps for it the news that the others have heard.
      if (wish.since <= data.since) tell({ kind: 'gap' });
    }
  };

  function lead(): Promise<void> {
    // Until now another window had the stream.
    const since = isNew ? wish.since : (lostAt ?? Date.now()) - NEWS_MS;
    isNew = false;
    quietSince = since;
    say({ kind: 'quiet', since });
    const close = openLine({ ...wish, since }, (news) => {
      quietSince = Date.now();
      say(news);
      tell(news);
    });
    return new Promise((release) => {
      end.signal.addEventListener('abort', () => {
        close();
        release();
      });
    });
  }

  say({ kind: 'join' });
  navigator.locks.request(name, { signal: end.signal }, lead).catch(() => {
    // The browser refuses locks to this page, unless the window has gone before its turn.
    if (!end.signal.aborted) void lead();
  });
  return () => {
    end.abort();
    others.close();
  };
}
