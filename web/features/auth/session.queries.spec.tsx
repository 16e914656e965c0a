import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { useApiQuery } from '../../shared/api/hooks';
import { createQueryClient } from '../../shared/api/query-client';
import { aUser } from '../../shared/testing/factories';
import { fakeServer } from '../../shared/testing/fake-server';
import { appAround, renderApp } from '../../shared/testing/render-app';
import { AuthGate } from './components/auth-gate';
import { returnAddress } from './return-address';
import { sessionHint } from './session-hint';
import { endSession, onSessionEnd, useSession, useSignOut } from './session.queries';

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => log.mockClear());

/** Looks at the session itself, as the page does that is shown in its place. */
function Away() {
  useSession();
  return <p>Away</p>;
}
const gate = <AuthGate landing={<p>Landing</p>}>Vault</AuthGate>;

describe('the gate', () => {
  it('says that it checks, then lets a signed-in person through', async () => {
    fakeServer({ 'auth.me': { body: aUser() } });
    renderApp(gate);
    expect(screen.getByText('Checking your authentication')).toBeTruthy();
    expect(await screen.findByText('Vault')).toBeTruthy();
  });

  it('shows visitors the landing page and logs the status', async () => {
    fakeServer({ 'auth.me': { status: 401, body: { error: 'Sign in' } } });
    renderApp(gate);
    expect(await screen.findByText('Landing')).toBeTruthy();
    expect(log).toHaveBeenCalledWith('Failed to fetch user: API responded with HTTP status 401');
  });

  it('takes nobody for signed out whose server cannot be reached, and asks again', async () => {
    let isThere = false;
    sessionHint.keep(true);
    const calls = fakeServer({
      'auth.me': () => {
        if (!isThere) throw new TypeError('Failed to fetch');
        return { body: aUser() };
      },
    });
    renderApp(
      <AuthGate landing={<p>Landing</p>} away={<Away />}>
        Vault
      </AuthGate>,
    );
    expect(await screen.findByText('Away')).toBeTruthy();
    expect(screen.queryByText('Landing')).toBeNull();
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(screen.getByText('Away')).toBeTruthy();
    expect(calls).toHaveLength(1);
    isThere = true;
    act(() => void window.dispatchEvent(new Event('offline')));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Vault')).toBeTruthy();
    sessionHint.keep(false);
  });

  it('shows the landing page to who was never signed in and has no connection', async () => {
    sessionHint.keep(false);
    fakeServer({
      'auth.me': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    renderApp(gate);
    expect(await screen.findByText('Landing')).toBeTruthy();
  });

  it('reopens at home the page that was asked for', async () => {
    fakeServer({ 'auth.me': { body: aUser() } });
    returnAddress.keep('/gallery');
    renderApp(gate);
    await screen.findByText('Vault');
    expect(returnAddress.take()).toBeNull();
  });
});

describe('the end of a session', () => {
  it('comes with a 401 on any call, and forgets what was fetched', async () => {
    let isKnown = true;
    const refused = { status: 401, body: { error: 'Sign in' } };
    fakeServer({
      'auth.me': { body: aUser() },
      'billing.status': () => (isKnown ? { body: {} } : refused),
    });
    const queryClient = createQueryClient(endSession);
    const useBoth = () => ({ session: useSession(), status: useApiQuery('billing.status', {}) });
    const { result } = renderHook(useBoth, { wrapper: appAround({ queryClient }) });
    await waitFor(() => expect(result.current.session.state).toBe('in'));

    isKnown = false;
    await act(() => result.current.status.refetch());
    await waitFor(() => expect(result.current.session.state).toBe('out'));
  });

  it('clears the user before the server has answered a sign-out', async () => {
    let answer: (() => void) | undefined;
    fakeServer({
      'auth.me': { body: aUser() },
      'auth.endSession': () => new Promise((done) => (answer = () => done({ status: 500 }))),
    });
    const onEnd = jest.fn();
    const off = onSessionEnd(onEnd);
    const useBoth = () => ({ session: useSession(), signOut: useSignOut() });
    const { result } = renderHook(useBoth, { wrapper: appAround() });
    await waitFor(() => expect(result.current.session.state).toBe('in'));

    let leaving: Promise<void> | undefined;
    act(() => void (leaving = result.current.signOut()));
    await waitFor(() => expect(result.current.session.state).toBe('out'));
    expect(onEnd).toHaveBeenCalledTimes(1);

    answer?.();
    await leaving;
    expect(log).toHaveBeenCalledWith('Failed to logout');
    off();
  });
});
