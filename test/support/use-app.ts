import { TestApp } from './app';

interface AppOptions {
  /** Variables of the environment beside the usual ones. */
  settings?: Record<string, string>;
  /** Fails a test after which a counter differs from its rows. */
  checksCounters?: boolean;
}

/**
 * Starts one application for a spec file and closes it after the last test. Each test begins with an empty database, at
 * the same time of the clock, and with `prepare`.
 */
export function useApp(
  prepare: (app: TestApp) => void | Promise<void>,
  { settings, checksCounters = false }: AppOptions = {},
): void {
  let app: TestApp | undefined;
  const started = (): TestApp => {
    if (!app) throw new Error('the application has not started');
    return app;
  };
  beforeAll(async () => {
    app = await TestApp.start(settings);
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    await started().reset();
    await prepare(started());
  });
  if (!checksCounters) return;
  afterEach(async () => {
    expect(await started().drift()).toEqual([]);
  });
}
