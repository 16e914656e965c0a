import { useQueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { RouteInput } from '../../../server/contract/api';
import { fakeServer } from '../testing/fake-server';
import { appAround } from '../testing/render-app';
import { useApiPages, useApiQuery } from './hooks';
import { applyEffect, createQueryClient, readAgain } from './query-client';

const totalOf = (total: number) => ({ body: [], headers: { 'x-total-count': String(total) } });

it('cancels and repeats a first read that was under way during a change', async () => {
  let arrive: () => void = () => undefined;
  let reads = 0;
  fakeServer({
    'screenshots.list': async () => {
      reads += 1;
      if (reads > 1) return totalOf(1);
      // Answered before the upload, and slow.
      await new Promise<void>((done) => (arrive = done));
      return totalOf(0);
    },
  });
  const { result } = renderHook(
    () => ({ pages: useApiPages('screenshots.list', { query: {} }), client: useQueryClient() }),
    { wrapper: appAround() },
  );
  await waitFor(() => expect(reads).toBe(1));
  act(() => readAgain(result.current.client, ['screenshots.list']));
  await waitFor(() => expect(reads).toBe(2));
  arrive();
  await waitFor(() => expect(result.current.pages.data?.pages[0]?.total).toBe(1));
  await act(async () => new Promise((done) => setTimeout(done, 20)));
  expect(result.current.pages.data?.pages[0]?.total).toBe(1);
  expect(result.current.pages.isError).toBe(false);
});

type Body = NonNullable<RouteInput<'screenshots.update'>['body']>;
type Query = NonNullable<RouteInput<'screenshots.list'>['query']>;

/** Shows a list, edits a screenshot, and counts the reads of the list. */
async function readsAfter(body: Body, query: Query): Promise<number> {
  let reads = 0;
  fakeServer({
    'screenshots.list': () => {
      reads += 1;
      return totalOf(0);
    },
  });
  const { result } = renderHook(
    () => ({ pages: useApiPages('screenshots.list', { query }), client: useQueryClient() }),
    { wrapper: appAround() },
  );
  await waitFor(() => expect(result.current.pages.data).toBeDefined());
  act(() =>
    applyEffect(result.current.client, 'screenshots.update', { params: { id: 'x' }, body }),
  );
  await act(async () => new Promise((done) => setTimeout(done, 20)));
  return reads;
}

it.each<[string, boolean]>([
  ['is:favorite', true],
  ['invoice is:favorite', true],
  ['invoice', false],
])('after a favorite, reads the list of the search %s again: %s', async (q, isRead) => {
  expect(await readsAfter({ is_favorite: true }, { q })).toBe(isRead ? 2 : 1);
});

it.each<[Query, boolean]>([
  [{ sort: 'title', order: 'asc' }, true],
  [{ q: 'invoice' }, true],
  [{ sort: 'size', order: 'asc' }, false],
  [{}, false],
])('after another title, reads the list %j again: %s', async (query, isRead) => {
  expect(await readsAfter({ ai_generated_title: 'Other' }, query)).toBe(isRead ? 2 : 1);
});

describe('a query that came too fast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** `after` tells the number of calls after so many more seconds. */
  function callsOf(refusals: number, seconds = 7) {
    let asked = 0;
    const body = { details: { retry_after_seconds: seconds } };
    fakeServer({
      'tags.list': () => {
        asked += 1;
        return asked <= refusals ? { status: 429, body } : { body: [] };
      },
    });
    const queryClient = createQueryClient(() => undefined);
    const { result } = renderHook(() => useApiQuery('tags.list', { query: {} }), {
      wrapper: appAround({ queryClient }),
    });
    const after = async (more: number) => {
      await act(() => jest.advanceTimersByTimeAsync(more * 1_000));
      return asked;
    };
    return { after, result };
  }

  it('is made again after the wait that the server asks for', async () => {
    const { after, result } = callsOf(1);
    expect(await after(6)).toBe(1);
    expect(await after(2)).toBe(2);
    expect(result.current.data).toEqual([]);
  });

  it('is made again twice at most', async () => {
    const { after, result } = callsOf(9);
    expect(await after(60)).toBe(3);
    expect(result.current.isError).toBe(true);
  });

  it('waits for ten seconds at most where nothing is shown yet', async () => {
    const { after } = callsOf(9, 50);
    expect(await after(8)).toBe(1);
    expect(await after(2)).toBe(2);
    expect(await after(10)).toBe(3);
  });

  it('waits for as long as the server asks behind an answer that is shown', async () => {
    const { after, result } = callsOf(0, 50);
    await after(1);
    fakeServer({
      'tags.list': () => {
        again += 1;
        return { status: 429, body: { details: { retry_after_seconds: 50 } } };
      },
    });
    let again = 0;
    act(() => void result.current.refetch());
    await after(48);
    expect(again).toBe(1);
    await after(4);
    expect(again).toBe(2);
  });

  it('is not made again where the wait is that of an hour', async () => {
    const { after, result } = callsOf(1, 3_600);
    expect(await after(1)).toBe(1);
    expect(result.current.isError).toBe(true);
  });
});
