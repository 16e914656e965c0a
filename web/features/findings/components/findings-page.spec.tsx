import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedFinding } from '../../../../server/contract/reading/findings';
import { aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { FindingsPage } from './findings-page';

const finding = (fields: Partial<ListedFinding>): ListedFinding => ({
  id: '00000000-0000-7000-8000-00000000000a',
  rule: 'github_token',
  class: 'secret',
  confidence: 0.97,
  boxes: [{ x: 1, y: 2, w: 3, h: 4 }],
  state: 'open',
  screenshot_id: '00000000-0000-7000-8000-00000000000b',
  ai_generated_title: 'Settings of the build',
  original_name: 'a.png',
  created_at: '2026-11-20T10:00:00.000Z',
  ...fields,
});

function show(found: ListedFinding[]) {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'findings.list': { body: found },
    'findings.update': { body: finding({ state: 'dismissed' }) },
  });
  renderApp(<FindingsPage />, { address: '/findings' });
  return calls;
}

it('lists open findings by class, with the screenshot of each', async () => {
  show([
    finding({}),
    finding({ id: 'b', rule: 'iban', class: 'payment', confidence: 0.6 }),
    finding({ id: 'c', rule: 'email_address', class: 'contact' }),
  ]);
  const secrets = await screen.findByRole('region', { name: /^Secrets/ });
  expect(within(secrets).getByText('GitHub token')).toBeTruthy();
  expect(within(secrets).getByRole('link').getAttribute('href')).toContain(
    'view=00000000-0000-7000-8000-00000000000b',
  );
  const payment = screen.getByRole('region', { name: /^Payment/ });
  expect(within(payment).getByText('IBAN')).toBeTruthy();
  expect(within(payment).getByText('Possible')).toBeTruthy();
  expect(screen.getByRole('region', { name: /^Contact/ })).toBeTruthy();
});

it('dismisses one, and says that it counts for the space', async () => {
  const calls = show([finding({})]);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Dismiss GitHub token: it is none' }),
  );
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'findings.update')?.body).toEqual({
      state: 'dismissed',
    }),
  );
});

it('has a sentence where there is none', async () => {
  show([]);
  expect(await screen.findByText('No findings')).toBeTruthy();
});
