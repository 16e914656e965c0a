import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PairingRequest } from '../../../../server/contract/keys';
import { formatDateTime } from '../../../shared/format';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { AuthorizePage } from './authorize-page';

const asking: PairingRequest = {
  code: 'BCDF-GHJK',
  device_name: 'ada’s laptop',
  address: '203.0.113.7',
  state: 'pending',
  created_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2026-11-20T10:10:00.000Z',
};

function show(state: PairingRequest['state'] = 'pending', asks = asking) {
  let now = state;
  const answered = (next: PairingRequest['state']) => () => {
    now = next;
    return { status: 204 };
  };
  const calls = fakeServer({
    'keys.pairingRequest': () => ({ body: { ...asks, state: now } }),
    'keys.approvePairing': answered('approved'),
    'keys.denyPairing': answered('denied'),
  });
  renderApp(<AuthorizePage />, { address: '/cli/authorize' });
  return calls;
}

async function type(code = ' bcdf-ghjk ') {
  await userEvent.type(screen.getByLabelText(/Code/), code);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

it('asks for the code, shows device, address and time, and approves it', async () => {
  const calls = show();
  await type();
  expect(await screen.findByText('BCDF-GHJK')).toBeTruthy();
  expect(factOf('Device')).toBe('ada’s laptop');
  expect(factOf('Network address')).toBe('203.0.113.7');
  expect(factOf('Asked')).toBe(formatDateTime(asking.created_at));
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(await screen.findByText('Connected')).toBeTruthy();
  expect(calls.map(({ route }) => route)).toContain('keys.approvePairing');
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
});

it('ignores a code in the address, and sends no request before one is typed', () => {
  const calls = fakeServer({ 'keys.pairingRequest': { body: asking } });
  renderApp(<AuthorizePage />, { address: '/cli/authorize?code=BCDF-GHJK' });
  expect(screen.getByLabelText<HTMLInputElement>(/Code/).value).toBe('');
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  expect(calls).toEqual([]);
});

it('says so where no address is known', async () => {
  show('pending', { ...asking, address: null });
  await type();
  await screen.findByText('BCDF-GHJK');
  expect(factOf('Network address')).toBe('Not known');
});

it('refuses it', async () => {
  show();
  await type();
  await userEvent.click(await screen.findByRole('button', { name: 'Deny' }));
  expect(await screen.findByText('Denied')).toBeTruthy();
});

it.each([
  ['expired', 'This code has expired'],
  ['used', 'Connected'],
] as const)('says when it is %s', async (state, title) => {
  show(state);
  await type();
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('lets the person correct a mistyped code', async () => {
  fakeServer({ 'keys.pairingRequest': { status: 404, body: { error: 'There is no such code.' } } });
  renderApp(<AuthorizePage />, { address: '/cli/authorize' });
  await type('BBBB-BBBB');
  const other = await screen.findByRole('button', { name: 'Type another code' });
  expect(document.activeElement).toBe(other);
  await userEvent.click(other);
  expect(screen.getByLabelText<HTMLInputElement>(/Code/).value).toBe('');
  expect(document.activeElement).toBe(screen.getByLabelText(/Code/));
});

it('hands the focus from step to step', async () => {
  show();
  expect(document.activeElement).toBe(screen.getByLabelText(/Code/));
  await type();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: /command line/ })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  await screen.findByText('Connected');
  expect(document.activeElement?.textContent).toContain('Connected');
});
