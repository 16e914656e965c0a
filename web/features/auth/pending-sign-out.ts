import type { SignedOut } from '../../../server/contract/auth';
import { client } from '../../shared/api/client';
import { browser } from '../../shared/browser';
import { remembered } from '../../shared/storage';
import { autoSignIn } from './auto-sign-in';
import { authLogs } from './texts';

const KEY = 'sign_out_pending';
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

let hasFailed = false;
/** False where the browser keeps nothing for the page. */
let isStored = false;
let delay = FIRST_RETRY_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

function tell(isFailure: boolean): void {
  hasFailed = isFailure;
  listeners.forEach((listener) => listener());
}

function stopWaiting(): void {
  clearTimeout(timer);
  window.removeEventListener('online', retryNow);
}

function forget(): void {
  stopWaiting();
  remembered.remove(KEY);
  isStored = false;
  delay = FIRST_RETRY_MS;
  tell(false);
}

const retryNow = () => void retry();

function waitForRetry(): void {
  stopWaiting();
  timer = setTimeout(retryNow, delay);
  delay = Math.min(delay * 2, LONGEST_RETRY_MS);
  window.addEventListener('online', retryNow);
  tell(true);
}

/** False when the server has not confirmed it; another try then follows by itself. */
async function ask(): Promise<boolean> {
  try {
    // Settled in another tab. There may be a new session by now, which must not end.
    const isOver = isStored && remembered.get(KEY) === null;
    const answer: SignedOut | undefined = isOver
      ? undefined
      : await client.call('auth.endSession', {});
    forget();
    if (answer?.redirect_url) browser.goTo(answer.redirect_url);
    return true;
  } catch {
    console.error(authLogs.logout);
    waitForRetry();
    return false;
  }
}

function retry(): Promise<boolean> {
  running ??= ask().finally(() => (running = undefined));
  return running;
}

/**
 * A sign-out that the server has not confirmed. Until then the session is alive, so it is remembered beyond the page: a
 * reload finishes it before it asks who is here.
 */
export const pendingSignOut = {
  begin: (): Promise<boolean> => {
    autoSignIn.pause();
    remembered.set(KEY, '1');
    isStored = remembered.get(KEY) !== null;
    return retry();
  },
  retry,
  /** For a page that has just been opened: false while the session of before it is still alive. */
  finish: async (): Promise<boolean> => {
    isStored = remembered.get(KEY) !== null;
    return !isStored || retry();
  },
  /** A new sign-in has replaced the session. */
  forget,
  hasFailed: (): boolean => hasFailed,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
