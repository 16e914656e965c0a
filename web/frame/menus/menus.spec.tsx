import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan, aStatus, aUser } from '../../shared/testing/factories';
import { fakeServer } from '../../shared/testing/fake-server';
import { appAround, renderApp } from '../../shared/testing/render-app';
import { useSidebarSections } from '../sidebar/use-sidebar-sections';
import { ScreenshotsMenu, ScreenshotsStripMenu } from './screenshots-menu';
import { UserMenu } from './user-menu';

const target = () => screen.getByRole('button', { name: 'Screenshots' });

const OWN_PLACES = ['Home', 'Teams'];

/** The pages that the sidebar names, without those that have a place of their own in the top bar. */
function sidebarPages() {
  fakeServer({
    'auth.me': { body: aUser() },
    'collections.list': { body: [] },
    'tags.list': { body: [] },
  });
  const { result } = renderHook(() => useSidebarSections(), { wrapper: appAround() });
  const pages = result.current.find(({ id }) => id === 'pages')?.entries ?? [];
  return pages.filter(({ label }) => !OWN_PLACES.includes(label));
}

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

  it.each([
    ['of the top bar', ScreenshotsMenu],
    ['of phones, in one tap,', ScreenshotsStripMenu],
  ])('%s leads to every page of the sidebar', async (_where, Menu) => {
    const names = sidebarPages().map(({ label }) => label);
    const user = userEvent.setup();
    renderApp(<Menu />);
    await user.click(target());
    await screen.findByRole('menuitem', { name: 'Gallery' });
    const named = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(names.length).toBeGreaterThan(8);
    // The text of this menu is fixed: "Calendar View".
    expect(named.map((name) => name.replace(' View', '')).sort()).toEqual(names.sort());
  });

  it('is marked on every one of its pages', () => {
    const pages = sidebarPages();
    expect(pages.length).toBeGreaterThan(8);
    for (const { to } of pages) {
      const { unmount } = renderApp(<ScreenshotsMenu />, { address: to });
      expect([to, target().getAttribute('aria-current')]).toEqual([to, 'true']);
      unmount();
    }
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
