import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '../../../shared/browser';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { WaysInCard } from './ways-in-card';

const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);

const way = (provider: string, title: string, changes: object = {}) => ({
  id: `id of ${provider}`,
  provider,
  title,
  email: `ada@${provider}.example`,
  is_usable: true,
  added_at: '2026-11-01T10:00:00.000Z',
  last_used_at: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const GOOGLE = way('google', 'Google');
const HOME = way('home', 'Authentik');
const WAYS = {
  ways: [
    { id: 'google', title: 'Google', label: 'Continue with Google' },
    { id: 'home', title: 'Authentik', label: 'Continue with Authentik' },
  ],
  auto_redirect_to: null,
};

function show(rows: object[], answers: object = {}) {
  const calls = fakeServer({
    'auth.waysIn': { body: rows },
    'auth.ways': { body: WAYS },
    'auth.addWayIn': { body: { redirectUrl: 'https://auth.example/go' } },
    'auth.removeWayIn': { status: 204 },
    ...answers,
  });
  renderApp(<WaysInCard />);
  return calls;
}

it('adds a way in that is missing, at its provider', async () => {
  const calls = show([GOOGLE]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Authentik' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://auth.example/go'));
  expect(calls.find(({ route }) => route === 'auth.addWayIn')?.body).toEqual({ provider: 'home' });
  expect(screen.queryByRole('button', { name: 'Add Google' })).toBeNull();
});

it('does not offer to remove the last one that works', async () => {
  show([GOOGLE, way('old', 'old', { is_usable: false })]);
  await screen.findByText(/no longer offered here/);
  expect(screen.queryByRole('button', { name: 'Remove Google' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove old' })).toBeTruthy();
});

it('removes one after a question', async () => {
  const calls = show([GOOGLE, HOME]);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Google' }));
  expect(calls.some(({ route }) => route === 'auth.removeWayIn')).toBe(false);
  const ask = screen.getByRole('group', { name: 'Remove Google?' });
  await userEvent.click(within(ask).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(calls.some(({ route }) => route === 'auth.removeWayIn')).toBe(true));
});

it('offers a fresh sign-in where one is needed', async () => {
  const body = { error: 'Sign in again.', code: 'fresh_sign_in_needed', details: {} };
  show([GOOGLE], { 'auth.addWayIn': { status: 401, body } });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Authentik' }));
  expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeTruthy();
});

it('returns the focus to Remove when its question is cancelled', async () => {
  show([GOOGLE, HOME]);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Google' }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Google' }));
});
