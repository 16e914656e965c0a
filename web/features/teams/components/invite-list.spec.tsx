import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast } from '../../../ui/toasts/toast';
import { anInvite, aSentInvite } from '../testing/factories';
import { as, click, confirm, part, REFUSED, showTeam } from '../testing/show-team';

jest.mock('../../../ui/toasts/toast', () => ({ showToast: jest.fn() }));

const lastToast = () => jest.mocked(showToast).mock.lastCall?.[0];

beforeEach(() => {
  jest.mocked(showToast).mockClear();
});

describe('the invites', () => {
  const DORA = 'dora@example.com';

  it('show recipient, role, sender and expiry', async () => {
    const expired = anInvite({ id: '2', email: 'emil@example.com', invited_by: null });
    const old = { ...expired, role: 'admin' as const, expires_at: '2020-01-01T00:00:00.000Z' };
    showTeam(as('owner'), { 'invites.list': { body: [anInvite(), old] } });
    const list = await part('Pending invites');
    await list.findByText('Invited as a member by Ann Example');
    expect(list.getByText(/^Expires /)).toBeTruthy();
    expect(list.getByText('Invited as an admin')).toBeTruthy();
    expect(list.getByText('Expired')).toBeTruthy();
  });

  it('for admins are handled by the owner only', async () => {
    const invites = [anInvite({ role: 'admin' }), anInvite({ id: '2', email: 'emil@example.com' })];
    showTeam(as('admin'), { 'invites.list': { body: invites } });
    await screen.findByRole('button', { name: 'Resend the invite of emil@example.com' });
    expect(screen.queryByRole('button', { name: `Resend the invite of ${DORA}` })).toBeNull();
    expect(screen.queryByRole('button', { name: `Revoke the invite of ${DORA}` })).toBeNull();
  });

  it('are sent again with a new link', async () => {
    showTeam(as('owner'), {
      'invites.list': { body: [anInvite()] },
      'invites.resend': { body: aSentInvite() },
    });
    await click(`Resend the invite of ${DORA}`);
    const link = await screen.findByLabelText<HTMLInputElement>('Invite link');
    expect(link.value).toBe('https://vault.example/invite/secret');
  });

  it('say why they could not be sent again', async () => {
    showTeam(as('owner'), { 'invites.list': { body: [anInvite()] }, 'invites.resend': REFUSED });
    await click(`Resend the invite of ${DORA}`);
    await waitFor(() =>
      expect(lastToast()).toEqual({ message: REFUSED.body.error, kind: 'error' }),
    );
  });

  it('are revoked after a question', async () => {
    const invites = [anInvite()];
    showTeam(as('owner'), {
      'invites.list': () => ({ body: [...invites] }),
      'invites.revoke': () => {
        invites.pop();
        return { status: 204 };
      },
    });
    await click(`Revoke the invite of ${DORA}`);
    await confirm(`Really revoke the invite of ${DORA}?`, 'Revoke');
    await screen.findByText('There are no pending invites.');
    await waitFor(() => expect(lastToast()).toEqual({ message: `Revoked the invite of ${DORA}` }));
  });

  it('include a new one', async () => {
    const invites = [] as ReturnType<typeof anInvite>[];
    showTeam(as('owner'), {
      'invites.list': () => ({ body: [...invites] }),
      'invites.create': () => {
        invites.push(anInvite());
        return { status: 201, body: aSentInvite() };
      },
    });
    await click('Invite');
    await userEvent.type(await screen.findByLabelText(/Email/), `${DORA}{Enter}`);
    await click('Done');
    await (await part('Pending invites')).findByText(DORA);
  });
});
