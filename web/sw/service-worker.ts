// Keeps the program for when there is no connection: nothing else, and never an answer of the API or a picture.
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CACHE_NAME, GO_AHEAD, WHICH_VERSION } from '../shared/service-worker-protocol';
import { isScreen } from './screens';

/** What of a service worker is used here; the pages' own types know none. */
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
}
type LifeEvent = Parameters<PrecacheController['install']>[0];

/** Written in by the build: every file of the shell. */
declare const __PRECACHE__: { url: string; revision: string | null }[];

const worker = self as unknown as Worker;
const SHELL = '/index.html';

const shell = new PrecacheController({ cacheName: CACHE_NAME });
shell.addToCacheList(__PRECACHE__);

worker.addEventListener('install', (event) => void shell.install(event));
worker.addEventListener('activate', (event) => void shell.activate(event));

// A new version waits until the person says so, or until no page of the old one is open any more.
worker.addEventListener('message', ({ data, ports }) => {
  if (data === GO_AHEAD) void worker.skipWaiting();
  if (data === WHICH_VERSION) ports[0]?.postMessage(__PRECACHE__.map(({ url }) => url));
});

// Files of the program, under exactly their own addresses: `/` is no other name of the index here.
registerRoute(
  new PrecacheRoute(shell, {
    directoryIndex: '',
    cleanURLs: false,
    ignoreURLParametersMatching: [],
  }),
);

/** The network answers, whatever it says; only where there is none the shell does. */
async function screen({ request }: { request: Request }): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await shell.matchPrecache(SHELL);
    if (!kept) throw error;
    return kept;
  }
}

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isScreen(url.pathname),
  screen,
);
