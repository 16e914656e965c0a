import { CliError, UnreachableError } from './cli-error';
import { EXIT } from './exit-codes';

export interface ConnectionOptions {
  server: string;
  /** Called for every answer: method, path, status, request id. */
  onAnswer?: (line: string) => void;
  /** Milliseconds before the first retry; each later wait is twice as long. */
  backoffMs?: number;
  fetch?: typeof fetch;
}

const TRIES = 4;
/** The person decides about longer waits. */
const MOST_SECONDS = 60;

/** Safe to send twice: it only reads, or the server recognises the repeated file. */
function isRepeatable(method: string, path: string): boolean {
  return method === 'GET' || /\/screenshots\/(upload|check)$/.test(path);
}

/** `fetch` with three retries when the server is busy, partly unavailable or out of reach. */
export function patientFetch(options: ConnectionOptions): typeof fetch {
  const { server, onAnswer, backoffMs = 500 } = options;
  const send = options.fetch ?? fetch;
  return async (input, init = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const method = init.method ?? 'GET';
    const mayRepeat = isRepeatable(method, pathname);
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === TRIES;
      const wait = backoffMs * 2 ** (attempt - 1);
      try {
        const response = await send(input, init);
        onAnswer?.(
          `${method} ${pathname} ${response.status} ${response.headers.get('x-request-id') ?? ''}`,
        );
        const { status } = response;
        if (status < 500 && isPage(response)) throw notShotvault(server);
        if (isLast || !(status === 429 || (status >= 500 && mayRepeat))) return response;
        const seconds = secondsIn(response.headers.get('retry-after'));
        if (seconds > MOST_SECONDS) return response;
        await response.body?.cancel();
        await pause(Math.max(wait, seconds * 1000), init.signal);
      } catch (error) {
        if (init.signal?.aborted || error instanceof CliError) throw error;
        if (isLast || !mayRepeat) throw unreachable(server, error);
        await pause(wait, init.signal);
      }
    }
  };
}

/** The wait that `Retry-After` asks for, as seconds or as a date; 0 where it asks for none. */
function secondsIn(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Math.max(0, seconds || 0);
}

/** Ends early, with the signal's reason, when the signal is aborted. */
export function pause(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/** The command line never requests a page. */
const isPage = ({ headers }: Response) => /^text\/html\b/.test(headers.get('content-type') ?? '');

const notShotvault = (server: string) =>
  new CliError(`What answers at ${server} is not Shotvault. Is the address right?`, EXIT.failed);

function unreachable(server: string, error: unknown): UnreachableError {
  const cause = (error as { cause?: { code?: string } }).cause?.code;
  return new UnreachableError(
    `${server} cannot be reached${cause ? ` (${cause})` : ''}. Is it running, and is the address right?`,
    EXIT.failed,
  );
}
