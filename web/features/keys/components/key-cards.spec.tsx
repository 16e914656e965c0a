import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubscriptionStatus } from '../../../../server/contract/billing';
import type { Key } from '../../../../server/contract/keys';
import { aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { ApiKeysCard, ConnectedClisCard } from './key-cards';

const aKey = (changes: Partial<Key> = {}): Key => ({
  id: '0192f0c1-0000-7000-8000-000000000001',
  kind: 'key',
  name: 'Backup script',
  scopes: ['read', 'write'],
  created_at: '2026-11-01T10:00:00.000Z',
  last_used_at: null,
  ...changes,
});
const laptop = aKey({
  id: '0192f0c1-0000-7000-8000-000000000002',
  kind: 'cli',
  name: 'ada’s laptop',
  last_used_at: '2026-11-19T10:00:00.000Z',
});

const noPlan = {
  subscription: null,
  usage: { screenshots_uploaded: 0, month_year: '2026-11', resets_at: '' },
};

function show(features: SubscriptionStatus['features'], keys: Key[]) {
  const rows = [...keys];
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'billing.status': { body: { ...noPlan, features } },
    'keys.list': () => ({ body: [...rows] }),
    'keys.create': () => {
      rows.unshift(aKey());
      return { status: 201, body: { key: aKey(), token: 'shv_key_secret' } };
    },
    'keys.remove': () => {
      rows.length = 0;
      return { status: 204 };
    },
  });
  renderApp(
    <>
      <ApiKeysCard />
      <ConnectedClisCard />
    </>,
  );
  return calls;
}

const card = (name: string) => within(screen.getByRole('region', { name }));

it('names the plan that has keys, and links to it', async () => {
  show([], [aKey()]);
  const keys = card('API keys');
  expect(await keys.findByText(/need the Gold plan/)).toBeTruthy();
  expect(await keys.findByText(/work again once/)).toBeTruthy();
  expect(keys.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/pricing');
  expect(keys.queryByRole('button', { name: 'Create key' })).toBeNull();
});

it('creates a key and shows it once', async () => {
  const calls = show(['api_access'], []);
  const keys = card('API keys');
  await userEvent.type(await keys.findByLabelText(/Name/), 'Backup script');
  await userEvent.selectOptions(keys.getByLabelText('May'), 'Read and write');
  await userEvent.click(keys.getByRole('button', { name: 'Create key' }));
  expect(await keys.findByText('shv_key_secret')).toBeTruthy();
  expect(calls.find(({ route }) => route === 'keys.create')?.body).toEqual({
    name: 'Backup script',
    scopes: ['write'],
  });
  expect(await keys.findByText('Backup script')).toBeTruthy();
  await userEvent.click(keys.getByRole('button', { name: 'Done' }));
  expect(keys.queryByText('shv_key_secret')).toBeNull();
});

it('has the focus on the copying of a new key, and on its creation afterwards', async () => {
  show(['api_access'], []);
  const keys = card('API keys');
  await userEvent.type(await keys.findByLabelText(/Name/), 'Backup script{Enter}');
  expect(await keys.findByRole('button', { name: 'Copy' })).toBe(document.activeElement);
  await userEvent.click(keys.getByRole('button', { name: 'Done' }));
  expect(keys.getByRole('button', { name: 'Create key' })).toBe(document.activeElement);
});

it('says below the fields why no key was made, and finds no fault with the name', async () => {
  const error = 'Sign in again to do this.';
  fakeServer({
    'auth.me': { body: aUser() },
    'billing.status': { body: { ...noPlan, features: ['api_access'] } },
    'keys.list': { body: [] },
    'keys.create': { status: 401, body: { error, code: 'fresh_sign_in_needed', details: {} } },
  });
  renderApp(<ApiKeysCard />);
  const name = await screen.findByLabelText(/Name/);
  await userEvent.type(name, 'Backup script{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(error);
  expect(screen.getByRole('button', { name: 'Sign in again' })).toBeTruthy();
  expect(name.getAttribute('aria-invalid')).not.toBe('true');
});

it('revokes in two steps', async () => {
  const calls = show(['api_access'], [laptop]);
  const clis = card('Connected CLIs');
  await userEvent.click(await clis.findByRole('button', { name: 'Revoke ada’s laptop' }));
  expect(calls.some(({ route }) => route === 'keys.remove')).toBe(false);
  await userEvent.click(clis.getByRole('button', { name: 'Revoke' }));
  expect(await clis.findByText('No command line is connected')).toBeTruthy();
});

it('separates the two kinds, and shows when they were last used', async () => {
  show(['api_access'], [aKey(), laptop]);
  expect(await card('API keys').findByText(/Never used/)).toBeTruthy();
  expect(await card('Connected CLIs').findByText(/Last used Nov 19, 2026/)).toBeTruthy();
  expect(card('API keys').queryByText('ada’s laptop')).toBeNull();
});

it('returns the focus to Revoke when its question is cancelled', async () => {
  show(['api_access'], [laptop]);
  const revoke = { name: 'Revoke ada’s laptop' };
  await userEvent.click(await screen.findByRole('button', revoke));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', revoke));
});
