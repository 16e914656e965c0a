import { QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { endSession } from '../features/auth/session.queries';
import { endServiceWorker, startServiceWorker } from './service-worker';
import { useServiceWorker } from './use-service-worker';

jest.mock('./service-worker', () => ({
  startServiceWorker: jest.fn().mockResolvedValue(undefined),
  endServiceWorker: jest.fn().mockResolvedValue(undefined),
}));

let idle: Map<number, () => void>;
const becomeIdle = () => idle.forEach((act) => act());

beforeEach(() => {
  jest.clearAllMocks();
  idle = new Map();
  Object.assign(window, {
    requestIdleCallback: (act: () => void) => {
      idle.set(idle.size + 1, act);
      return idle.size;
    },
    cancelIdleCallback: (handle: number) => idle.delete(handle),
  });
});

it('registers the worker when the browser is idle', async () => {
  renderHook(useServiceWorker);
  expect(startServiceWorker).not.toHaveBeenCalled();
  becomeIdle();
  await waitFor(() => expect(startServiceWorker).toHaveBeenCalledTimes(1));
});

it('does not register it after a sign-out while the frame is still there', async () => {
  renderHook(useServiceWorker);
  endSession(new QueryClient());
  becomeIdle();
  await waitFor(() => expect(endServiceWorker).toHaveBeenCalledTimes(1));
  expect(startServiceWorker).not.toHaveBeenCalled();
});
