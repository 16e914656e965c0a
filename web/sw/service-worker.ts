// Caches the application for use without a connection, but no API answers and no pictures.
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CACHE_NAME, GO_AHEAD, WHICH_VERSION } from '../shared/service-worker-protocol';
import { isScreen } from './screens';

/** The parts of the service worker API used here; the DOM types lack them. */
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
}
type LifeEvent = Parameters<PrecacheController['install']>[0];

/** Inserted by the build: every file of the shell. */
declare const __PRECACHE__: { url: string; revision: string | null }[];

const worker = self as unknown as Worker;
const SHELL = '/index.html';

const shell = new PrecacheController({ cacheName: CACHE_NAME });
shell.addToCacheList(__PRECACHE__);

worker.addEventListener('install', (event) => void shell.install(event));
worker.addEventListener('activate', (event) => void shell.activate(event));

// A new version waits for the person, or until no page of the old one is open.
worker.addEventListener('message', ({ data, ports }) => {
  if (data === GO_AHEAD) void worker.skipWaiting();
  if (data === WHICH_VERSION) ports[0]?.postMessage(__PRECACHE__.map(({ url }) => url));
});

// Serves the cached files under their exact addresses; `/` is not the index here.
registerRoute(
  new PrecacheRoute(shell, {
    directoryIndex: '',
    cleanURLs: false,
    ignoreURLParametersMatching: [],
  }),
);

/** The network answers first; the shell answers only without a connection. */
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
