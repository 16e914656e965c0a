import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShareRules } from '../../../../server/contract/sharing/shares';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { ShareRulesCard } from './share-rules-card';

const rules: ShareRules = {
  allowed: true,
  password_needed: true,
  redaction_needed: false,
  most_days: 30,
  can_change: true,
};

async function show(changes: Partial<ShareRules>) {
  const calls = fakeServer({
    'shares.rules': { body: { ...rules, ...changes } },
    'shares.updateRules': { body: rules },
  });
  renderApp(<ShareRulesCard teamId="0192f0c1-0000-7000-8000-000000000001" />);
  const card = within(await screen.findByRole('region', { name: 'Links of this team' }));
  return { calls, card };
}

it('lets the owner change them', async () => {
  const { calls, card } = await show({});
  const password = await card.findByRole('switch', { name: 'Every link needs a password' });
  expect(password).toHaveProperty('checked', true);
  await userEvent.click(password);
  expect(calls.find(({ route }) => route === 'shares.updateRules')?.body).toEqual({
    password_needed: false,
  });
});

it('tells them to everybody else in words', async () => {
  const { card } = await show({ can_change: false });
  await card.findByText('Links are allowed.');
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Links are allowed.',
    'Every link needs a password.',
    'Nothing has to be hidden.',
    'A link ends after at most 30 days.',
    'Only the owner can change this.',
  ]);
  expect(card.queryByRole('switch')).toBeNull();
});

it('says no more where links are not allowed', async () => {
  const { card } = await show({ can_change: false, allowed: false });
  await card.findByText('Links are not allowed.');
  expect(card.getAllByRole('listitem')).toHaveLength(2);
});
