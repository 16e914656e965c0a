import { useInfiniteQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createQueryClient } from '../../../shared/api/query-client';
import { apiPages } from '../../../shared/api/hooks';
import { fakeServer } from '../../../shared/testing/fake-server';
import { appAround } from '../../../shared/testing/render-app';
import { aScreenshot } from '../testing/factories';
import { useArrange } from './use-arrange';

it('has a list read again that was out of date before, and whose reading it gave up', async () => {
  const rows = ['a', 'b', 'c'].map((id) => aScreenshot({ id }));
  const input = { query: { collection_id: 'c1', sort: 'hand', order: 'asc' } } as const;
  let asked = 0;
  let accept: () => void = () => undefined;
  fakeServer({
    'collections.arrange': () => new Promise((done) => (accept = () => done({ body: {} }))),
    'screenshots.list': async () => {
      asked += 1;
      if (asked === 2) await new Promise(() => undefined);
      return { body: asked === 1 ? rows : rows.slice(0, 2) };
    },
  });
  const queryClient = createQueryClient(() => undefined);
  const { result } = renderHook(
    () => ({
      arrange: useArrange(input),
      list: useInfiniteQuery(apiPages('screenshots.list', input)),
    }),
    { wrapper: appAround({ queryClient }) },
  );
  const ids = () => result.current.list.data?.pages[0]?.rows.map(({ id }) => id);
  await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']));
  act(() => void queryClient.invalidateQueries({ queryKey: ['screenshots.list'] }));
  await waitFor(() => expect(asked).toBe(2));
  act(() => result.current.arrange({ ids: ['c'], before: 'a' }));
  await waitFor(() => expect(ids()).toEqual(['c', 'a', 'b']));
  accept();
  await waitFor(() => expect(ids()).toEqual(['a', 'b']));
  expect(asked).toBe(3);
});
