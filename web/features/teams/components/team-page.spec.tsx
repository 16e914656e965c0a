import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TeamRole } from '../../../../server/contract/team-roles';
import { showToast } from '../../../ui/toasts/toast';
import { TEAM_KEY } from '../../workspaces/use-workspace';
import { anInvite } from '../testing/factories';
import { address, as, click, confirm, part, REFUSED, showTeam } from '../testing/show-team';

jest.mock('../../../ui/toasts/toast', () => ({ showToast: jest.fn() }));

const row = async (name: string) => {
  const members = await part('Members');
  return within(members.getByText(name).closest('li')!);
};
const lastToast = () => jest.mocked(showToast).mock.lastCall?.[0];

beforeEach(() => {
  window.localStorage.clear();
  jest.mocked(showToast).mockClear();
});

describe('the actions of each role', () => {
  const OFFERS = {
    edit: () => screen.queryByRole('button', { name: 'Edit' }),
    'change roles': () => screen.queryByRole('combobox', { name: 'Role of Bea Bloom' }),
    'make owner': () => screen.queryByRole('button', { name: 'Make owner: Cem' }),
    'remove a member': () => screen.queryByRole('button', { name: 'Remove Bea Bloom' }),
    'remove an admin': () => screen.queryByRole('button', { name: 'Remove Cem' }),
    'remove the owner': () => screen.queryByRole('button', { name: /^Remove (Olga|Ann)/ }),
    invites: () => screen.queryByRole('region', { name: 'Pending invites' }),
    leave: () => screen.queryByRole('button', { name: 'Leave team' }),
    delete: () => screen.queryByRole('button', { name: 'Delete team' }),
  };

  it.each<[TeamRole, string[]]>([
    [
      'owner',
      [
        'edit',
        'change roles',
        'make owner',
        'remove a member',
        'remove an admin',
        'invites',
        'delete',
      ],
    ],
    ['admin', ['edit', 'remove a member', 'invites', 'leave']],
    ['member', ['leave']],
  ])('%s: %j', async (role, offered) => {
    const { sent } = showTeam(as(role));
    await part('Members');
    await part('Activity');
    const seen = Object.entries(OFFERS).filter(([, find]) => find() !== null);
    expect(seen.map(([name]) => name)).toEqual(offered);
    expect(sent('invites.list').length > 0).toBe(offered.includes('invites'));
  });

  it('do not include removing oneself', async () => {
    showTeam(as('admin'));
    await (await row('Ann Example')).findByText('(you)');
    expect(screen.queryByRole('button', { name: 'Remove Ann Example' })).toBeNull();
  });

  it('do not include invites while the team is paused, and the owner sees what to do', async () => {
    showTeam(as('owner', { is_paused: true }), { 'invites.list': { body: [anInvite()] } });
    await screen.findByText('This team is paused');
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
    await screen.findByRole('button', { name: 'Revoke the invite of dora@example.com' });
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Resend/ })).toBeNull();
  });
});

describe('the team', () => {
  it('is not found for people who are not in it', async () => {
    showTeam(null);
    await screen.findByRole('heading', { name: 'There is no such team' });
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('disappears at once for a person who is removed', async () => {
    let isIn = true;
    const { queryClient } = showTeam(null, {
      'teams.get': () => (isIn ? { body: as('member') } : { status: 404, body: {} }),
    });
    await part('Members');
    isIn = false;
    await act(() => queryClient.invalidateQueries());
    await screen.findByRole('heading', { name: 'There is no such team' });
    expect(screen.queryByText('Bea Bloom')).toBeNull();
  });

  it('offers Retry when loading failed', async () => {
    let isDown = true;
    showTeam(null, {
      'teams.get': () => (isDown ? { status: 403, body: {} } : { body: as('member') }),
    });
    await screen.findByText('The team could not be loaded');
    isDown = false;
    await click('Retry');
    await screen.findByRole('heading', { name: 'Harbor', level: 1 });
  });

  it('can be renamed and described, but not without a name', async () => {
    const changed = as('admin', { name: 'Pier', description: 'Boats' });
    let current = as('admin');
    const { sent } = showTeam(null, {
      'teams.get': () => ({ body: current }),
      'teams.update': () => ({ body: (current = changed) }),
    });
    await click('Edit');
    const form = within(await screen.findByRole('dialog', { name: 'Edit team' }));
    const name = form.getByLabelText(/Name/);
    await userEvent.clear(name);
    await userEvent.type(name, '  {Enter}');
    expect(sent('teams.update')).toEqual([]);
    await userEvent.type(name, 'Pier');
    await userEvent.type(form.getByLabelText(/Description/), 'Boats');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Pier', level: 1 });
    expect(sent('teams.update')[0]?.body).toEqual({ name: '  Pier', description: 'Boats' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  });

  it('is opened as the workspace of all pages', async () => {
    showTeam(as('member'));
    await click('Open');
    expect(window.localStorage.getItem(TEAM_KEY)).toBe('harbor');
    expect(address()).toBe('/gallery');
  });
});

describe('leaving and deleting', () => {
  beforeEach(() => window.localStorage.setItem(TEAM_KEY, 'harbor'));

  it('lets members leave after a question, into the personal workspace', async () => {
    const { sent } = showTeam(as('member'), { 'teams.leave': { status: 204 } });
    await click('Leave team');
    await confirm('Really leave Harbor?', 'Leave');
    await waitFor(() => expect(address()).toBe('/teams'));
    expect(sent('teams.leave')).toHaveLength(1);
    expect(window.localStorage.getItem(TEAM_KEY)).toBe('null');
    await waitFor(() => expect(lastToast()).toEqual({ message: 'You left Harbor', isOnly: true }));
  });

  it('tells the owner of a team with members how to leave', async () => {
    showTeam(as('owner'));
    await screen.findByText('To leave, make another member the owner first.');
  });

  it('deletes the team after a dialog that says how long it can be restored', async () => {
    const { sent } = showTeam(as('owner'), {
      'teams.remove': { status: 204 },
      'teams.restore': { body: as('owner') },
    });
    await click('Delete team');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Harbor?' }));
    expect(dialog.getByText(/29 days/)).toBeTruthy();
    expect(dialog.getByText(/3 members and 12 screenshots/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete team' }));
    await waitFor(() => expect(address()).toBe('/teams'));
    expect(window.localStorage.getItem(TEAM_KEY)).toBe('null');
    expect(lastToast()).toMatchObject({ message: 'Deleted Harbor', action: { label: 'Undo' } });
    act(() => lastToast()?.action?.onAct());
    await waitFor(() => expect(sent('teams.restore')).toHaveLength(1));
    await waitFor(() => expect(lastToast()).toEqual({ message: 'Restored Harbor' }));
  });

  it('says why the team could not be deleted', async () => {
    showTeam(as('owner'), { 'teams.remove': REFUSED });
    await click('Delete team');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete team' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(REFUSED.body.error);
    expect(window.localStorage.getItem(TEAM_KEY)).toBe('harbor');
  });
});
