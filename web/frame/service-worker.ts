import { browser } from '../shared/browser';
import { CACHE_NAME, GO_AHEAD, WHICH_VERSION } from '../shared/service-worker-protocol';
import { versionNotice } from '../ui/states/version-notice';

const SCRIPT = '/sw.js';
/** The interval at which an open page checks for a new version. */
const ASK_AFTER_MS = 60 * 60_000;
const ANSWER_WITHIN_MS = 5_000;

const container = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** The addresses of the files that a worker caches; empty when it does not answer. */
function filesOf(worker: ServiceWorker): Promise<readonly string[]> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string[]>) => done(data);
    setTimeout(() => done([]), ANSWER_WITHIN_MS);
    worker.postMessage(WHICH_VERSION, [port2]);
  });
}

/** The scripts that this page was started with. */
const startedWith = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(
    (script) => new URL(script.src).pathname,
  );

/** Activates the new worker and reloads the page. */
function takeOver(worker: ServiceWorker): void {
  // Not `controllerchange`: a page that was open before the first worker has no controller to change.
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') browser.reload();
  });
  worker.postMessage(GO_AHEAD);
}

/** Shows a notice for a waiting worker, unless this page already has its version. */
async function announceWaiting(worker: ServiceWorker): Promise<void> {
  const files = await filesOf(worker);
  const isSame = startedWith().every((file) => files.includes(file));
  if (files.length > 0 && !isSame) versionNotice.show('newer', () => takeOver(worker));
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && registration.active) void announceWaiting(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      // The first worker of a browser replaces nothing.
      if (next.state === 'installed' && registration.active) void announceWaiting(next);
    });
  });
}

function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_AFTER_MS) return;
    askedAt = Date.now();
    // Fails without a connection; the next visit checks again.
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

/** Registers the worker once per page. */
export function startServiceWorker(): Promise<void> {
  return (started ??= start());
}

/** Removes worker and cache after a sign-out. */
export async function endServiceWorker(): Promise<void> {
  const starting = started;
  started = undefined;
  versionNotice.hide();
  // A registration that is still on its way would put the worker back.
  await starting?.catch(() => undefined);
  const registration = await container()?.getRegistration();
  await registration?.unregister();
  await window.caches?.delete(CACHE_NAME);
}
