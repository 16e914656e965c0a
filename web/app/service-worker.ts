import { browser } from '../shared/browser';
import { CACHE_NAME, GO_AHEAD, WHICH_VERSION } from '../shared/service-worker-protocol';
import { versionNotice } from '../ui/version-notice';

const SCRIPT = '/sw.js';
/** A page that stays open asks so often whether there is a newer version. */
const ASK_AFTER_MS = 60 * 60_000;
const ANSWER_WITHIN_MS = 5_000;

const container = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** The addresses of the files that a worker keeps; none when it does not answer. */
function filesOf(worker: ServiceWorker): Promise<readonly string[]> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string[]>) => done(data);
    setTimeout(() => done([]), ANSWER_WITHIN_MS);
    worker.postMessage(WHICH_VERSION, [port2]);
  });
}

/** The programs that this page was started with. */
const startedWith = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(
    (script) => new URL(script.src).pathname,
  );

/** Once the new worker is at work, the page is loaded anew. */
function takeOver(worker: ServiceWorker): void {
  // Not `controllerchange`: a page that was open before the first worker has no controller to change.
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') browser.reload();
  });
  worker.postMessage(GO_AHEAD);
}

/** Tells of a waiting worker, unless this page is of its version already: then it waits for the others to close. */
async function tellOf(worker: ServiceWorker): Promise<void> {
  const files = await filesOf(worker);
  const isSame = startedWith().every((file) => files.includes(file));
  if (files.length > 0 && !isSame) versionNotice.show('newer', () => takeOver(worker));
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && registration.active) void tellOf(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      // The first of all has nothing to wait for.
      if (next.state === 'installed' && registration.active) void tellOf(next);
    });
  });
}

function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_AFTER_MS) return;
    askedAt = Date.now();
    // Without a connection there is nothing to ask; the next look does.
    registration.update().catch(() => undefined);
  });
}

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  const registration = await container()?.register(SCRIPT, { updateViaCache: 'none' });
  if (!registration) return;
  watch(registration);
  askNowAndThen(registration);
}

/** Registers the worker, once for each page. */
export function startServiceWorker(): Promise<void> {
  return (started ??= start());
}

/** Leaves nothing of the program behind on a machine that somebody signed out of. */
export async function endServiceWorker(): Promise<void> {
  started = undefined;
  versionNotice.hide();
  const registration = await container()?.getRegistration();
  await registration?.unregister();
  await window.caches?.delete(CACHE_NAME);
}
