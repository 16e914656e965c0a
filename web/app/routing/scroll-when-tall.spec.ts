import { scrollTo } from './scroll-memory';
import { scrollWhenTall } from './scroll-when-tall';

const own = ['scrollTo', 'ResizeObserver'].map(
  (name) => [name, Reflect.get(window, name)] as const,
);
let height = 0;
let grow: (() => void) | null = null;

/** Makes the page as tall as given; the observer tells of it. */
const growTo = (pixels: number) => {
  height = pixels;
  grow?.();
};

beforeEach(() => {
  jest.useFakeTimers();
  height = 0;
  Object.assign(window, {
    scrollY: 0,
    scrollTo: (_x: number, y: number) => Object.assign(window, { scrollY: Math.min(y, height) }),
    ResizeObserver: class {
      constructor(callBack: () => void) {
        grow = callBack;
      }
      observe = () => grow?.();
      disconnect = () => (grow = null);
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, Object.fromEntries(own), { scrollY: 0 });
});

const scrollBack = (position: number) => {
  const end = new AbortController();
  scrollWhenTall(position, end.signal);
  return () => end.abort();
};

it('goes on with a page that grows, until it is where it was left', () => {
  scrollBack(900);
  growTo(400);
  expect(window.scrollY).toBe(400);
  growTo(2_000);
  expect(window.scrollY).toBe(900);
  window.scrollTo(0, 50);
  growTo(3_000);
  expect(window.scrollY).toBe(50);
});

it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'leaves the page to a %s, also before it has begun',
  async (name) => {
    scrollTo(900, '', false);
    window.dispatchEvent(new Event(name));
    await import('./scroll-when-tall');
    growTo(2_000);
    expect(window.scrollY).toBe(0);
    scrollTo(3_000, '', false);
    await import('./scroll-when-tall');
    expect(window.scrollY).toBe(2_000);
    window.dispatchEvent(new Event(name));
    growTo(4_000);
    expect(window.scrollY).toBe(2_000);
  },
);

it('ends with the page, or when the page does not grow in time', () => {
  const stop = scrollBack(900);
  stop();
  growTo(2_000);
  expect(window.scrollY).toBe(0);
  growTo(100);
  scrollBack(900);
  jest.advanceTimersByTime(10_000);
  growTo(2_000);
  expect(window.scrollY).toBe(100);
});
