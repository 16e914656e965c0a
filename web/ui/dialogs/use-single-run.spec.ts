import { renderHook } from '@testing-library/react';
import { useSingleRun } from './use-single-run';

it('ignores further calls until the first has ended', () => {
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
