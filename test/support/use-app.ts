import { TestApp } from './app';

interface AppOptions {
  /** Variables of the environment beside the usual ones; a function when they are known only once the tests begin. */
  settings?: Record<string, string> | (() => Record<string, string>);
  /** The tests of the file share what `prepare` makes: it runs once, and nothing is deleted between them. */
  once?: boolean;
  /** Starts the worker too; an idle one takes no jobs, and the tests use its services. */
  worker?: boolean | 'idle';
  /** Fails a test after which a counter differs from its rows. */
  checksCounters?: boolean;
}

/** Enough for many uploads on a busy machine. */
const PREPARE_MS = 120_000;

/**
 * Starts one application for a spec file and closes it after the last test. Each test begins with an empty database, at
 * the same time of the clock, and with `prepare`.
 */
export function useApp(
  prepare: (app: TestApp) => void | Promise<void>,
  { settings = {}, once = false, worker = false, checksCounters = false }: AppOptions = {},
): void {
  let app: TestApp | undefined;
  const begin = async (): Promise<void> => {
    if (!app) throw new Error('the application has not started');
    await app.reset();
    await prepare(app);
  };
  beforeAll(async () => {
    app = await TestApp.start(typeof settings === 'function' ? settings() : settings);
    if (worker === 'idle') await app.worker.prepare();
    else if (worker) await app.worker.start();
    if (once) await begin();
  }, PREPARE_MS);
  afterAll(() => app?.close());
  if (!once) beforeEach(begin);
  if (!checksCounters) return;
  afterEach(async () => {
    expect(await app?.screenshots.drift()).toEqual([]);
  });
}
