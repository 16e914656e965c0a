import { watchLongPress } from './long-press';

let area: HTMLElement;
let end: () => void;
const choose = jest.fn();
const opened = jest.fn();

/** jsdom has no pointer events. */
function fire(type: string, target: Element, pointerType = 'touch'): Event {
  const init = { bubbles: true, cancelable: true, detail: pointerType === 'none' ? 0 : 1 };
  const event = Object.assign(new MouseEvent(type, init), { pointerType });
  target.dispatchEvent(event);
  return event;
}
const find = (selector: string): Element => area.querySelector(selector) as Element;

beforeEach(() => {
  jest.useFakeTimers();
  choose.mockReset();
  opened.mockReset();
  area = document.body.appendChild(document.createElement('div'));
  area.innerHTML = '<p data-index="7"><a href="#x">Ticket</a><button>Heart</button></p>';
  find('a').addEventListener('click', opened);
  end = watchLongPress(area, choose);
});
afterEach(() => {
  end();
  area.remove();
  jest.useRealTimers();
});

it('selects the card under a long press, and does not open it', () => {
  fire('pointerdown', find('a'));
  jest.advanceTimersByTime(400);
  expect(choose).toHaveBeenCalledWith(7);
  expect(fire('contextmenu', find('a')).defaultPrevented).toBe(true);
  fire('pointerup', find('a'));
  expect(fire('click', find('a')).defaultPrevented).toBe(true);
  expect(opened).not.toHaveBeenCalled();
});

it.each([['pointerup'], ['pointercancel']])('ignores a tap and a scroll (%s)', (type) => {
  fire('pointerdown', find('a'));
  jest.advanceTimersByTime(300);
  fire(type, find('a'));
  jest.advanceTimersByTime(400);
  fire('click', find('a'));
  expect(choose).not.toHaveBeenCalled();
  expect(opened).toHaveBeenCalledTimes(1);
});

it.each([
  ['the mouse, whose menu stays', 'a', 'mouse'],
  ['a button on the card', 'button', 'touch'],
])('ignores %s', (_what, selector, pointerType) => {
  fire('pointerdown', find(selector), pointerType);
  jest.advanceTimersByTime(400);
  expect(choose).not.toHaveBeenCalled();
  expect(fire('contextmenu', find(selector)).defaultPrevented).toBe(pointerType !== 'mouse');
});

it('presses nothing that has appeared under the finger', () => {
  const bar = document.body.appendChild(document.createElement('button'));
  const pressed = jest.fn();
  bar.addEventListener('click', pressed);
  fire('pointerdown', find('a'));
  jest.advanceTimersByTime(400);
  fire('pointerup', find('a'));
  fire('click', bar);
  expect(pressed).not.toHaveBeenCalled();
  fire('pointerdown', bar);
  fire('click', bar);
  expect(pressed).toHaveBeenCalledTimes(1);
  bar.remove();
});

it('opens the next card on a tap', () => {
  fire('pointerdown', find('a'));
  jest.advanceTimersByTime(400);
  fire('click', find('a'));
  fire('pointerdown', find('a'));
  fire('pointerup', find('a'));
  fire('click', find('a'));
  expect(opened).toHaveBeenCalledTimes(1);
});

it('lets a key press the held card', () => {
  fire('pointerdown', find('a'));
  jest.advanceTimersByTime(400);
  fire('click', find('a'), 'none');
  expect(opened).toHaveBeenCalledTimes(1);
});
