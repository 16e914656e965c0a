import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { browser } from '../../../shared/browser';
import { aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { showToast } from '../../../ui/toasts/toast';
import { returnAddress } from '../../auth/return-address';
import { TEAM_KEY } from '../../workspaces/use-workspace';
import { anInviteView } from '../testing/factories';
import { InvitePage } from './invite-page';

jest.mock('../../../ui/toasts/toast', () => ({ showToast: jest.fn() }));
const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);

type Answers = Parameters<typeof fakeServer>[0];

const JOINED = { id: 'harbor', name: 'Harbor', role: 'member', member_count: 4 };
const DORA = aUser({ email: 'dora@example.com' });

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

function show(answers: Answers, isSignedIn = true) {
  const calls = fakeServer({
    'auth.me': isSignedIn ? { body: DORA } : { status: 401, body: {} },
    'invites.get': { body: anInviteView() },
    ...answers,
  });
  renderApp(
    <>
      <InvitePage token="secret" />
      <Address />
    </>,
    { address: '/invite/secret' },
  );
  return (route: string) => calls.filter((call) => call.route === route);
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { name, level: 1 });
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.mocked(console.error).mockRestore());

describe('an invite', () => {
  it('shows team, sender, role, recipient and expiry', async () => {
    show({ 'invites.get': { body: anInviteView({ role: 'admin' }) } });
    await title('Join Harbor');
    await screen.findByText('Ann Example invites you to join this team as an admin.');
    const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(fact('Role')).toBe('Admin');
    expect(fact('For')).toBe('d…@example.com');
    expect(fact('Signed in as')).toBe('dora@example.com');
    expect(fact('Expires')).toMatch(/2026/);
  });

  it('hides the name of a deleted account', async () => {
    show({ 'invites.get': { body: anInviteView({ invited_by: null }) } });
    await screen.findByText('You are invited to join this team as a member.');
  });

  it('lets a visitor sign in and return', async () => {
    show({ 'auth.redirectUrl': { body: { redirectUrl: 'https://login.example' } } }, false);
    await click('Continue with Google');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://login.example'));
    expect(returnAddress.take()).toBe('/invite/secret');
    expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull();
  });

  it('opens the team when it is accepted', async () => {
    const sent = show({ 'invites.accept': { body: JOINED } });
    const accept = await screen.findByRole('button', { name: 'Accept invitation' });
    act(() => {
      accept.click();
      accept.click();
    });
    await waitFor(() => expect(address()).toBe('/gallery'));
    expect(sent('invites.accept')).toHaveLength(1);
    expect(window.localStorage.getItem(TEAM_KEY)).toBe('harbor');
    expect(showToast).toHaveBeenCalledWith({ message: 'You are now a member of Harbor' });
  });

  it('is over when it is declined', async () => {
    const sent = show({ 'invites.decline': { status: 204 } });
    await click('Decline');
    await title('You declined the invitation');
    expect(sent('invites.decline')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull();
    expect(window.localStorage.getItem(TEAM_KEY)).toBeNull();
  });
});

describe('an invite that cannot be answered', () => {
  it('looks the same for everyone', async () => {
    show({ 'invites.get': { status: 404, body: { error: 'There is no such invite.' } } }, false);
    await title('This invitation is over');
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  });

  it.each([
    [404, 'This invitation is over'],
    [409, 'You are in this team already'],
    [403, 'This invitation is for somebody else'],
  ])('says so after the answer %i: %s', async (status, heading) => {
    const error = `The sentence of ${status}.`;
    show({ 'invites.accept': { status, body: { error } } });
    await click('Accept invitation');
    await title(heading);
    expect(screen.getByText(error)).toBeTruthy();
    expect(window.localStorage.getItem(TEAM_KEY)).toBeNull();
  });

  it('lets another person sign in', async () => {
    const sent = show({
      'invites.decline': { status: 403, body: {} },
      'auth.endSession': { status: 204 },
    });
    await click('Decline');
    await click('Use another account');
    await waitFor(() => expect(sent('auth.endSession')).toHaveLength(1));
  });

  it('waits while the team is paused', async () => {
    const error = 'This team is paused.';
    show({ 'invites.accept': { status: 402, body: { error } } });
    await click('Accept invitation');
    expect((await screen.findByRole('alert')).textContent).toBe(error);
    await screen.findByRole('button', { name: 'Accept invitation' });
  });

  it('offers Retry when loading failed', async () => {
    let isDown = true;
    show({ 'invites.get': () => (isDown ? { status: 403, body: {} } : { body: anInviteView() }) });
    await screen.findByText('The invitation could not be loaded');
    isDown = false;
    await click('Retry');
    await title('Join Harbor');
  });
});
