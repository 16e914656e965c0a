import type { LineNews } from './event-line';
import { joinLine } from './join-line';
import { withFakeWindows } from './testing/fake-windows';
import { FakeLine, withFakeLines } from './testing/live-page';

withFakeLines();
withFakeWindows();

const START = Date.parse('2026-11-20T12:00:00Z');
beforeEach(() => void jest.setSystemTime(START));

const address = '/api/events';
const GAP = { kind: 'gap' };
const LOST = { kind: 'lost' };
const changed = (id: string) => ({ kind: 'event', event: { id, change: 'updated' } });
const gap = () => void FakeLine.last.dispatchEvent(new MessageEvent('gap', { data: '{}' }));
const open = () => FakeLine.lines.filter(({ isClosed }) => !isClosed).length;
const connect = () => FakeLine.last.onopen?.();
/** Lets a lock go from one window to the next. */
const handOver = () => jest.advanceTimersByTimeAsync(0);

const windows = new Set<() => void>();
afterEach(() => {
  for (const leave of windows) leave();
  windows.clear();
});

function join({ since = Date.now(), person = 'p1', at = address } = {}) {
  const heard: LineNews[] = [];
  const leave = joinLine({ address: at, person, since }, (news) => {
    if (news.kind !== 'open') heard.push(news);
  });
  windows.add(leave);
  return { heard, leave };
}

it('opens one stream for eight windows, and each hears of a change once', () => {
  const eight = Array.from({ length: 8 }, (_, index) => join({ since: START + index }));
  expect(FakeLine.lines).toHaveLength(1);
  FakeLine.last.say('a', 'updated');
  for (const { heard } of eight) expect(heard).toEqual([changed('a')]);
});

it('opens one for each workspace and each person', () => {
  join();
  join({ at: '/api/events?team_id=t1', since: START - 7_000 });
  join({ person: 'p2', since: START - 8_000 });
  expect(FakeLine.lines.map((line) => line.address)).toEqual([
    '/api/events?missed_ms=0',
    '/api/events?team_id=t1&missed_ms=7000',
    '/api/events?missed_ms=8000',
  ]);
});

describe('when the window with the stream goes', () => {
  it('the next one opens a stream that brings what came meanwhile, and all hear it', async () => {
    const [first, second, third] = [join(), join({ since: START + 1 }), join({ since: START + 2 })];
    connect();
    jest.setSystemTime(START + 60_000);
    first.leave();
    await handOver();
    expect([open(), FakeLine.last.address]).toEqual([1, '/api/events?missed_ms=5000']);
    FakeLine.last.say('a', 'updated');
    expect([first.heard, second.heard, third.heard]).toEqual([[], [changed('a')], [changed('a')]]);
    second.leave();
    await handOver();
    third.leave();
    expect([FakeLine.lines.length, open()]).toEqual([3, 0]);
  });

  it('a window that went before its turn is left out', async () => {
    const [first, second, third] = [join(), join({ since: START + 1 }), join({ since: START + 2 })];
    second.leave();
    first.leave();
    await handOver();
    FakeLine.last.say('a', 'updated');
    expect([second.heard, third.heard]).toEqual([[], [changed('a')]]);
    expect(FakeLine.lines).toHaveLength(2);
  });

  it('while the connection is lost, the next one asks for all since then', async () => {
    const [first, second] = [join(), join({ since: START + 1 })];
    connect();
    jest.setSystemTime(START + 60_000);
    FakeLine.last.onerror?.();
    jest.setSystemTime(START + 80_000);
    first.leave();
    await handOver();
    expect(second.heard).toEqual([LOST]);
    expect(FakeLine.last.address).toBe('/api/events?missed_ms=25000');
  });

  it('after the connection was there again, the next one asks for no more than is needed', async () => {
    const first = join();
    join({ since: START + 1 });
    FakeLine.last.onerror?.();
    await jest.advanceTimersByTimeAsync(1_000);
    connect();
    jest.setSystemTime(START + 80_000);
    first.leave();
    await handOver();
    expect(FakeLine.last.address).toBe('/api/events?missed_ms=5000');
  });

  it('while the connection is lost, one that has come since asks for all since then, too', async () => {
    const first = join();
    connect();
    jest.setSystemTime(START + 60_000);
    FakeLine.last.onerror?.();
    jest.setSystemTime(START + 70_000);
    join({ since: START + 65_000 });
    jest.setSystemTime(START + 90_000);
    first.leave();
    await handOver();
    expect(FakeLine.last.address).toBe('/api/events?missed_ms=35000');
  });

  it('and the next one before its stream is open, the one after that asks for all since the first went', async () => {
    const [first, second] = [join(), join({ since: START + 1 })];
    join({ since: START + 2 });
    connect();
    jest.setSystemTime(START + 60_000);
    first.leave();
    await handOver();
    jest.setSystemTime(START + 80_000);
    second.leave();
    await handOver();
    expect(FakeLine.last.address).toBe('/api/events?missed_ms=30000');
  });

  it('before it has answered a new one, that one asks for all since its answers', async () => {
    const first = join();
    const answer = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue();
    join({ since: START - 9_000 });
    answer.mockRestore();
    first.leave();
    await handOver();
    expect(FakeLine.last.address).toBe('/api/events?missed_ms=9000');
  });
});

describe('a window that comes later', () => {
  it('has missed nothing where the stream was quiet since its answers came', () => {
    join();
    jest.setSystemTime(START + 20_000);
    expect(join({ since: START + 15_000 }).heard).toEqual([]);
  });

  it.each([
    ['a change', () => FakeLine.last.say('a', 'updated')],
    ['a gap', gap],
    ['a lost connection', () => FakeLine.last.onerror?.()],
  ])('looks for changes where the others have heard of %s since', (_name, happen) => {
    const first = join();
    jest.setSystemTime(START + 16_000);
    happen();
    jest.setSystemTime(START + 20_000);
    expect(join({ since: START + 15_000 }).heard).toEqual([GAP]);
    expect(first.heard).toHaveLength(1);
  });

  it('looks for changes where its answers are older than what the stream began with', () => {
    join({ since: START - 5_000 });
    expect(join({ since: START - 6_000 }).heard).toEqual([GAP]);
  });
});

describe('a window with the stream that a phone has stopped', () => {
  /** A window that is not answered. */
  async function joinSilence(ms = 0) {
    const answer = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue();
    const made = join({ since: START - 9_000 });
    answer.mockRestore();
    await jest.advanceTimersByTimeAsync(ms);
    return made;
  }
  const look = () => void document.dispatchEvent(new Event('visibilitychange'));

  it('is stood in for until it runs again', async () => {
    join();
    const second = await joinSilence(2_999);
    expect(open()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect([open(), FakeLine.last.address]).toEqual([2, '/api/events?missed_ms=12000']);
    FakeLine.last.say('a', 'updated');
    FakeLine.lines[0]!.say('b', 'updated');
    expect(second.heard).toEqual([changed('a'), changed('b')]);
    expect(FakeLine.lines.map(({ isClosed }) => isClosed)).toEqual([false, true]);
  });

  it('is stood in for by a window that it once answered, when somebody looks at that', async () => {
    join();
    const second = join({ since: START + 1 });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(open()).toBe(1);
    const answer = jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue();
    look();
    answer.mockRestore();
    await jest.advanceTimersByTimeAsync(3_000);
    expect([open(), FakeLine.last.address]).toEqual([2, '/api/events?missed_ms=68000']);
    second.leave();
    expect(open()).toBe(1);
  });

  it('is stood in for by nobody where it answers, nor after the window has gone', async () => {
    join();
    join({ since: START + 1 });
    look();
    const { leave } = await joinSilence();
    leave();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(FakeLine.lines).toHaveLength(1);
  });

  it('leaves one stream when it goes for good', async () => {
    const { leave } = join();
    await joinSilence(3_000);
    leave();
    await handOver();
    expect([open(), FakeLine.lines.length]).toEqual([1, 3]);
  });
});

describe('a browser without locks', () => {
  it('opens a stream for each window', () => {
    Reflect.deleteProperty(navigator, 'locks');
    const two = [join(), join()];
    expect(open()).toBe(2);
    two.forEach(({ leave }) => leave());
    expect(open()).toBe(0);
  });

  it('that refuses them does as well', async () => {
    Object.assign(navigator, { locks: { request: () => Promise.reject(new Error('no')) } });
    const two = [join(), join()];
    await handOver();
    expect(open()).toBe(2);
    two.forEach(({ leave }) => leave());
    expect(open()).toBe(0);
  });
});
