import { useInfiniteQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { apiPages, apiQuery } from '../../shared/api/hooks';
import { fakeServer } from '../../shared/testing/fake-server';
import { appAround } from '../../shared/testing/render-app';
import { screenshotRows } from '../screenshots/shared/screenshot-rows';
import { aScreenshot } from '../screenshots/testing/factories';
import { FakeLine, list, row, setUp, withFakeLines, wait } from './testing/live-page';

withFakeLines();

describe('a change that no screenshot tells of', () => {
  const collections = apiQuery('collections.list', { query: {} }).queryKey;
  const months = apiQuery('screenshots.timeline', { query: { collection_id: 'c1' } }).queryKey;
  const members = apiQuery('teams.get', { params: { id: 't1' } }).queryKey;

  function shown() {
    const { queryClient, unmount } = setUp();
    const areStale = () =>
      [collections, months, members, list].map(
        (key) => queryClient.getQueryState(key)?.isInvalidated ?? false,
      );
    for (const key of [collections, months, members]) queryClient.setQueryData<unknown>(key, {});
    return { queryClient, areStale, unmount };
  }

  it.each([
    ['collections', [true, true, false, false]],
    ['team', [false, false, true, false]],
  ])('lets %s be read again, and no screenshots', async (changed, stale) => {
    const { areStale } = shown();
    FakeLine.last.sayList(changed);
    await wait(1_100);
    expect(areStale()).toEqual(stale);
  });

  it('is read once for many', async () => {
    const { queryClient } = shown();
    const read = jest.spyOn(queryClient, 'invalidateQueries');
    for (let n = 0; n < 5; n += 1) FakeLine.last.sayList('team');
    await wait(1_100);
    expect(read.mock.calls.filter(([it]) => it?.queryKey?.[0] === 'teams.get')).toHaveLength(1);
  });

  it('is looked for after a gap', () => {
    const { areStale } = shown();
    act(() => void FakeLine.last.dispatchEvent(new MessageEvent('gap', { data: '{}' })));
    expect(areStale()).toEqual([true, true, true, true]);
  });

  it('leaves no team for good that is out of date when the space is left before', () => {
    const { areStale, unmount } = shown();
    FakeLine.last.sayList('team');
    unmount();
    expect(areStale()[2]).toBe(true);
  });
});

describe('the number of a list that is loaded in part', () => {
  const old = aScreenshot({ created_at: '2020-01-01T10:00:00.000Z' });

  /** A list of which one of seven rows is loaded; the server counts as many as it is told to. */
  function loadedInPart(counted: number, shot = old) {
    const { queryClient } = setUp(shot);
    const calls = fakeServer({
      'screenshots.get': { body: shot },
      'screenshots.list': { body: [], headers: { 'x-total-count': String(counted) } },
    });
    const page = { rows: [row], nextCursor: 'n', total: 7 };
    const show = () => queryClient.setQueryData(list, { pageParams: [undefined], pages: [page] });
    show();
    return {
      queryClient,
      show,
      total: () => queryClient.getQueryData(list)?.pages[0]?.total,
      asked: () => calls.filter(({ route }) => route === 'screenshots.list').length,
    };
  }

  it('is that of the server after a new one behind the loaded pages', async () => {
    const { total } = loadedInPart(8);
    FakeLine.last.say(old.id, 'created');
    await wait(1_200);
    expect(total()).toBe(8);
  });

  it('grows at once with a new one among the loaded ones', async () => {
    const young = aScreenshot({ created_at: '2099-01-01T10:00:00.000Z' });
    const { total } = loadedInPart(8, young);
    FakeLine.last.say(young.id, 'created');
    await wait(300);
    expect(total()).toBe(8);
  });

  it('is that of the server where the list was read after the new one came', async () => {
    const { show, total } = loadedInPart(7);
    FakeLine.last.say(old.id, 'created');
    await wait(100);
    show();
    await wait(1_200);
    expect(total()).toBe(7);
  });

  it('is that of the server after a deletion of one that is not loaded', async () => {
    const { total } = loadedInPart(6);
    FakeLine.last.say(old.id, 'deleted');
    await wait(1_200);
    expect(total()).toBe(6);
  });

  it('is asked for once for many', async () => {
    const { asked } = loadedInPart(6);
    for (const id of ['a', 'b', 'c']) FakeLine.last.say(id, 'deleted');
    await wait(5_000);
    expect(asked()).toBe(1);
  });

  it('is asked for in a filtered list, too, while that is on the screen', async () => {
    const { queryClient } = loadedInPart(6);
    const favorites = apiPages('screenshots.list', { query: { favorites: 'true' } });
    const page = { rows: [row], nextCursor: 'n', total: 3 };
    queryClient.setQueryData(favorites.queryKey, { pageParams: [undefined], pages: [page] });
    const { unmount } = renderHook(() => useInfiniteQuery({ ...favorites, staleTime: Infinity }), {
      wrapper: appAround({ queryClient }),
    });
    const total = () => queryClient.getQueryData(favorites.queryKey)?.pages[0]?.total;
    FakeLine.last.say(old.id, 'deleted');
    await wait(1_200);
    expect(total()).toBe(6);
    unmount();
  });

  it('is not asked for where all rows are loaded', async () => {
    setUp();
    const calls = fakeServer({});
    FakeLine.last.say(row.id, 'deleted');
    await wait(1_200);
    expect(calls.filter(({ route }) => route === 'screenshots.list')).toEqual([]);
  });
});

it('adds a new screenshot also where it is open already', async () => {
  const other = aScreenshot({ created_at: '2026-11-21T10:00:00.000Z' });
  const { rows, queryClient } = setUp(other);
  queryClient.setQueryData(
    apiQuery('screenshots.get', { params: { id: other.id } }).queryKey,
    other,
  );
  FakeLine.last.say(other.id, 'created');
  await wait(200);
  expect(rows()?.map(({ id }) => id)).toEqual([other.id, row.id]);
});

it('takes no row of another workspace that is read there into a list loaded in part', async () => {
  const { rows, queryClient } = setUp();
  const page = { rows: [row], nextCursor: 'next', total: 90 };
  queryClient.setQueryData(list, { pageParams: [undefined], pages: [page] });
  act(() => screenshotRows.publish(aScreenshot({ created_at: '2027-01-01T10:00:00.000Z' })));
  await wait(200);
  expect(rows()?.map(({ id }) => id)).toEqual([row.id]);
});

it('moves a row whose day was changed in another window', async () => {
  const newest = aScreenshot({ image_created_at: '2026-11-22T10:00:00' });
  const { queryClient } = setUp({ ...row, image_created_at: '2026-11-23T10:00:00' });
  const { queryKey } = apiPages('screenshots.list', { query: { sort: 'created', order: 'desc' } });
  queryClient.setQueryData(queryKey, {
    pageParams: [undefined],
    pages: [{ rows: [newest, row], nextCursor: null, total: 2 }],
  });
  FakeLine.last.say(row.id, 'updated');
  await wait(200);
  const pages = queryClient.getQueryData(queryKey)?.pages ?? [];
  expect(pages[0]?.rows.map(({ id }) => id)).toEqual([row.id, newest.id]);
});

it.each([
  ['updated', true],
  ['processing', false],
])(
  'reads filtered lists again after %s of one that is not read yet: %s',
  async (change, isRead) => {
    const { queryClient } = setUp({ ...row, is_processed: false, is_favorite: true });
    const { queryKey } = apiPages('screenshots.list', { query: { favorites: 'true' } });
    queryClient.setQueryData(queryKey, { pageParams: [undefined], pages: [] });
    FakeLine.last.say(row.id, change);
    await wait(1_500);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(isRead);
  },
);

it('reads the allowance again after an upload elsewhere', async () => {
  const { queryClient } = setUp();
  const { queryKey } = apiQuery('billing.status', {});
  queryClient.setQueryData<unknown>(queryKey, {});
  FakeLine.last.say('other', 'created');
  await wait(1_200);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

describe('a list that is being read', () => {
  /** A list whose next reading answers only when it is told to. */
  function beingRead(query: { favorites?: 'true' } = {}) {
    const { queryClient, rows } = setUp();
    let answers: ((rows: unknown[]) => void)[] = [];
    const calls = fakeServer({
      'screenshots.get': { body: { ...row, is_processed: true } },
      'screenshots.list': () =>
        new Promise((done) => {
          answers.push((body) => done({ body, headers: { 'x-total-count': String(body.length) } }));
        }),
    });
    const pages = apiPages('screenshots.list', { query });
    const { result } = renderHook(() => useInfiniteQuery(pages), {
      wrapper: appAround({ queryClient }),
    });
    return {
      queryClient,
      result,
      rows,
      reads: () => calls.filter(({ route }) => route === 'screenshots.list').length,
      answer: (body: unknown[]) => {
        answers.forEach((done) => done(body));
        answers = [];
        return wait(10);
      },
    };
  }
  const other = aScreenshot({ created_at: '2026-11-19T10:00:00.000Z' });

  it('loses no deletion that comes before its next page', async () => {
    const { queryClient, rows, answer, result } = beingRead();
    queryClient.setQueryData(list, {
      pageParams: [undefined],
      pages: [{ rows: [row], nextCursor: 'n', total: 2 }],
    });
    act(() => void result.current.fetchNextPage());
    await wait(0);
    FakeLine.last.say(row.id, 'deleted');
    await answer([other]);
    expect(rows()).toEqual([]);
    expect(queryClient.getQueryData(list)?.pages[1]?.rows).toEqual([other]);
  });

  it('loses no deletion that comes before its first answer', async () => {
    const { queryClient, rows, answer, result } = beingRead();
    act(() => void queryClient.resetQueries({ queryKey: list }));
    await wait(0);
    FakeLine.last.say(row.id, 'deleted');
    await answer([row, other]);
    expect(rows()).toEqual([other]);
    expect(result.current.data?.pages[0]?.total).toBe(1);
  });

  it('is read to its end also while changes go on, and once more then', async () => {
    const { queryClient, reads, answer } = beingRead({ favorites: 'true' });
    await answer([row]);
    expect(reads()).toBe(1);
    for (let second = 0; second < 20; second += 1) {
      FakeLine.last.say(row.id, 'updated');
      await wait(1_000);
    }
    expect(queryClient.isFetching({ queryKey: ['screenshots.list'] })).toBe(1);
    expect(reads()).toBe(2);
    await answer([row]);
    await wait(4_000);
    expect(reads()).toBe(3);
  });
});
