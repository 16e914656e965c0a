import { act, renderHook } from '@testing-library/react';
import { createQueryClient } from '../../../shared/api/query-client';
import { apiPages } from '../../../shared/api/hooks';
import { fakeServer } from '../../../shared/testing/fake-server';
import { appAround } from '../../../shared/testing/render-app';
import { aScreenshot } from '../../screenshots/testing/factories';
import { useLiveUpdates } from '../use-live-updates';

/** An event stream controlled by the test. */
export class FakeLine extends EventTarget {
  static lines: FakeLine[] = [];
  static get last(): FakeLine {
    return FakeLine.lines.at(-1) as FakeLine;
  }
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;
  constructor(readonly address: string) {
    super();
    FakeLine.lines.push(this);
  }
  close() {
    this.isClosed = true;
  }
  sayList(list: string) {
    this.dispatchEvent(new MessageEvent('list', { data: JSON.stringify({ list }) }));
  }
  say(id: string, change: string) {
    this.dispatchEvent(new MessageEvent('screenshot', { data: JSON.stringify({ id, change }) }));
  }
}

export const row = aScreenshot({ original_name: 'a.png', is_processed: false });
export const list = apiPages('screenshots.list', { query: {} }).queryKey;
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A page with one loaded row that hears of changes. */
export function setUp(answer: unknown = row, address = '/gallery') {
  const calls = fakeServer({
    'screenshots.get': async () =>
      answer === null ? { status: 404 } : { body: await Promise.resolve(answer) },
  });
  const queryClient = createQueryClient(() => undefined);
  queryClient.setQueryData(list, {
    pageParams: [undefined],
    pages: [{ rows: [row], nextCursor: null, total: 1 }],
  });
  const { unmount } = renderHook(() => useLiveUpdates(), {
    wrapper: appAround({ queryClient, address }),
  });
  return {
    queryClient,
    unmount,
    fetched: () => calls.filter(({ route }) => route === 'screenshots.get').length,
    rows: () => queryClient.getQueryData(list)?.pages[0]?.rows,
  };
}

/** Lets each test of a file begin without a line, and move time by hand. */
export function withFakeLines(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    FakeLine.lines = [];
    globalThis.EventSource = FakeLine as unknown as typeof EventSource;
  });
  afterEach(() => jest.useRealTimers());
}
