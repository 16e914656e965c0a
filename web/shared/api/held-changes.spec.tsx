import { onlineManager } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeServer } from '../testing/fake-server';
import { appAround } from '../testing/render-app';
import { askBeforeLosingChanges } from './held-changes';
import { useApiMutation } from './hooks';
import { createQueryClient } from './query-client';

const asksOnLeaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

afterEach(() => act(() => onlineManager.setOnline(true)));

it('asks before a change is lost that waits for the connection, and sends it when that is back', async () => {
  const calls = fakeServer({ 'screenshots.update': { body: {} } });
  const queryClient = createQueryClient(() => undefined);
  const stop = askBeforeLosingChanges(queryClient);
  const { result } = renderHook(() => useApiMutation('screenshots.update'), {
    wrapper: appAround({ queryClient }),
  });
  expect(asksOnLeaving()).toBe(false);
  act(() => onlineManager.setOnline(false));
  act(() => result.current.mutate({ params: { id: 'a' }, body: { is_favorite: true } }));
  await waitFor(() => expect(result.current.isPaused).toBe(true));
  expect(asksOnLeaving()).toBe(true);
  expect(calls).toHaveLength(0);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(asksOnLeaving()).toBe(false));
  stop();
});
