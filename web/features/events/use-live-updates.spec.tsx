import { act, renderHook } from '@testing-library/react';
import { apiPages, apiQuery } from '../../shared/api/hooks';
import { fakeServer } from '../../shared/testing/fake-server';
import { appAround } from '../../shared/testing/render-app';
import { useScreenshot } from '../screenshots/shared/screenshots.queries';
import { aScreenshot } from '../screenshots/testing/factories';
import { FakeLine, list, row, setUp, wait, withFakeLines } from './testing/live-page';
import { useLiveUpdates } from './use-live-updates';

withFakeLines();

it('subscribes to the chosen workspace', () => {
  setUp(row, '/gallery?team_id=t1');
  expect(FakeLine.last.address).toMatch(/^\/api\/events\?team_id=t1&missed_ms=\d+$/);
});

describe('changes before the line is open', () => {
  const missed = () =>
    Number(new URL(FakeLine.last.address, 'http://host').searchParams.get('missed_ms'));

  it('are asked for from the time at which the oldest shown rows came', async () => {
    const { queryClient } = setUp();
    const { queryKey } = apiQuery('screenshots.get', { params: { id: row.id } });
    queryClient.setQueryData(queryKey, row);
    renderHook(() => useScreenshot(row.id), { wrapper: appAround({ queryClient }) });
    await wait(7_000);
    renderHook(() => useLiveUpdates(), { wrapper: appAround({ queryClient }) });
    expect(missed()).toBeGreaterThanOrEqual(7_000 + 5_000);
    expect(missed()).toBeLessThan(7_000 + 6_000);
  });

  it('are looked for where they are too many to be told', () => {
    const { queryClient } = setUp();
    act(() => void FakeLine.last.dispatchEvent(new MessageEvent('gap', { data: '{}' })));
    expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
  });

  it('are looked for where the line opens late', async () => {
    const { queryClient } = setUp();
    act(() => FakeLine.last.onopen?.());
    expect(queryClient.getQueryState(list)?.isInvalidated).toBe(false);
    await wait(2_001);
    act(() => FakeLine.last.onopen?.());
    expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
  });

  it('are not asked for again by the next line', async () => {
    setUp();
    act(() => FakeLine.last.onerror?.());
    await wait(1_000);
    expect(FakeLine.last.address).toBe('/api/events');
  });
});

it('shows the new state of a row in the list', async () => {
  const { rows } = setUp({ ...row, is_processed: true, ai_generated_title: 'Invoice' });
  FakeLine.last.say(row.id, 'updated');
  await wait(200);
  expect(rows()).toMatchObject([{ id: row.id, ai_generated_title: 'Invoice' }]);
});

it('loads a row once for several changes in a short time', async () => {
  const { fetched } = setUp();
  FakeLine.last.say(row.id, 'processing');
  FakeLine.last.say(row.id, 'updated');
  await wait(200);
  expect(fetched()).toBe(1);
});

describe('hundreds of changed rows', () => {
  const ids = Array.from({ length: 80 }, (_, index) => `row-${index}`);
  const change = () => ids.forEach((id) => FakeLine.last.say(id, 'updated'));

  it('are loaded a few in each second, so that the calls of a minute suffice', async () => {
    const { fetched } = setUp();
    change();
    await wait(200);
    expect(fetched()).toBe(60);
    await wait(1_000);
    expect(fetched()).toBe(65);
    await wait(3_000);
    expect(fetched()).toBe(80);
  });

  it('are loaded after the wait that the server asks for', async () => {
    setUp();
    let isFull = true;
    const details = { retry_after_seconds: 7 };
    const calls = fakeServer({
      'screenshots.get': () => (isFull ? { status: 429, body: { details } } : { body: row }),
    });
    FakeLine.last.say(row.id, 'updated');
    await wait(200);
    isFull = false;
    await wait(6_500);
    expect(calls).toHaveLength(1);
    await wait(1_000);
    expect(calls.filter(({ route }) => route === 'screenshots.get')).toHaveLength(2);
  });

  it('all wait where the server refuses one, and come at their pace then', async () => {
    const { queryClient } = setUp();
    let isFull = true;
    const details = { retry_after_seconds: 7 };
    const calls = fakeServer({
      'screenshots.get': () => (isFull ? { status: 429, body: { details } } : { body: row }),
    });
    change();
    await wait(200);
    expect(calls).toHaveLength(60);
    await wait(3_000);
    expect(calls).toHaveLength(60);
    isFull = false;
    const narrowed = { queryKey: ['screenshots.get'] };
    expect(queryClient.isFetching(narrowed)).toBe(0);
    await wait(5_000);
    expect(calls.length).toBeGreaterThan(60);
    expect(calls.length).toBeLessThan(60 + 8);
  });

  it('do not keep the open one waiting', async () => {
    const { queryClient } = setUp();
    const asked = jest.spyOn(globalThis, 'fetch');
    change();
    const { queryKey } = apiQuery('screenshots.get', { params: { id: row.id } });
    queryClient.setQueryData(queryKey, row);
    renderHook(() => useScreenshot(row.id), { wrapper: appAround({ queryClient }) });
    await wait(200);
    FakeLine.last.say(row.id, 'updated');
    await wait(400);
    const addresses = asked.mock.calls.map(([address]) => address as string);
    expect(addresses.filter((address) => address.endsWith(row.id))).toHaveLength(1);
  });

  it('read filtered lists again once for all', async () => {
    const { queryClient } = setUp({ ...row, is_processed: true });
    const favorites = apiPages('screenshots.list', { query: { favorites: 'true' } }).queryKey;
    const refresh = jest.spyOn(queryClient, 'invalidateQueries');
    const reads = () => refresh.mock.calls.filter(([it]) => it?.predicate !== undefined).length;
    queryClient.setQueryData(favorites, { pageParams: [undefined], pages: [] });
    change();
    await wait(1_000);
    expect(reads()).toBe(0);
    await wait(200);
    expect(queryClient.getQueryState(favorites)?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(list)?.isInvalidated).toBe(false);
    expect(reads()).toBe(1);
  });

  it('leave no answer for good that is out of date when the space is left before', () => {
    const { queryClient, unmount } = setUp();
    change();
    unmount();
    expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
  });

  it('are loaded at their pace also when somebody sets the clock back', async () => {
    const { fetched } = setUp();
    jest.setSystemTime(Date.now() - 3_600_000);
    change();
    await wait(4_200);
    expect(fetched()).toBe(80);
  });
});

it('adds a screenshot uploaded in another window', async () => {
  const other = aScreenshot({ created_at: '2026-11-21T10:00:00.000Z' });
  const { rows, queryClient } = setUp(other);
  FakeLine.last.say(other.id, 'created');
  await wait(200);
  expect(rows()?.map(({ id }) => id)).toEqual([other.id, row.id]);
  expect(queryClient.getQueryData(list)?.pages[0]?.total).toBe(2);
});

it('does not count an older row twice that no loaded page holds', async () => {
  const older = aScreenshot({ created_at: '2020-01-01T10:00:00.000Z' });
  const { rows, queryClient } = setUp(older);
  FakeLine.last.say(older.id, 'updated');
  await wait(200);
  expect(rows()?.map(({ id }) => id)).toEqual([row.id]);
  expect(queryClient.getQueryData(list)?.pages[0]?.total).toBe(1);
});

it('removes a deleted row without a request', async () => {
  const { rows, fetched } = setUp();
  FakeLine.last.say(row.id, 'deleted');
  await wait(200);
  expect(rows()).toEqual([]);
  expect(fetched()).toBe(0);
});

describe('an answer that comes late', () => {
  /** The answers are held back until they are let go. */
  function held(body: unknown) {
    let letGo = (): void => undefined;
    const late = new Promise((resolve) => (letGo = () => resolve(body)));
    return { ...setUp(late), letGo };
  }

  it('puts no row into the answers of the next person after a sign-out', async () => {
    const { queryClient, unmount, letGo } = held({ ...row, is_processed: true });
    FakeLine.last.say(row.id, 'updated');
    await wait(200);
    unmount();
    queryClient.clear();
    letGo();
    await wait(2_000);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('brings no row back that was deleted meanwhile', async () => {
    const { rows, letGo } = held(row);
    FakeLine.last.say(row.id, 'created');
    await wait(200);
    FakeLine.last.say(row.id, 'deleted');
    letGo();
    await wait(200);
    expect(rows()).toEqual([]);
  });
});

it('asks anew for a deleted screenshot that is open, so that the viewer can say it is gone', async () => {
  const { queryClient } = setUp(null);
  const { queryKey } = apiQuery('screenshots.get', { params: { id: row.id } });
  queryClient.setQueryData(queryKey, row);
  const { result } = renderHook(() => useScreenshot(row.id), {
    wrapper: appAround({ queryClient }),
  });
  expect(result.current.data?.id).toBe(row.id);
  FakeLine.last.say(row.id, 'deleted');
  await wait(200);
  expect([result.current.data, result.current.error?.message]).toEqual([
    undefined,
    expect.any(String),
  ]);
});

it('removes a row that is gone when it is requested', async () => {
  const { rows } = setUp(null);
  FakeLine.last.say(row.id, 'updated');
  await wait(200);
  expect(rows()).toEqual([]);
});

describe('counts and summaries', () => {
  const SUMMARIES = [
    apiQuery('calendar.day', { params: { date: '2026-11-20' }, query: {} }).queryKey,
    apiQuery('calendar.month', { query: { year: 2026, month: 11 } }).queryKey,
    apiQuery('dashboard.get', { query: {} }).queryKey,
    apiPages('findings.list', { query: {} }).queryKey,
  ] as const;

  function watched() {
    const made = setUp();
    for (const key of SUMMARIES) made.queryClient.setQueryData<unknown>(key, {});
    const stale = () =>
      SUMMARIES.map((key) => made.queryClient.getQueryState(key)?.isInvalidated ?? false);
    return { ...made, stale };
  }

  it.each(['created', 'updated', 'deleted'])('are read again after %s', async (change) => {
    const { stale } = watched();
    FakeLine.last.say(row.id, change);
    await wait(1000);
    expect(stale()).toEqual(SUMMARIES.map(() => true));
  });

  it('are not read again when processing starts', async () => {
    const { stale } = watched();
    FakeLine.last.say(row.id, 'processing');
    await wait(1000);
    expect(stale()).toEqual(SUMMARIES.map(() => false));
  });

  it('are read again after a gap', async () => {
    const { stale } = watched();
    act(() => FakeLine.last.onerror?.());
    await wait(1000);
    act(() => FakeLine.last.onopen?.());
    expect(stale()).toEqual(SUMMARIES.map(() => true));
  });
});

describe('a broken connection', () => {
  const linesAfterError = async (ms: number) => {
    act(() => FakeLine.last.onerror?.());
    await wait(ms);
    return FakeLine.lines.length;
  };

  it('is opened again, each time after twice the delay', async () => {
    setUp();
    const made = FakeLine.lines.length;
    expect(await linesAfterError(999)).toBe(made);
    await wait(1);
    expect(FakeLine.lines).toHaveLength(made + 1);
    expect(await linesAfterError(1999)).toBe(made + 1);
    await wait(1);
    expect(FakeLine.lines).toHaveLength(made + 2);
  });

  it('never waits longer than half a minute', async () => {
    setUp();
    for (let i = 0; i < 10; i += 1) await linesAfterError(30_000);
    const made = FakeLine.lines.length;
    expect(await linesAfterError(30_000)).toBe(made + 1);
  });

  it('checks whether the person is still in the team', async () => {
    const { queryClient } = setUp(row, '/gallery?team_id=t1');
    const team = apiQuery('teams.get', { params: { id: 't1' } }).queryKey;
    queryClient.setQueryData<unknown>(team, {});
    act(() => FakeLine.last.onerror?.());
    expect(queryClient.getQueryState(team)?.isInvalidated).toBe(true);
  });

  it('is followed by a reload of everything once it is back', async () => {
    const { queryClient } = setUp();
    const open = apiQuery('screenshots.get', { params: { id: row.id } }).queryKey;
    queryClient.setQueryData(open, row);
    act(() => FakeLine.last.onopen?.());
    expect(queryClient.getQueryState(list)?.isInvalidated).toBe(false);
    await linesAfterError(1000);
    act(() => FakeLine.last.onopen?.());
    expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(open)?.isInvalidated).toBe(true);
  });
});

describe('a window for which there is no line', () => {
  const open = apiQuery('screenshots.get', { params: { id: row.id } }).queryKey;

  it.each([
    [429, true],
    [503, false],
  ])('looks for changes at each try when the server answers %s: %s', async (status, isRead) => {
    const { queryClient } = setUp();
    fakeServer({ 'events.stream': { status } });
    for (const ms of [1_000, 2_000]) {
      queryClient.setQueryData(open, row);
      act(() => FakeLine.last.onerror?.());
      await wait(ms);
      expect(queryClient.getQueryState(open)?.isInvalidated).toBe(isRead);
    }
  });
});

it('closes the stream with the page', () => {
  const { unmount } = setUp();
  unmount();
  expect(FakeLine.lines.every(({ isClosed }) => isClosed)).toBe(true);
});

describe('a page that the browser keeps for the way back', () => {
  const turn = (type: string, persisted: boolean) =>
    act(() => void window.dispatchEvent(Object.assign(new Event(type), { persisted })));

  it('hears nothing, and asks for what it has missed when it is shown again', async () => {
    setUp();
    const made = FakeLine.lines.length;
    turn('pageshow', false);
    expect(FakeLine.lines).toHaveLength(made);
    turn('pagehide', true);
    expect(FakeLine.last.isClosed).toBe(true);
    turn('pageshow', true);
    expect(FakeLine.lines).toHaveLength(made + 1);
    expect(FakeLine.last.address).toContain('missed_ms=');
  });
});
