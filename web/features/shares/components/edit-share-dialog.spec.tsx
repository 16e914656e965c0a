import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { aShare } from '../testing/factories';
import { SharesPage } from './shares-page';

const RULES = {
  ...{ allowed: true, password_needed: false, most_days: null },
  ...{ redaction_needed: false, can_change: true },
};

function show(answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({
    'shares.list': { body: [aShare({ has_password: true, max_views: 9 })] },
    'shares.rules': { body: RULES },
    'shares.logo': { body: { image: null, is_shown: false, can_change: false } },
    'shares.update': { body: aShare() },
    ...answers,
  });
  renderApp(<SharesPage />, { address: '/links?team_id=harbor' });
  return {
    sent: () => calls.filter(({ route }) => route === 'shares.update').map(({ body }) => body),
  };
}

const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Edit link' }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('sends only what was changed, so that nothing else is lost', async () => {
  const { sent } = show();
  await open();
  await userEvent.click(screen.getByRole('switch', { name: 'Offer a download' }));
  await save();
  await waitFor(() => expect(sent()).toEqual([{ allow_download: true }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('changes end, password, views and text', async () => {
  const { sent } = show();
  await open();
  await userEvent.selectOptions(screen.getByLabelText('Ends'), 'After 30 days');
  await userEvent.type(screen.getByLabelText('New password'), 'open sesame');
  await userEvent.clear(screen.getByLabelText('Most visitors'));
  await userEvent.click(screen.getByRole('switch', { name: 'Show the text' }));
  await save();
  await waitFor(() =>
    expect(sent()).toEqual([
      { expires_in_days: 30, password: 'open sesame', max_views: null, show_text: false },
    ]),
  );
});

it('takes the password away', async () => {
  const { sent } = show();
  await open();
  await userEvent.click(screen.getByRole('switch', { name: 'Open without a password' }));
  await save();
  await waitFor(() => expect(sent()).toEqual([{ password: null }]));
});

it('offers neither never nor a long life where the owner forbids them', async () => {
  show({ 'shares.rules': { body: { ...RULES, most_days: 7, password_needed: true } } });
  await open();
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Never' })).toBeNull());
  expect(screen.queryByRole('option', { name: 'After 30 days' })).toBeNull();
  expect(screen.queryByRole('switch', { name: 'Open without a password' })).toBeNull();
});

it('sends nothing where nothing was changed', async () => {
  const { sent } = show();
  await open();
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([]);
});
