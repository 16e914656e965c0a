import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../../shared/testing/render-app';
import type { CardActions } from '../cards/card-actions';
import { aScreenshot } from '../testing/factories';
import { ScreenshotGrid } from './screenshot-grid';

const rowsOf = (ids: string) =>
  [...ids].map((id) => aScreenshot({ id, ai_generated_title: `Shot ${id}` }));

const select = jest.fn();

const gridOf = (ids: string, hrefOf = (id: string) => `/gallery?view=${id}`) => (
  <ScreenshotGrid
    rows={rowsOf(ids)}
    selection={{ ids: new Set(), select, selectGroup: jest.fn() }}
    mode="grid"
    total={ids.length}
    now={Date.now()}
    confirmingId={null}
    hrefOf={hrefOf}
    actions={{} as CardActions}
    hasMore={false}
    onNeedMore={jest.fn()}
  />
);

const cardOf = (id: string) => screen.getByRole('link', { name: new RegExp(`Shot ${id}`) });
const focused = () => document.activeElement;

/** The grid with these rows; the returned function shows others. */
async function show(ids: string) {
  // The parts that load late arrive, too.
  const { rerender } = await act(async () => renderApp(gridOf(ids)));
  return (others: string) => act(async () => rerender(gridOf(others)));
}

beforeEach(() => select.mockClear());

it('keeps the focus on its screenshot when another one arrives before it', async () => {
  const showOthers = await show('ab');
  act(() => cardOf('a').focus());
  await showOthers('nab');
  expect(focused()).toBe(cardOf('a'));
  expect(cardOf('a').tabIndex).toBe(0);
  fireEvent.keyDown(focused()!, { key: ' ' });
  expect(select).toHaveBeenCalledWith('a', false);
});

it('takes no focus that went elsewhere', async () => {
  const showOthers = await show('ab');
  act(() => cardOf('a').focus());
  act(() => cardOf('a').blur());
  await showOthers('nab');
  expect(focused()).toBe(document.body);
});

it('does not draw the cards again when the last page was as wide', async () => {
  const box = { ...new DOMRect(), width: 1200, top: 100 } as DOMRect;
  const measure = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  const drawn = async () => {
    const hrefOf = jest.fn((id: string) => `/gallery?view=${id}`);
    const { unmount } = await act(async () => renderApp(gridOf('abc', hrefOf)));
    unmount();
    return hrefOf.mock.calls.length;
  };
  const first = await drawn();
  expect(await drawn()).toBe(first / 2);
  measure.mockRestore();
});
