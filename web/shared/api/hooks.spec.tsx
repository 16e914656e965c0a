import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeServer } from '../testing/fake-server';
import { appAround } from '../testing/render-app';
import { apiPages, apiQuery, useApiMutation, useApiPages, useApiQuery } from './hooks';

describe('queries and mutations', () => {
  it('are cached under the name of the route and its input', () => {
    expect(apiQuery('screenshots.get', { params: { id: '7' } }).queryKey).toEqual([
      'screenshots.get',
      { params: { id: '7' } },
    ]);
  });

  it('separate a paged list from the same list without pages', () => {
    const input = { query: { q: 'tax' } };
    expect(apiPages('screenshots.list', input).queryKey).not.toEqual(
      apiQuery('screenshots.list', input).queryKey,
    );
  });

  it('follow the cursor of the header and read the total', async () => {
    let page = 0;
    const calls = fakeServer({
      'screenshots.list': () => {
        page += 1;
        const more = { 'x-next-cursor': 'after-1', 'x-total-count': '2' };
        return { body: [], headers: page === 1 ? more : {} };
      },
    });
    const { result } = renderHook(() => useApiPages('screenshots.list', { query: { q: 'a' } }), {
      wrapper: appAround(),
    });
    await waitFor(() => expect(result.current.hasNextPage).toBe(true));
    expect(result.current.data?.pages[0]?.total).toBe(2);
    await act(() => result.current.fetchNextPage());
    expect(calls.map((call) => call.query)).toEqual(['q=a', 'q=a&cursor=after-1']);
    await waitFor(() => expect(result.current.hasNextPage).toBe(false));
  });

  it('read an answer again after a mutation that makes it stale', async () => {
    const calls = fakeServer({
      'calendar.day': { body: {} },
      'screenshots.addDate': { body: {} },
    });
    const input = { params: { date: '2026-11-20' } };
    const added = { params: { id: '7' }, body: { extracted_date: '2026-11-20' } };
    const useBoth = () => ({
      row: useApiQuery('calendar.day', input),
      update: useApiMutation('screenshots.addDate'),
    });
    const { result } = renderHook(useBoth, { wrapper: appAround() });
    await waitFor(() => expect(result.current.row.isSuccess).toBe(true));
    await act(() => result.current.update.mutateAsync(added));
    await waitFor(() =>
      expect(calls.map((call) => call.route)).toEqual([
        'calendar.day',
        'screenshots.addDate',
        'calendar.day',
      ]),
    );
  });
});
