import { browser } from '../shared/browser';
import { CACHE_NAME, GO_AHEAD, WHICH_VERSION } from '../shared/service-worker-protocol';
import { versionNotice } from '../ui/states/version-notice';

const PROGRAM = '/assets/app-1.js';

/** A worker that caches these files, and the messages sent to it. */
function aWorker(files: readonly string[]) {
  const told: unknown[] = [];
  const postMessage = (message: unknown, ports: MessagePort[] = []) => {
    told.push(message);
    if (message === WHICH_VERSION) ports[0]?.postMessage(files);
  };
  return Object.assign(new EventTarget(), { postMessage, told, state: 'installed' });
}

interface Registered {
  waiting: ReturnType<typeof aWorker> | null;
}

/** The browser's API with an active worker of an earlier visit. */
function browserWith({ waiting }: Registered) {
  const container = new EventTarget();
  const registration = Object.assign(new EventTarget(), {
    active: aWorker([PROGRAM]),
    waiting,
    unregister: jest.fn().mockResolvedValue(true),
  });
  const register = jest.fn().mockResolvedValue(registration);
  const getRegistration = jest.fn().mockResolvedValue(registration);
  Object.assign(container, { register, getRegistration });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return { registration, register };
}

class Channel {
  port1 = { onmessage: (_event: { data: unknown }): void => undefined };
  port2 = { postMessage: (data: unknown) => this.port1.onmessage({ data }) };
}

const settle = () => new Promise((done) => setTimeout(done, 20));
const fresh = async () => {
  let found: typeof import('./service-worker') | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../ui/states/version-notice', () => ({ versionNotice }));
    jest.doMock('../shared/browser', () => ({ browser }));
    found = await import('./service-worker');
  });
  return found!;
};

beforeEach(() => {
  document.head.innerHTML = `<script type="module" src="${PROGRAM}"></script>`;
  Object.assign(globalThis, { MessageChannel: Channel });
  versionNotice.hide();
});

describe('a newer version of the program', () => {
  it('shows a notice, and is activated on request', async () => {
    const waiting = aWorker(['/assets/app-2.js']);
    browserWith({ waiting });
    const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
    await (await fresh()).startServiceWorker();
    await settle();
    expect(versionNotice.get()).toBe('newer');
    expect(waiting.told).not.toContain(GO_AHEAD);
    versionNotice.reload();
    expect(waiting.told).toContain(GO_AHEAD);
    expect(reload).not.toHaveBeenCalled();
    waiting.state = 'activated';
    waiting.dispatchEvent(new Event('statechange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('shows no notice when the page already has it', async () => {
    browserWith({ waiting: aWorker(['/index.html', PROGRAM]) });
    await (await fresh()).startServiceWorker();
    await settle();
    expect(versionNotice.get()).toBeNull();
  });
});

it('loads the worker from the server, not from a cache', async () => {
  const { register } = browserWith({ waiting: null });
  const { startServiceWorker } = await fresh();
  await Promise.all([startServiceWorker(), startServiceWorker()]);
  expect(register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

it('is removed with its cache when the session ends', async () => {
  const { registration } = browserWith({ waiting: null });
  const remove = jest.fn().mockResolvedValue(true);
  Object.defineProperty(window, 'caches', { value: { delete: remove }, configurable: true });
  await (await fresh()).endServiceWorker();
  expect(registration.unregister).toHaveBeenCalledTimes(1);
  expect(remove).toHaveBeenCalledWith(CACHE_NAME);
});

it('is removed after a registration that is still on its way', async () => {
  const { register, registration } = browserWith({ waiting: null });
  const order: string[] = [];
  registration.unregister.mockImplementation(async () => order.push('removed'));
  register.mockImplementation(async () => {
    await settle();
    order.push('registered');
    return registration;
  });
  const worker = await fresh();
  void worker.startServiceWorker();
  await worker.endServiceWorker();
  expect(order).toEqual(['registered', 'removed']);
});
