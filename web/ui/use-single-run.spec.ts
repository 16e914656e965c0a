import { renderHook } from '@testing-library/react';
import { useSingleRun } from './use-single-run';

it('runs a thing once until it has ended, and then again', () => {
  const { result, rerender } = renderHook(() => useSingleRun());
  const running: { onSettled: () => void }[] = [];
  const start = () => result.current((ended) => void running.push(ended));
  start();
  rerender();
  start();
  expect(running).toHaveLength(1);
  running[0]?.onSettled();
  start();
  expect(running).toHaveLength(2);
});
