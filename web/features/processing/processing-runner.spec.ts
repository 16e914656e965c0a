import type { ProcessingOutcome } from './ask-processing';
import { processingReducer, type ProcessingAction, type ProcessingState } from './processing.model';
import { createProcessingRunner } from './processing-runner';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  let state: ProcessingState = [];
  let isScheduled = false;
  const answers = new Map<string, (outcome: ProcessingOutcome) => void>();
  const dispatch = (action: ProcessingAction) => {
    state = processingReducer(state, action);
  };
  const runner = createProcessingRunner({
    getState: () => state,
    dispatch,
    ask: (item) => new Promise((resolve) => answers.set(item.screenshotId, resolve)),
    onScheduled: (value) => (isScheduled = value),
    onAnswer: () => undefined,
  });
  return {
    runner,
    dispatch,
    queue: (...ids: string[]) => {
      dispatch({ type: 'queued', items: ids.map((id) => ({ screenshotId: id, title: id })) });
      runner.wake();
    },
    answer: async (id: string, outcome: ProcessingOutcome) => {
      answers.get(id)?.(outcome);
      await jest.advanceTimersByTimeAsync(0);
    },
    statuses: () => state.map((item) => item.status),
    isScheduled: () => isScheduled,
  };
}

const done: ProcessingOutcome = { kind: 'done', row: null };

it('starts 100 ms after something was queued', async () => {
  const { queue, statuses } = setUp();
  queue('a', 'b');
  await jest.advanceTimersByTimeAsync(99);
  expect(statuses()).toEqual(['pending', 'pending']);
  await jest.advanceTimersByTimeAsync(1);
  expect(statuses()).toEqual(['processing', 'pending']);
});

it('starts the next one 2 s after one has finished', async () => {
  const { queue, answer, statuses } = setUp();
  queue('a', 'b');
  await jest.advanceTimersByTimeAsync(100);
  await answer('a', done);
  await jest.advanceTimersByTimeAsync(1999);
  expect(statuses()).toEqual(['success', 'pending']);
  await jest.advanceTimersByTimeAsync(1);
  expect(statuses()).toEqual(['success', 'processing']);
});

it('continues after a failure', async () => {
  const { queue, answer, statuses } = setUp();
  queue('a', 'b');
  await jest.advanceTimersByTimeAsync(100);
  await answer('a', { kind: 'failed', error: 'Processing timeout (30s)' });
  await jest.advanceTimersByTimeAsync(2000);
  expect(statuses()).toEqual(['error', 'processing']);
});

it('keeps an item while the server is still processing it', async () => {
  const { queue, answer, dispatch, runner, statuses } = setUp();
  queue('a', 'b');
  await jest.advanceTimersByTimeAsync(100);
  await answer('a', { kind: 'continues' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(statuses()).toEqual(['processing', 'pending']);
  dispatch({ type: 'succeeded', screenshotId: 'a' });
  runner.continue();
  await jest.advanceTimersByTimeAsync(2000);
  expect(statuses()).toEqual(['success', 'processing']);
});

it('stops when the server cannot be reached, and continues on request', async () => {
  const { queue, answer, runner, statuses, isScheduled } = setUp();
  queue('a', 'b');
  await jest.advanceTimersByTimeAsync(100);
  await answer('a', { kind: 'unreachable' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(statuses()).toEqual(['pending', 'pending']);
  expect(isScheduled()).toBe(false);
  runner.restart();
  expect(statuses()).toEqual(['processing', 'pending']);
});

it('waits as long as the server asks after too many requests', async () => {
  const { queue, answer, statuses } = setUp();
  queue('a', 'b');
  await jest.advanceTimersByTimeAsync(100);
  await answer('a', { kind: 'later', ms: 40_000 });
  await jest.advanceTimersByTimeAsync(39_999);
  expect(statuses()).toEqual(['pending', 'pending']);
  await jest.advanceTimersByTimeAsync(1);
  expect(statuses()).toEqual(['processing', 'pending']);
});

it('does not request an item that the server has finished in the meantime', async () => {
  const { queue, dispatch, statuses, isScheduled } = setUp();
  queue('a');
  dispatch({ type: 'succeeded', screenshotId: 'a' });
  await jest.advanceTimersByTimeAsync(100);
  expect(statuses()).toEqual(['success']);
  expect(isScheduled()).toBe(false);
});

it('drops a screenshot that was deleted in the meantime and continues', async () => {
  const { queue, answer, statuses } = setUp();
  queue('a', 'b');
  await jest.advanceTimersByTimeAsync(100);
  await answer('a', { kind: 'gone' });
  await jest.advanceTimersByTimeAsync(2000);
  expect(statuses()).toEqual(['processing']);
});
