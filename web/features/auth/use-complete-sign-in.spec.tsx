import { renderHook, waitFor } from '@testing-library/react';
import { aUser } from '../../shared/testing/factories';
import { fakeServer } from '../../shared/testing/fake-server';
import { appAround } from '../../shared/testing/render-app';
import { useCompleteSignIn } from './use-complete-sign-in';

function complete(address: string, provider?: string) {
  const onDone = jest.fn<void, [string | null]>();
  const search = new URLSearchParams(address);
  renderHook(() => useCompleteSignIn(search, provider, onDone), { wrapper: appAround() });
  return onDone;
}

describe('completing a sign-in', () => {
  let log: jest.SpyInstance;
  beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
  afterEach(() => log.mockRestore());

  it("exchanges the code once under React's strict mode, then loads the user", async () => {
    const calls = fakeServer({
      'auth.createSession': { status: 201, body: aUser() },
      'auth.me': { body: aUser() },
    });
    const onDone = complete('code=abc&state=xyz');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(onDone).toHaveBeenCalledWith(null);
    expect(calls.map((call) => call.route)).toEqual(['auth.createSession', 'auth.me']);
    expect(calls[0]?.body).toEqual({ code: 'abc', state: 'xyz' });
  });

  it('names the way in that the address names, and the issuer that answered', async () => {
    const calls = fakeServer({
      'auth.createSession': { status: 201, body: aUser() },
      'auth.me': { body: aUser() },
    });
    const onDone = complete('code=abc&state=xyz&iss=https%3A%2F%2Fauth.example', 'home');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(null));
    expect(calls[0]?.body).toEqual({
      code: 'abc',
      state: 'xyz',
      provider: 'home',
      iss: 'https://auth.example',
    });
  });

  it('logs a refused code with its status', async () => {
    fakeServer({ 'auth.createSession': { status: 401, body: { error: 'No' } } });
    const onDone = complete('code=old');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('No'));
    expect(log).toHaveBeenCalledWith(
      'Failed to exchange code for session token: API responded with HTTP status 401',
    );
  });

  it('calls no route when the address has no code', async () => {
    const calls = fakeServer({});
    const onDone = complete('error=access_denied');
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledWith('Signing in did not work. Please try again.'),
    );
    expect(calls).toEqual([]);
    expect(log).toHaveBeenCalledWith(
      'Cannot exchange code for session token: no code provided in the URL search params',
    );
  });
});
