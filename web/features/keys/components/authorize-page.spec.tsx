import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PairingRequest } from '../../../../server/contract/keys';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { AuthorizePage } from './authorize-page';

const asking: PairingRequest = {
  code: 'BCDF-GHJK',
  device_name: 'ada’s laptop',
  state: 'pending',
  created_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2026-11-20T10:10:00.000Z',
};

function show(state: PairingRequest['state'] = 'pending', address = '?code=BCDF-GHJK') {
  let now = state;
  const answered = (next: PairingRequest['state']) => () => {
    now = next;
    return { status: 204 };
  };
  const calls = fakeServer({
    'keys.pairingRequest': () => ({ body: { ...asking, state: now } }),
    'keys.approvePairing': answered('approved'),
    'keys.denyPairing': answered('denied'),
  });
  renderApp(<AuthorizePage />, { address: `/cli/authorize${address}` });
  return calls;
}

it('shows who asks, and lets it in', async () => {
  const calls = show();
  expect(await screen.findByText('ada’s laptop')).toBeTruthy();
  expect(screen.getByText('BCDF-GHJK')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(await screen.findByText('Connected')).toBeTruthy();
  expect(calls.map(({ route }) => route)).toContain('keys.approvePairing');
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
});

it('refuses it', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Deny' }));
  expect(await screen.findByText('Denied')).toBeTruthy();
});

it.each([
  ['expired', 'This code has expired'],
  ['used', 'Connected'],
] as const)('says when it is %s', async (state, title) => {
  show(state);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks for the code where the address has none', async () => {
  show('pending', '');
  await userEvent.type(screen.getByLabelText(/Code/), ' bcdf-ghjk ');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('button', { name: 'Allow' })).toBeTruthy();
});

it('lets a mistyped code be typed again', async () => {
  fakeServer({ 'keys.pairingRequest': { status: 404, body: { error: 'There is no such code.' } } });
  renderApp(<AuthorizePage />, { address: '/cli/authorize?code=BBBB-BBBB' });
  await userEvent.click(await screen.findByRole('button', { name: 'Type another code' }));
  expect(screen.getByLabelText(/Code/)).toBeTruthy();
});
