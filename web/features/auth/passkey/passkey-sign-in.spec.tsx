import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '../../../shared/browser';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { SignInPage } from '../components/sign-in-page';
import { passkeyHint } from '../use-start-sign-in';
import { ceremony } from './ceremony';

const CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} };
const REFUSED = { error: 'This server does not know it.', code: 'passkey_refused', details: {} };
const OVER = { error: 'This code is not valid.', code: 'recovery_code_refused', details: {} };

const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
const isSupported = jest.spyOn(ceremony, 'isSupported');
const get = jest.spyOn(ceremony, 'get');
beforeEach(() => {
  window.localStorage.clear();
  goTo.mockClear();
  isSupported.mockReturnValue(true);
  get.mockReset().mockResolvedValue(CREDENTIAL as never);
});

function show(passkeys: string, answers: object = {}) {
  const calls = fakeServer({
    'auth.ways': { body: { ways: [], auto_redirect_to: null, links: null, passkeys } },
    'auth.beginPasskeySignIn': { body: { challenge: 'asked' } },
    'auth.usePasskey': { status: 201, body: {} },
    'auth.useRecoveryCode': { status: 201, body: {} },
    ...answers,
  });
  renderApp(<SignInPage />, { address: '/sign-in' });
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('signs in with a passkey and loads the page anew', async () => {
  const calls = show('on');
  await press('Sign in with a passkey');
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  expect(get).toHaveBeenCalledWith({ optionsJSON: { challenge: 'asked' } });
  const sent = calls.find(({ route }) => route === 'auth.usePasskey')?.body;
  expect(sent).toEqual({ credential: CREDENTIAL });
  expect(passkeyHint.isKept()).toBe(true);
});

it('says what to do after a refusal, and when nothing was used', async () => {
  show('on', { 'auth.usePasskey': { status: 403, body: REFUSED } });
  await press('Sign in with a passkey');
  expect((await screen.findByRole('alert')).textContent).toBe(REFUSED.error);
  get.mockRejectedValue(Object.assign(new Error('for developers'), { name: 'NotAllowedError' }));
  await press('Sign in with a passkey');
  await screen.findByText(/No passkey was used/);
  expect(goTo).not.toHaveBeenCalled();
  expect(passkeyHint.isKept()).toBe(false);
});

it('signs in with a recovery code', async () => {
  const calls = show('on');
  await press('Use a recovery code');
  await userEvent.type(screen.getByLabelText('Recovery code'), 'aaaa-bbbb{Enter}');
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  const sent = calls.find(({ route }) => route === 'auth.useRecoveryCode')?.body;
  expect(sent).toEqual({ code: 'aaaa-bbbb' });
});

it('says so when a code is not valid', async () => {
  show('on', { 'auth.useRecoveryCode': { status: 403, body: OVER } });
  await press('Use a recovery code');
  await userEvent.type(screen.getByLabelText('Recovery code'), 'used{Enter}');
  await screen.findByText(OVER.error);
  expect(goTo).not.toHaveBeenCalled();
});

it('takes codes where passkeys no longer work', async () => {
  show('needs_name');
  await screen.findByRole('button', { name: 'Use a recovery code' });
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});

it('offers neither beside OpenID Connect alone', async () => {
  const calls = show('off');
  await waitFor(() => expect(calls.some(({ route }) => route === 'auth.ways')).toBe(true));
  expect(screen.queryByRole('button', { name: /passkey|recovery/ })).toBeNull();
});

it('says so in a browser without passkeys', async () => {
  isSupported.mockReturnValue(false);
  show('on');
  await screen.findByText(/This browser does not support passkeys/);
});
