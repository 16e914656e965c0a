import { createUploadRunner } from './upload-runner';
import type { UploadCallbacks } from './send-upload';
import {
  uploadReducer,
  type UploadAction,
  type UploadItem,
  type UploadState,
} from './upload.model';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  let state: UploadState = [];
  let isOnline = true;
  const sent = new Map<string, UploadCallbacks>();
  const aborted: string[] = [];
  const onStored = jest.fn<void, [UploadItem[]]>();
  const dispatch = (action: UploadAction) => {
    state = uploadReducer(state, action);
  };
  const runner = createUploadRunner({
    getState: () => state,
    dispatch,
    send: (item, callbacks) => {
      sent.set(item.id, callbacks);
      return () => aborted.push(item.id);
    },
    isOnline: () => isOnline,
    onSettled: () => undefined,
    onStored,
  });
  const add = (...ids: string[]) => {
    dispatch({
      type: 'added',
      items: ids.map((id) => ({ id, file: new File(['x'], `${id}.png`), teamId: null })),
    });
    runner.run();
  };
  const store = (id: string) =>
    sent.get(id)?.onSettled({ kind: 'stored', screenshotId: `shot-${id}` });
  return {
    runner,
    add,
    store,
    onStored,
    aborted,
    setOnline: (value: boolean) => (isOnline = value),
    sentIds: () => [...sent.keys()],
    statuses: () => state.map((item) => item.status),
  };
}

it('starts the items 100 ms apart', () => {
  const { add, sentIds } = setUp();
  add('a', 'b');
  expect(sentIds()).toEqual(['a']);
  jest.advanceTimersByTime(99);
  expect(sentIds()).toEqual(['a']);
  jest.advanceTimersByTime(1);
  expect(sentIds()).toEqual(['a', 'b']);
});

it('sends three at a time and starts the next when one has finished', () => {
  const { add, store, sentIds } = setUp();
  add('a', 'b', 'c', 'd');
  jest.advanceTimersByTime(1000);
  expect(sentIds()).toEqual(['a', 'b', 'c']);
  store('b');
  expect(sentIds()).toEqual(['a', 'b', 'c', 'd']);
});

it('keeps the pause when a file has finished at once', () => {
  const { add, store, sentIds } = setUp();
  add('a', 'b');
  store('a');
  expect(sentIds()).toEqual(['a']);
  jest.advanceTimersByTime(100);
  expect(sentIds()).toEqual(['a', 'b']);
});

it('reports the stored ones together when all have finished', () => {
  const { add, store, onStored } = setUp();
  add('a', 'b');
  jest.advanceTimersByTime(100);
  store('a');
  expect(onStored).not.toHaveBeenCalled();
  store('b');
  expect(onStored).toHaveBeenCalledTimes(1);
  expect(onStored.mock.calls[0]?.[0].map((item) => item.screenshotId)).toEqual([
    'shot-a',
    'shot-b',
  ]);
});

it('waits while there is no connection', () => {
  const { add, runner, sentIds, setOnline } = setUp();
  setOnline(false);
  add('a');
  jest.advanceTimersByTime(1000);
  expect(sentIds()).toEqual([]);
  setOnline(true);
  runner.run();
  expect(sentIds()).toEqual(['a']);
});

it('aborts everything when it is stopped', () => {
  const { add, runner, aborted, sentIds } = setUp();
  add('a', 'b');
  runner.stop();
  jest.advanceTimersByTime(1000);
  expect(aborted).toEqual(['a']);
  expect(sentIds()).toEqual(['a']);
});
