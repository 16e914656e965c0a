import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '../../../shared/browser';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { SignInPage } from '../components/sign-in-page';
import { LinkPage } from './link-page';

const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
beforeEach(() => {
  goTo.mockClear();
  // The page says there that a visitor is not signed in.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const SIGN_IN = {
  kind: 'sign_in',
  email: 'ada@example.com',
  name: 'Ada',
  makes_account: false,
  makes_operator: false,
};
const FIRST = {
  kind: 'first_operator',
  email: null,
  name: null,
  makes_account: true,
  makes_operator: true,
};
const USER = {
  id: '0199a8b0-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  google_user_data: { picture: null, name: 'Ada', given_name: 'Ada' },
  time_zone: null,
};
const OVER = { error: 'This link was used already.', code: 'link_not_found', details: {} };

function show(view: object, answers: object = {}, address = '/sign-in/link#the-token') {
  const calls = fakeServer({
    'auth.me': { status: 401, body: { error: 'Sign in.', code: 'not_signed_in', details: {} } },
    'auth.lookAtLink': { body: view },
    'auth.useLink': { status: 201, body: USER },
    ...answers,
  });
  renderApp(<LinkPage />, { address });
  return calls;
}

it('asks before it uses the link', async () => {
  const calls = show(SIGN_IN);
  await screen.findByRole('heading', { name: 'Sign in as ada@example.com?' });
  expect(calls.some(({ route }) => route === 'auth.useLink')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  const sent = calls.find(({ route }) => route === 'auth.useLink')?.body;
  expect(sent).toEqual({ token: 'the-token' });
});

it('asks the first operator for name and address', async () => {
  const calls = show(FIRST);
  await userEvent.type(await screen.findByLabelText('Your name'), 'Olga');
  await userEvent.type(screen.getByLabelText('Your e-mail address'), 'olga@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Make my account' }));
  await waitFor(() => expect(goTo).toHaveBeenCalled());
  const sent = calls.find(({ route }) => route === 'auth.useLink')?.body;
  expect(sent).toEqual({ token: 'the-token', name: 'Olga', email: 'olga@example.com' });
});

it('says why a link signs nobody in, and where to go on', async () => {
  show(SIGN_IN, { 'auth.lookAtLink': { status: 404, body: OVER } });
  await screen.findByText('This link was used already.');
  expect(screen.getByRole('link', { name: 'To the sign-in page' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('says so where the address holds no link', async () => {
  const calls = show(SIGN_IN, {}, '/sign-in/link');
  await screen.findByText(/This address is incomplete/);
  expect(calls.some(({ route }) => route === 'auth.lookAtLink')).toBe(false);
});

describe('the sign-in page', () => {
  const serve = (links: string | null) => {
    const calls = fakeServer({
      'auth.ways': { body: { ways: [], auto_redirect_to: null, links } },
      'auth.askForLink': { status: 204 },
    });
    renderApp(<SignInPage />, { address: '/sign-in' });
    return calls;
  };

  it('sends a link, whoever has the address', async () => {
    const calls = serve('by_mail');
    await userEvent.type(await screen.findByLabelText('E-mail address'), 'ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
    await screen.findByText(/^If ada@example.com belongs to an account/);
    const sent = calls.find(({ route }) => route === 'auth.askForLink')?.body;
    expect(sent).toEqual({ email: 'ada@example.com' });
  });

  it('says whom to ask where there is no mail', async () => {
    serve('by_operator');
    await screen.findByText(/Ask its operator for your link/);
    expect(screen.queryByRole('button', { name: 'Send me a link' })).toBeNull();
  });
});
