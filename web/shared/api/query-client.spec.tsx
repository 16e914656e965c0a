import { useQueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeServer } from '../testing/fake-server';
import { appAround } from '../testing/render-app';
import { useApiPages } from './hooks';
import { applyEffect, readAgain } from './query-client';

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

it.each<[string, boolean]>([
  ['is:favorite', true],
  ['invoice is:favorite', true],
  ['invoice', false],
])('after a favorite, reads the list of the search %s again: %s', async (q, isRead) => {
  let reads = 0;
  fakeServer({
    'screenshots.list': () => {
      reads += 1;
      return totalOf(0);
    },
  });
  const { result } = renderHook(
    () => ({ pages: useApiPages('screenshots.list', { query: { q } }), client: useQueryClient() }),
    { wrapper: appAround() },
  );
  await waitFor(() => expect(result.current.pages.data).toBeDefined());
  const input = { params: { id: 'x' }, body: { is_favorite: true } };
  act(() => applyEffect(result.current.client, 'screenshots.update', input));
  await act(async () => new Promise((done) => setTimeout(done, 20)));
  expect(reads).toBe(isRead ? 2 : 1);
});
