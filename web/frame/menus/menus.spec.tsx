import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan, aStatus, aUser } from '../../shared/testing/factories';
import { fakeServer } from '../../shared/testing/fake-server';
import { renderApp } from '../../shared/testing/render-app';
import { ScreenshotsMenu } from './screenshots-menu';
import { UserMenu } from './user-menu';

const target = () => screen.getByRole('button', { name: 'Screenshots' });

const hasFocusInside = () =>
  expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true);

describe('the lazy menu of screenshots', () => {
  it('opens with the click that loads it, and takes the focus', async () => {
    const user = userEvent.setup();
    renderApp(<ScreenshotsMenu />);
    expect(target().getAttribute('aria-haspopup')).toBe('menu');
    expect(target().getAttribute('aria-expanded')).toBe('false');
    await user.click(target());
    await screen.findByRole('menuitem', { name: 'Gallery' });
    await waitFor(hasFocusInside);
  });

  it.each(['{Enter}', '{ArrowDown}'])('opens on %s', async (key) => {
    const user = userEvent.setup();
    renderApp(<ScreenshotsMenu />);
    await user.tab();
    expect(document.activeElement).toBe(target());
    await user.keyboard(key);
    await screen.findByRole('menuitem', { name: 'Gallery' });
    await waitFor(hasFocusInside);
  });

  it('gives the focus back to its button, and opens again', async () => {
    const user = userEvent.setup();
    renderApp(<ScreenshotsMenu />);
    await user.click(target());
    await screen.findByRole('menuitem', { name: 'Gallery' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(target()));
    await user.click(target());
    expect(await screen.findByRole('menuitem', { name: 'Tags' })).toBeTruthy();
  });
});

describe('the panel of the account', () => {
  it('opens on its first click and closes on the next', async () => {
    fakeServer({
      'auth.me': { body: aUser() },
      'billing.plans': { body: [aPlan()] },
      'billing.status': { body: aStatus() },
    });
    renderApp(<UserMenu />);
    const account = await screen.findByRole('button', { name: /account/i });
    fireEvent.click(account);
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /account/i }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull());
  });
});
