import {
  findNext,
  isUnfinished,
  listForProcessing,
  totalsOf,
  uploadReducer,
  type UploadAction,
  type UploadState,
} from './upload.model';

const file = (name: string, size = 100) => new File([new Uint8Array(size)], name);

const after = (...actions: UploadAction[]): UploadState => actions.reduce(uploadReducer, []);

const added = (...ids: string[]): UploadAction => ({
  type: 'added',
  items: ids.map((id) => ({ id, file: file(`${id}.png`), teamId: null })),
});
const started = (id: string): UploadAction => ({ type: 'started', id });
const stored = (id: string): UploadAction => ({
  type: 'settled',
  id,
  outcome: { kind: 'stored', screenshotId: `shot-${id}` },
});
const failed = (id: string): UploadAction => ({
  type: 'settled',
  id,
  outcome: { kind: 'failed', error: 'Upload timeout', reason: 'Why' },
});

describe('an upload item', () => {
  it('begins as pending without progress', () => {
    expect(after(added('a'))).toMatchObject([{ id: 'a', status: 'pending', progress: 0 }]);
  });

  it('never shows 100 % before the server has answered', () => {
    const state = after(added('a'), started('a'), { type: 'progressed', id: 'a', progress: 100 });
    expect(state[0]).toMatchObject({ status: 'uploading', progress: 99 });
  });

  it('never decreases its progress', () => {
    const state = after(
      added('a'),
      started('a'),
      { type: 'progressed', id: 'a', progress: 60 },
      { type: 'progressed', id: 'a', progress: 40 },
    );
    expect(state[0]?.progress).toBe(60);
  });

  it('ends as success with the id of its screenshot', () => {
    expect(after(added('a'), started('a'), stored('a'))[0]).toMatchObject({
      status: 'success',
      progress: 100,
      screenshotId: 'shot-a',
    });
  });

  it('ends as duplicate with the existing screenshot', () => {
    const existing = { id: 'x', name: 'Old', uploadedAt: '2026-11-01T10:00:00.000Z' };
    const state = after(added('a'), started('a'), {
      type: 'settled',
      id: 'a',
      outcome: { kind: 'duplicate', existing },
    });
    expect(state[0]).toMatchObject({ status: 'duplicate', existing });
  });

  it('ends as restored when a deleted duplicate was restored', () => {
    const state = after(added('a'), started('a'), {
      type: 'settled',
      id: 'a',
      outcome: { kind: 'restored', screenshotId: 'x' },
    });
    expect(state[0]).toMatchObject({ status: 'restored', screenshotId: 'x' });
  });

  it('can be removed only while it is pending', () => {
    const state = after(added('a', 'b'), started('a'));
    expect(uploadReducer(state, { type: 'removed', id: 'a' })).toHaveLength(2);
    expect(uploadReducer(state, { type: 'removed', id: 'b' })).toHaveLength(1);
  });

  it('ignores an answer after the end', () => {
    const state = after(added('a'), started('a'), stored('a'), failed('a'));
    expect(state[0]?.status).toBe('success');
  });
});

describe('the queue', () => {
  it('starts in the order of arrival, at most three at once', () => {
    const two = after(added('a', 'b', 'c', 'd'), started('a'), started('b'));
    expect(findNext(two)?.id).toBe('c');
    expect(findNext(uploadReducer(two, started('c')))).toBeNull();
  });

  it('retries all failed ones and keeps the rest', () => {
    const state = after(added('a', 'b'), started('a'), started('b'), failed('a'), stored('b'), {
      type: 'failedRetried',
    });
    expect(state.map((item) => [item.status, item.error])).toEqual([
      ['pending', undefined],
      ['success', undefined],
    ]);
  });

  it('reports the stored ones only when everything has finished', () => {
    const running = after(added('a', 'b', 'c'), started('a'), started('b'), stored('a'));
    expect(listForProcessing(running)).toEqual([]);
    const finished = [failed('b'), started('c'), stored('c')].reduce(uploadReducer, running);
    expect(isUnfinished(finished)).toBe(false);
    expect(listForProcessing(finished).map((item) => item.id)).toEqual(['a', 'c']);
  });

  it('reports each one once', () => {
    const state = after(added('a'), started('a'), stored('a'), { type: 'handedOver', ids: ['a'] });
    expect(listForProcessing(state)).toEqual([]);
  });

  it('counts the results', () => {
    const state = after(added('a', 'b', 'c'), started('a'), started('b'), stored('a'), failed('b'));
    expect(totalsOf(state)).toMatchObject({
      total: 3,
      finished: 2,
      stored: 1,
      failed: 1,
      bytes: 300,
      bytesSent: 100,
      progress: 33,
    });
  });
});
