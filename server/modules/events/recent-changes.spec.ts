import type { ScreenshotChange } from '../screenshots/follow-up/screenshot-announcements.service';
import type { ListChange } from '../workspaces/list-announcements.service';
import { RecentChanges } from './recent-changes';

type Change = ScreenshotChange['change'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const after = (ms: number) => jest.advanceTimersByTime(ms);

async function setUp() {
  let hear: (change: ScreenshotChange) => void = () => undefined;
  const announcements = {
    listeningSince: 0,
    subscribe: (listener: typeof hear) => {
      hear = listener;
      return Promise.resolve(() => undefined);
    },
  };
  let hearList: (change: ListChange) => void = () => undefined;
  const lists = {
    subscribe: (listener: typeof hearList) => {
      hearList = listener;
      return Promise.resolve(() => undefined);
    },
  };
  const recent = new RecentChanges(announcements as never, lists as never);
  recent.onModuleInit();
  await jest.advanceTimersByTimeAsync(0);
  return {
    announcements,
    hear: (id: string, change: Change = 'updated', workspaceId = 'home') =>
      hear({ id, workspaceId, change }),
    hearList: (workspaceId = 'home') => hearList({ workspaceId, list: 'collections' }),
    /** The ids that a page whose answers are this old missed. */
    missed: (ms: number) => recent.since('home', performance.now() - ms)?.map(({ id }) => id),
  };
}

it('knows the changes of one workspace since a moment, each row once', async () => {
  const { missed, hear } = await setUp();
  after(1_000);
  hear('a');
  after(5_000);
  hear('b', 'processing');
  hear('x', 'updated', 'other');
  hear('b');
  hear('c', 'deleted');
  expect(missed(4_000)).toEqual(['b', 'c']);
  expect(missed(5_500)).toEqual(['a', 'b', 'c']);
});

it('says so when a row is new, which the page may have counted', async () => {
  const { missed, hear } = await setUp();
  after(1_000);
  hear('a', 'created');
  after(500);
  expect(missed(600)).toBeUndefined();
  expect(missed(400)).toEqual([]);
});

it('says so when a list has changed, which no row tells of', async () => {
  const { missed, hearList } = await setUp();
  after(1_000);
  hearList();
  hearList('other');
  after(500);
  expect(missed(600)).toBeUndefined();
  expect(missed(400)).toEqual([]);
});

it('says so when it did not listen, at the start or for a moment', async () => {
  const { missed, hear, announcements } = await setUp();
  after(1_000);
  hear('a');
  expect(missed(1_000)).toBeUndefined();
  after(1_000);
  expect(missed(1_500)).toEqual(['a']);
  announcements.listeningSince = performance.now();
  after(1_000);
  expect(missed(1_500)).toBeUndefined();
  expect(missed(900)).toEqual([]);
});

it('says so when changes are older than a minute or of more than fifty rows', async () => {
  const { missed, hear } = await setUp();
  after(1_000);
  hear('a');
  after(59_999);
  hear('b');
  expect(missed(60_000)).toEqual(['a', 'b']);
  after(2);
  hear('c');
  expect(missed(60_500)).toBeUndefined();
  expect(missed(59_000)).toEqual(['b', 'c']);
  for (let n = 0; n < 50; n += 1) hear(String(n));
  expect(missed(1)).toBeUndefined();
});

it('keeps two thousand changes', async () => {
  const { missed, hear } = await setUp();
  after(1_000);
  hear('a');
  after(1_000);
  for (let n = 0; n < 2_000; n += 1) hear(String(n), 'updated', 'other');
  expect(missed(1_500)).toBeUndefined();
  after(1_000);
  expect(missed(900)).toEqual([]);
});
