import {
  canRestart,
  findNext,
  processingReducer,
  totalsOf,
  type ProcessingAction,
  type ProcessingState,
} from './processing.model';

const after = (...actions: ProcessingAction[]): ProcessingState =>
  actions.reduce(processingReducer, []);
const queued = (...ids: string[]): ProcessingAction => ({
  type: 'queued',
  items: ids.map((id) => ({ screenshotId: id, title: `${id}.png` })),
});
const started = (screenshotId: string): ProcessingAction => ({ type: 'started', screenshotId });
const succeeded = (screenshotId: string): ProcessingAction => ({ type: 'succeeded', screenshotId });
const failed = (screenshotId: string): ProcessingAction => ({
  type: 'failed',
  screenshotId,
  error: 'Processing failed',
});
const statuses = (state: ProcessingState) =>
  state.map((item) => `${item.screenshotId} ${item.status}`);

describe('queuing', () => {
  it('ignores an id that is waiting or processing', () => {
    const state = after(queued('a', 'b'), started('a'), queued('a', 'b', 'c'));
    expect(statuses(state)).toEqual(['a processing', 'b pending', 'c pending']);
  });

  it('queues a finished id again, with its current title', () => {
    const state = after(queued('a'), started('a'), failed('a'), {
      type: 'queued',
      items: [{ screenshotId: 'a', title: 'New title', isRerun: true }],
    });
    expect(state).toEqual([
      { screenshotId: 'a', title: 'New title', status: 'pending', isRerun: true },
    ]);
  });
});

describe('reading', () => {
  it('processes one at a time', () => {
    const state = after(queued('a', 'b'), started('a'), started('b'));
    expect(statuses(state)).toEqual(['a processing', 'b pending']);
    expect(findNext(state)).toBeNull();
    expect(findNext(processingReducer(state, succeeded('a')))?.screenshotId).toBe('b');
  });

  it('may be finished by the server before it was requested', () => {
    expect(statuses(after(queued('a', 'b'), succeeded('b')))).toEqual(['a pending', 'b success']);
  });

  it('is a success even when its answer timed out', () => {
    const state = after(queued('a'), started('a'), failed('a'), succeeded('a'));
    expect(state[0]).toMatchObject({ status: 'success', error: undefined });
  });

  it('waits again when the server could not be reached', () => {
    const state = after(queued('a'), started('a'), { type: 'putBack', screenshotId: 'a' });
    expect(statuses(state)).toEqual(['a pending']);
  });

  it('drops a deleted screenshot', () => {
    expect(after(queued('a'), { type: 'dropped', screenshotId: 'a' })).toEqual([]);
  });
});

describe('the restart control', () => {
  it('is offered when items wait and none is processing', () => {
    expect(canRestart(after(queued('a')), false)).toBe(true);
  });

  it('is not offered while one is processing or about to start', () => {
    expect(canRestart(after(queued('a', 'b'), started('a')), false)).toBe(false);
    expect(canRestart(after(queued('a')), true)).toBe(false);
  });

  it('is not offered when nothing is waiting', () => {
    expect(canRestart(after(queued('a'), started('a'), succeeded('a')), false)).toBe(false);
  });
});

it('counts the results', () => {
  const state = after(
    queued('a', 'b', 'c'),
    started('a'),
    succeeded('a'),
    started('b'),
    failed('b'),
  );
  expect(totalsOf(state)).toEqual({ total: 3, done: 1, failed: 1, waiting: 1, isFinished: false });
});
