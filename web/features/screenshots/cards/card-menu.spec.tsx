import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { browser } from '../../../shared/browser';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { aPlan, aStatus, aUser } from '../../../shared/testing/factories';
import { OutsideActionsProvider } from '../shared/outside-actions';
import { aScreenshot } from '../testing/factories';
import { Gallery } from '../gallery/gallery';

const isTouch = jest.spyOn(browser, 'isTouch');
beforeEach(() => isTouch.mockReturnValue(true));
afterAll(() => isTouch.mockRestore());

const collect = jest.fn();
const onRerun = jest.fn();
beforeEach(() => [collect, onRerun].forEach((it) => it.mockClear()));

function show(row: Screenshot, mode = 'grid') {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: aStatus() },
    'screenshots.list': { body: [row], headers: { 'x-total-count': '1' } },
    'screenshots.update': { body: { ...row, is_favorite: true } },
    'screenshots.remove': { status: 204 },
  });
  renderApp(
    <OutsideActionsProvider value={{ collect, upload: jest.fn() }}>
      <Gallery onRerun={onRerun} onUpload={jest.fn()} />
    </OutsideActionsProvider>,
    { address: `/gallery?mode=${mode}` },
  );
  return (route: string) => calls.filter((call) => call.route === route);
}

const row = aScreenshot({ ai_generated_title: 'Receipt' });
const menuButton = () => screen.findByRole('button', { name: 'Actions for Receipt' });
const choose = async (name: string) => {
  await userEvent.click(await menuButton());
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

describe.each(['grid', 'compact', 'list'])('a card in the %s without hover', (mode) => {
  it('can be made a favorite, collected, processed again and deleted without the viewer', async () => {
    const sent = show(row, mode);
    await choose('Add to collection');
    expect(collect).toHaveBeenCalledWith([row.id]);
    await choose('Re-run AI');
    expect(onRerun).toHaveBeenCalledWith(expect.objectContaining({ id: row.id }));
    await choose('Add to favorites');
    await waitFor(() =>
      expect(sent('screenshots.update').at(-1)?.body).toEqual({ is_favorite: true }),
    );
    await choose('Delete');
    const question = await screen.findByRole('group', { name: /Receipt/ });
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent('screenshots.remove')).toHaveLength(1));
  });
});

it('offers only the allowed actions of a locked one', async () => {
  show({ ...row, is_locked: true });
  await userEvent.click(await menuButton());
  await screen.findByRole('menu');
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['Add to favorites', 'Delete']);
});

it('gives the focus back to its button', async () => {
  show(row);
  const button = await menuButton();
  await userEvent.click(button);
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(button);
});

it('shows plain buttons where there is hover', async () => {
  isTouch.mockReturnValue(false);
  show(row);
  expect(await screen.findByRole('button', { name: 'Delete Receipt' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Actions for Receipt' })).toBeNull();
});
