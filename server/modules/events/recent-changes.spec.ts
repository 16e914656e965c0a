import type { ScreenshotChange } from '../screenshots/follow-up/screenshot-announcements.service';
import { RecentChanges } from './recent-changes';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const after = (ms: number) => jest.advanceTimersByTime(ms);

function setUp() {
  let hear: (change: ScreenshotChange) => void = () => undefined;
  const subscribe = (listener: typeof hear) => {
    hear = listener;
    return Promise.resolve(() => undefined);
  };
  const recent = new RecentChanges({ subscribe } as never);
  recent.onModuleInit();
  return {
    recent,
    hear: (id: string, workspaceId = 'home') => hear({ id, workspaceId, change: 'updated' }),
  };
}

const idsOf = (changes: ScreenshotChange[] | null) => changes?.map(({ id }) => id);

it('knows the changes of one workspace since a moment, the oldest first', () => {
  const { recent, hear } = setUp();
  after(1_000);
  hear('a');
  after(5_000);
  hear('b');
  hear('x', 'other');
  hear('c');
  expect(idsOf(recent.since('home', 4_000))).toEqual(['b', 'c']);
  expect(idsOf(recent.since('home', 5_500))).toEqual(['a', 'b', 'c']);
});

it('says so when it cannot know all of them', () => {
  const { recent, hear } = setUp();
  after(1_000);
  hear('a');
  expect(recent.since('home', 1_000)).toBeNull();
  after(59_999);
  hear('b');
  expect(idsOf(recent.since('home', 60_000))).toEqual(['a', 'b']);
  after(2);
  hear('c');
  expect(recent.since('home', 60_001)).toBeNull();
  expect(idsOf(recent.since('home', 59_000))).toEqual(['b', 'c']);
});

it('tells at most fifty, and keeps a bounded number', () => {
  const { recent, hear } = setUp();
  after(1_000);
  for (let n = 0; n < 51; n += 1) hear(String(n));
  expect(recent.since('home', 10)).toBeNull();
  after(1_000);
  for (let n = 0; n < 2_000; n += 1) hear(String(n), 'other');
  expect(recent.since('home', 2_000)).toBeNull();
  after(1);
  expect(recent.since('home', 0)).toEqual([]);
});
