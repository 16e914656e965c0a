import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../shared/testing/render-app';
import { ClampedTitle } from './clamped-title';

let look: () => void = () => undefined;
const Native = globalThis.ResizeObserver;

/** A heading whose text needs so many pixels of the hundred that four lines have. */
function show(pixels: number) {
  globalThis.ResizeObserver = class {
    constructor(onSize: ResizeObserverCallback) {
      look = () => onSize([], this);
    }
    observe() {
      look();
    }
    unobserve() {}
    disconnect() {}
  };
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(pixels);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.dataset.clamped ? Math.min(pixels, 100) : pixels;
  });
  renderApp(<ClampedTitle title="Harbor dues" />);
}
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.ResizeObserver = Native;
});

const title = () => screen.getByRole('heading', { level: 2, name: 'Harbor dues' });

it('shows all of a long title when it is asked to, and less again', async () => {
  show(300);
  const button = screen.getByRole('button', { name: 'Show the whole title' });
  expect([title().dataset.clamped, button.ariaExpanded]).toEqual(['true', 'false']);
  await userEvent.click(button);
  expect([title().dataset.clamped, button.ariaExpanded]).toEqual([undefined, 'true']);
  await userEvent.click(screen.getByRole('button', { name: 'Show less of the title' }));
  expect(title().dataset.clamped).toBe('true');
});

it('offers nothing where the whole title is shown, until there is less room', () => {
  show(60);
  expect(screen.queryByRole('button')).toBeNull();
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(200);
  act(() => look());
  expect(screen.getByRole('button', { name: 'Show the whole title' })).toBeTruthy();
});
