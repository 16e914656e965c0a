import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '../../shared/browser';
import { fakeServer } from '../../shared/testing/fake-server';
import { renderApp } from '../../shared/testing/render-app';
import { autoSignIn } from './auto-sign-in';
import { SignInButtons } from './components/sign-in-buttons';
import { returnAddress } from './return-address';
import { useAutoSignIn } from './use-auto-sign-in';
import { useStartSignIn } from './use-start-sign-in';

const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
beforeEach(() => {
  goTo.mockClear();
  window.sessionStorage.clear();
});

const HOME = { id: 'home', title: 'Authentik', label: 'Sign in at home' };
const GOOGLE = { id: 'google', title: 'Google', label: 'Continue with Google' };

function serve(
  ways: object[],
  autoRedirectTo: string | null = null,
  links: 'by_mail' | null = null,
) {
  return fakeServer({
    'auth.ways': { body: { ways, auto_redirect_to: autoRedirectTo, links } },
    'auth.begin': { body: { redirectUrl: 'https://auth.example/go' } },
    'auth.redirectUrl': { body: { redirectUrl: 'https://google.example/go' } },
  });
}

function SignIn() {
  const { open } = useStartSignIn();
  return <button onClick={() => open('/gallery')}>Sign In</button>;
}

function Auto() {
  useAutoSignIn();
  return <p>Landing</p>;
}

it('has a button for each way in, with the words of the operator', async () => {
  serve([GOOGLE, HOME]);
  renderApp(<SignInButtons />, { address: '/calendar' });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in at home' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://auth.example/go'));
  expect(returnAddress.take()).toBe('/calendar');
});

it('offers Google until the server has answered, and not after it has left it out', async () => {
  serve([HOME]);
  renderApp(<SignInButtons />);
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
  await screen.findByRole('button', { name: 'Sign in at home' });
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
});

it('has one leading button: a link by mail comes second, and leads where it is the only way', async () => {
  const look = async () => (await screen.findByRole('button', { name: 'Sign in by link' })).dataset;
  serve([GOOGLE], null, 'by_mail');
  const { unmount } = renderApp(<SignInButtons />);
  expect((await look()).variant).toBe('default');
  unmount();
  serve([], null, 'by_mail');
  renderApp(<SignInButtons />);
  await waitFor(async () => expect((await look()).variant).toBe('filled'));
});

it('one button leads to the only way in, or to the page of all', async () => {
  const calls = serve([GOOGLE, HOME]);
  renderApp(<SignIn />);
  await waitFor(() => expect(calls).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(returnAddress.take()).toBe('/gallery');
  expect(goTo).not.toHaveBeenCalled();
});

describe('sent to the provider at once', () => {
  it('is a visitor where the operator wants it', async () => {
    serve([HOME], 'home');
    renderApp(<Auto />, { address: '/gallery' });
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://auth.example/go'));
  });

  it('is nobody after a sign-out or a failure', async () => {
    autoSignIn.pause();
    const calls = serve([HOME], 'home');
    renderApp(<Auto />);
    await waitFor(() => expect(calls).toHaveLength(1));
    await screen.findByText('Landing');
    expect(goTo).not.toHaveBeenCalled();
  });
});
