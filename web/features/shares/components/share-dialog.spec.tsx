import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { aShare } from '../testing/factories';
import { ShareDialog } from './share-dialog';

const PLACE = { x: 10, y: 20, w: 30, h: 40 };
const NOTHING = { rectangles: [], proposed: [], state: 'none', left: [] };
const PROPOSED = { ...NOTHING, proposed: [{ ...PLACE, reason: 'github_token' }] };
const LINK = { url: 'http://vault.example/s/token', state: 'live' };

function show(answers: Parameters<typeof fakeServer>[0]) {
  const onClose = jest.fn();
  const calls = fakeServer({
    'redactions.get': { body: NOTHING },
    'shares.create': { body: LINK },
    'shares.list': { body: [] },
    ...answers,
  });
  renderApp(<ShareDialog shared={{ ids: ['a'] }} onClose={onClose} />, {
    address: '/gallery?team_id=harbor',
  });
  const sent = (route: string) => calls.filter((it) => it.route === route).map(({ body }) => body);
  return { sent, onClose };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('makes a link that ends after seven days and hides what should not be seen', async () => {
  const { sent } = show({});
  expect(await screen.findByText(/No known kind of secret was found/)).toBeTruthy();
  await press('Create link');
  await waitFor(() => expect(screen.getByLabelText('Link')).toHaveProperty('value', LINK.url));
  expect(sent('shares.create')).toMatchObject([
    { screenshot_ids: ['a'], expires_in_days: 7, redact: true, show_text: true, password: null },
  ]);
});

it('hides what was proposed, and shares, with one press', async () => {
  const { sent } = show({
    'redactions.get': { body: PROPOSED },
    'redactions.put': { body: { ...NOTHING, rectangles: [PLACE] } },
  });
  expect(await screen.findByText(/1 place may have to be hidden/)).toBeTruthy();
  await press('Redact and share');
  await waitFor(() => expect(sent('shares.create')).toHaveLength(1));
  expect(sent('redactions.put')).toEqual([{ rectangles: [PLACE] }]);
});

it('says why a link is refused', async () => {
  const error = 'Something that should not be shared can still be read.';
  const body = { error, code: 'not_clean', details: { boxes: [{ ...PLACE, reason: 'iban' }] } };
  show({ 'shares.create': { status: 409, body } });
  await screen.findByText(/No known kind of secret was found/);
  await press('Create link');
  expect((await screen.findByRole('alert')).textContent).toContain(error);
});

it('never says that a picture is clean', async () => {
  show({});
  await screen.findByText(/No known kind of secret was found/);
  expect(document.body.textContent).not.toMatch(/clean/i);
});

it('says when the picture of the link is ready', async () => {
  const made = aShare({ state: 'preparing' });
  let rows = [made];
  show({ 'shares.create': { body: made }, 'shares.list': () => ({ body: rows }) });
  await screen.findByText(/No known kind of secret was found/);
  await press('Create link');
  await screen.findByText(/is being prepared/);
  rows = [{ ...made, state: 'live' }];
  await screen.findByText('The link is live.', {}, { timeout: 5_000 });
});

it('says where something can still be read in the picture of the link', async () => {
  const made = aShare({ state: 'preparing' });
  const unclean = { ...made, state: 'not_clean' };
  show({ 'shares.create': { body: made }, 'shares.list': { body: [unclean] } });
  await screen.findByText(/No known kind of secret was found/);
  await press('Create link');
  await screen.findByText('Something can still be read');
});
