import { whileAwake } from './while-awake';

const hide = () => window.dispatchEvent(new Event('pagehide'));
const show = () => window.dispatchEvent(new Event('pageshow'));
const freeze = () => document.dispatchEvent(new Event('freeze'));
const resume = () => document.dispatchEvent(new Event('resume'));

function setUp() {
  const end = jest.fn();
  const begin = jest.fn(() => end);
  const stop = whileAwake(begin);
  return { begin, end, stop };
}

it.each([
  ['frozen', freeze, resume],
  ['kept for the way back', hide, show],
])('ends while the page is %s, and begins again', (_name, sleep, wake) => {
  const { begin, end, stop } = setUp();
  sleep();
  expect([begin.mock.calls.length, end.mock.calls.length]).toEqual([1, 1]);
  wake();
  expect([begin.mock.calls.length, end.mock.calls.length]).toEqual([2, 1]);
  stop();
});

it('begins once only where a browser says twice that the page runs', () => {
  const { begin, end, stop } = setUp();
  for (const happen of [show, hide, freeze, resume, show]) happen();
  expect([begin.mock.calls.length, end.mock.calls.length]).toEqual([2, 1]);
  stop();
});

it('ends for good', () => {
  const { begin, end, stop } = setUp();
  stop();
  show();
  expect([begin.mock.calls.length, end.mock.calls.length]).toEqual([1, 1]);
});
