import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../shared/testing/render-app';
import { placeOf } from './tooltip-place';
import Tooltips from './tooltips';

const tip = () => document.querySelector('[data-text]');

function show() {
  renderApp(
    <>
      <button type="button" aria-label="Zoom in" aria-keyshortcuts="+" />
      <button type="button">Save</button>
      <Tooltips />
    </>,
  );
}

const over = (name: string) => {
  fireEvent(
    screen.getByRole('button', { name }),
    Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }),
  );
  act(() => jest.advanceTimersByTime(400));
};

describe('the tooltip of an icon-only control', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows name and key after a moment, and goes when the button is pressed', () => {
    show();
    over('Zoom in');
    expect(tip()?.getAttribute('data-text')).toBe('Zoom in');
    expect(tip()?.getAttribute('data-keys')).toBe('+');
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Zoom in' }));
    expect(tip()).toBeNull();
  });

  it('adds no second name for assistive tools or searches in the page', () => {
    show();
    over('Zoom in');
    expect(tip()?.textContent).toBe('');
    expect(tip()?.getAttribute('aria-hidden')).toBe('true');
  });
});

it('shows on keyboard focus at once', async () => {
  show();
  await userEvent.tab();
  expect(tip()?.getAttribute('data-text')).toBe('Zoom in');
});

it.each([
  ['in the bar', { left: 600, top: 10, bottom: 46, width: 36 }, 'below', undefined],
  ['at the lower end', { left: 600, top: 700, bottom: 736, width: 36 }, 'above', undefined],
  ['at the left', { left: 8, top: 700, bottom: 736, width: 36 }, 'above', 'start'],
  ['at the right', { left: 980, top: 700, bottom: 736, width: 36 }, 'above', 'end'],
])('stays inside the window: %s', (_where, box, side, edge) => {
  expect(placeOf(box, 1024)).toMatchObject({ side });
  expect(placeOf(box, 1024).edge).toBe(edge);
});
