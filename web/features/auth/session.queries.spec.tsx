import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteName } from '../../../server/contract/routes';
import { useApiQuery } from '../../shared/api/hooks';
import { createQueryClient } from '../../shared/api/query-client';
import { formatDate, formatDateTime } from '../../shared/format';
import { aUser } from '../../shared/testing/factories';
import { fakeServer } from '../../shared/testing/fake-server';
import { appAround, renderApp } from '../../shared/testing/render-app';
import { showToast } from '../../ui/toasts/toast';
import { AuthGate } from './components/auth-gate';
import { SignOutBar } from './components/sign-out-bar';
import { pendingSignOut } from './pending-sign-out';
import { returnAddress } from './return-address';
import { sessionHint } from './session-hint';
import {
  endLostSession,
  endSession,
  onSessionEnd,
  useSession,
  useSignOut,
} from './session.queries';
import { useSignOutElsewhere } from './use-sign-out-elsewhere';

jest.mock('../../ui/toasts/toast');
const toast = jest.mocked(showToast);

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => log.mockClear());

/** A replacement page that reads the session itself. */
function Away() {
  useSession();
  return <p>Away</p>;
}
const gate = <AuthGate landing={<p>Landing</p>}>Vault</AuthGate>;

it('says once that a session has ended by itself', async () => {
  fakeServer({ 'auth.me': { body: aUser() } });
  const queryClient = createQueryClient(() => undefined);
  renderApp(gate, { queryClient });
  await screen.findByText('Vault');
  act(() => {
    endLostSession(queryClient);
    endLostSession(queryClient);
  });
  expect(await screen.findByText('Landing')).toBeTruthy();
  expect(toast.mock.calls).toEqual([
    [{ message: 'Your session has ended. Sign in again.', kind: 'alert' }],
  ]);
});

describe('the gate', () => {
  it('shows that it checks, then lets a signed-in person through', async () => {
    fakeServer({ 'auth.me': { body: aUser() } });
    renderApp(gate);
    expect(screen.getByText('Checking your authentication')).toBeTruthy();
    expect(await screen.findByText('Vault')).toBeTruthy();
  });

  it('shows instants in the time zone that the person chose, and of the device for a visitor', async () => {
    const evening = '2026-11-28T23:30:00Z';
    fakeServer({ 'auth.me': { body: aUser({ time_zone: 'Asia/Tokyo' }) } });
    const { unmount } = renderApp(gate);
    await screen.findByText('Vault');
    expect(formatDate(evening)).toBe('Nov 29, 2026');
    expect(formatDateTime(evening)).toMatch(/^November 29, 2026 at 8:30\sAM$/);
    unmount();
    fakeServer({ 'auth.me': { status: 401, body: { error: 'Sign in' } } });
    renderApp(gate);
    await screen.findByText('Landing');
    const device = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
    expect(formatDate(evening)).toBe(device.format(new Date(evening)));
  });

  it('shows visitors the landing page and logs the status', async () => {
    fakeServer({ 'auth.me': { status: 401, body: { error: 'Sign in' } } });
    renderApp(gate);
    expect(await screen.findByText('Landing')).toBeTruthy();
    expect(log).toHaveBeenCalledWith('Failed to fetch user: API responded with HTTP status 401');
  });

  it('keeps the person signed in while the server cannot be reached, and checks again', async () => {
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

  it('shows the landing page to a person who never signed in and has no connection', async () => {
    sessionHint.keep(false);
    fakeServer({
      'auth.me': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    renderApp(gate);
    expect(await screen.findByText('Landing')).toBeTruthy();
  });

  it('reopens the requested page from home', async () => {
    fakeServer({ 'auth.me': { body: aUser() } });
    returnAddress.keep('/gallery');
    renderApp(gate);
    await screen.findByText('Vault');
    expect(returnAddress.take()).toBeNull();
  });
});

describe('the end of a session', () => {
  it('follows a 401 on any call, and clears the cache', async () => {
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
    pendingSignOut.forget();
  });
});

it('ends in every window when one signs out, and not when a check failed there', async () => {
  fakeServer({ 'auth.me': { body: aUser() }, 'auth.endSession': { status: 204 } });
  const useBoth = () => {
    useSignOutElsewhere();
    return { session: useSession(), signOut: useSignOut() };
  };
  const here = renderHook(useBoth, { wrapper: appAround() });
  const there = renderHook(useSignOut, { wrapper: appAround() });
  await waitFor(() => expect(here.result.current.session.state).toBe('in'));
  /** jsdom tells no window of the changes of another one. */
  const changed = (key: string) => {
    const newValue = localStorage.getItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  };
  sessionHint.keep(false);
  changed('was_signed_in');
  expect(here.result.current.session.state).toBe('in');
  await act(() => there.result.current());
  changed('signed_out_at');
  await waitFor(() => expect(here.result.current.session.state).toBe('out'));
});

describe('a sign-out that the server does not confirm', () => {
  const NOT_YET = 'Signing out has not worked yet. Until it does, this browser is still signed in.';
  const SignOut = () => {
    const signOut = useSignOut();
    return <button onClick={() => void signOut()}>Sign Out</button>;
  };
  let isRefused: boolean;
  const refusals = {
    'lost connection': () => {
      throw new TypeError('Failed to fetch');
    },
    fault: () => ({ status: 500 }),
    'rate limit': () => ({ status: 429 }),
  };

  function open(refusal: keyof typeof refusals = 'fault') {
    isRefused = true;
    const calls = fakeServer({
      'auth.me': { body: aUser() },
      'auth.endSession': () => (isRefused ? refusals[refusal]() : { status: 204 }),
    });
    const { unmount } = renderApp(
      <>
        <SignOutBar />
        <AuthGate landing={<p>Landing</p>}>
          <SignOut />
        </AuthGate>
      </>,
    );
    return {
      unmount,
      asked: (route: RouteName) => calls.filter((it) => it.route === route).length,
    };
  }

  async function leave() {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await screen.findByText(NOT_YET);
  }

  afterEach(() => {
    jest.useRealTimers();
    pendingSignOut.forget();
  });

  it.each(['lost connection', 'fault', 'rate limit'] as const)(
    'is told after a %s, and can be tried again',
    async (refusal) => {
      open(refusal);
      await leave();
      expect(screen.getByText('Landing')).toBeTruthy();
      isRefused = false;
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(screen.queryByText(NOT_YET)).toBeNull());
      expect(screen.getByText('Landing')).toBeTruthy();
    },
  );

  it('is tried again by itself, and when the connection is back', async () => {
    const { asked } = open();
    await leave();
    const before = asked('auth.endSession');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(asked('auth.endSession')).toBe(before + 1));
    jest.useFakeTimers();
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => jest.advanceTimersByTimeAsync(0));
    isRefused = false;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByText(NOT_YET)).toBeNull();
  });

  it('is finished by a reload before anybody is shown as signed in', async () => {
    const first = open();
    await leave();
    first.unmount();
    const { asked } = open();
    expect(await screen.findByText('Landing')).toBeTruthy();
    expect(screen.getByText(NOT_YET)).toBeTruthy();
    expect(asked('auth.me')).toBe(0);
  });

  it('never ends a session that another tab has begun since', async () => {
    const { asked } = open();
    await leave();
    const before = asked('auth.endSession');
    window.localStorage.clear();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(NOT_YET)).toBeNull());
    expect(asked('auth.endSession')).toBe(before);
  });
});
