import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import type { TeamRole } from '../../../../server/contract/team-roles';
import type { Team } from '../../../../server/contract/teams';
import { createQueryClient } from '../../../shared/api/query-client';
import { aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { showToast } from '../../../ui/toast';
import { TEAM_KEY } from '../../workspaces/use-workspace';
import { aMember, ann, anEntry, anInvite, aSentInvite, aTeam } from '../testing/factories';
import { TeamPage } from './team-page';

jest.mock('../../../ui/toast', () => ({ showToast: jest.fn() }));

type Answers = Parameters<typeof fakeServer>[0];

const REFUSED = { status: 403, body: { error: 'Only the owner of this team can do that.' } };

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

function show(team: Team | null, answers: Answers = {}) {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'teams.get': team ? { body: team } : { status: 404, body: {} },
    'invites.list': { body: [] },
    'teams.activity': { body: [] },
    ...answers,
  });
  const queryClient = createQueryClient(() => undefined);
  renderApp(
    <>
      <TeamPage id="harbor" />
      <Address />
    </>,
    { address: '/teams/harbor', queryClient },
  );
  return { queryClient, sent: (route: string) => calls.filter((call) => call.route === route) };
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const row = async (name: string) => {
  const members = await part('Members');
  return within(members.getByText(name).closest('li')!);
};
const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (question: string, name: string) =>
  userEvent.click(
    within(screen.getByRole('group', { name: question })).getByRole('button', { name }),
  );
const lastToast = () => jest.mocked(showToast).mock.lastCall?.[0];

/** The team of Ann, seen with another role of hers. */
const as = (role: TeamRole, more: Partial<Team> = {}) => {
  const owner = aMember({ id: 'olga', user_name: 'Olga', role: 'owner' });
  const others = [aMember({ id: 'cem', user_name: 'Cem', role: 'admin' }), aMember()];
  const members = role === 'owner' ? [ann(), ...others] : [owner, ann({ role }), ...others];
  return aTeam({ role, members, ...more });
};

beforeEach(() => {
  window.localStorage.clear();
  jest.mocked(showToast).mockClear();
});

describe('what each role is offered', () => {
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
    const { sent } = show(as(role));
    await part('Members');
    await part('Activity');
    const seen = Object.entries(OFFERS).filter(([, find]) => find() !== null);
    expect(seen.map(([name]) => name)).toEqual(offered);
    expect(sent('invites.list').length > 0).toBe(offered.includes('invites'));
  });

  it('is no removal of oneself', async () => {
    show(as('admin'));
    await (await row('Ann Example')).findByText('(you)');
    expect(screen.queryByRole('button', { name: 'Remove Ann Example' })).toBeNull();
  });

  it('is no invite while the team is paused, and the owner learns how to go on', async () => {
    show(as('owner', { is_paused: true }), { 'invites.list': { body: [anInvite()] } });
    await screen.findByText('This team is paused');
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
    await screen.findByRole('button', { name: 'Revoke the invite of dora@example.com' });
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Resend/ })).toBeNull();
  });
});

describe('the team itself', () => {
  it('is absent for those who are not in it', async () => {
    show(null);
    await screen.findByRole('heading', { name: 'There is no such team' });
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is gone at once for somebody who was removed while looking', async () => {
    let isIn = true;
    const { queryClient } = show(null, {
      'teams.get': () => (isIn ? { body: as('member') } : { status: 404, body: {} }),
    });
    await part('Members');
    isIn = false;
    await act(() => queryClient.invalidateQueries());
    await screen.findByRole('heading', { name: 'There is no such team' });
    expect(screen.queryByText('Bea Bloom')).toBeNull();
  });

  it('can be asked for again when it did not come', async () => {
    let isDown = true;
    show(null, {
      'teams.get': () => (isDown ? { status: 403, body: {} } : { body: as('member') }),
    });
    await screen.findByText('The team could not be loaded');
    isDown = false;
    await click('Retry');
    await screen.findByRole('heading', { name: 'Harbor', level: 1 });
  });

  it('is renamed and described, and not left without a name', async () => {
    const changed = as('admin', { name: 'Pier', description: 'Boats' });
    let current = as('admin');
    const { sent } = show(null, {
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

  it('is opened as the space of all pages', async () => {
    show(as('member'));
    await click('Open');
    expect(window.localStorage.getItem(TEAM_KEY)).toBe('harbor');
    expect(screen.getByTestId('address').textContent).toBe('/gallery');
  });
});

describe('the members', () => {
  it('change their role at once', async () => {
    const { sent } = show(as('owner'), {
      'teams.updateMember': () => new Promise(() => undefined),
    });
    const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role of Cem' });
    expect((await select()).value).toBe('admin');
    await userEvent.selectOptions(await select(), 'Member');
    await waitFor(async () => expect((await select()).value).toBe('member'));
    expect(sent('teams.updateMember')[0]?.body).toEqual({ role: 'member' });
  });

  it('have their old role back when the server refuses', async () => {
    show(as('owner'), { 'teams.updateMember': REFUSED });
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role of Cem' });
    await userEvent.selectOptions(select, 'Member');
    await waitFor(() =>
      expect(lastToast()).toEqual({ message: REFUSED.body.error, kind: 'error' }),
    );
    await waitFor(() => expect(select.value).toBe('admin'));
  });

  it('are removed only after a question', async () => {
    const team = as('admin');
    const { sent } = show(team, {
      'teams.removeMember': () => {
        team.members.pop();
        return { status: 204 };
      },
    });
    await click('Remove Bea Bloom');
    await confirm('Really remove Bea Bloom?', 'Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Bea Bloom' }));
    expect(sent('teams.removeMember')).toEqual([]);
    await click('Remove Bea Bloom');
    await confirm('Really remove Bea Bloom?', 'Remove');
    await waitFor(() => expect(screen.queryByText('Bea Bloom')).toBeNull());
    await waitFor(() => expect(lastToast()).toEqual({ message: 'Removed Bea Bloom' }));
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Members' }));
  });

  it('are back when the server keeps them', async () => {
    show(as('admin'), { 'teams.removeMember': REFUSED });
    await click('Remove Bea Bloom');
    await confirm('Really remove Bea Bloom?', 'Remove');
    await waitFor(() => expect(lastToast()?.kind).toBe('error'));
    await screen.findByText('Bea Bloom');
  });

  it('become the owner only after a dialog, and the owner then an admin', async () => {
    let current = as('owner');
    const { sent } = show(null, {
      'teams.get': () => ({ body: current }),
      'teams.handOver': () => ({ body: (current = as('admin')) }),
    });
    await click('Make owner: Cem');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Make Cem the owner?' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' })),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Make owner' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent('teams.handOver')[0]?.body).toEqual({ member_id: 'cem' });
    expect(lastToast()).toEqual({ message: 'Cem is the owner now' });
    expect(screen.queryByRole('button', { name: 'Delete team' })).toBeNull();
  });
});

describe('the invites', () => {
  const DORA = 'dora@example.com';

  it('say for whom they are, in which role, from whom and until when', async () => {
    const expired = anInvite({ id: '2', email: 'emil@example.com', invited_by: null });
    const old = { ...expired, role: 'admin' as const, expires_at: '2020-01-01T00:00:00.000Z' };
    show(as('owner'), { 'invites.list': { body: [anInvite(), old] } });
    const list = await part('Pending invites');
    await list.findByText('Invited as a member by Ann Example');
    expect(list.getByText(/^Expires /)).toBeTruthy();
    expect(list.getByText('Invited as an admin')).toBeTruthy();
    expect(list.getByText('Expired')).toBeTruthy();
  });

  it('of admins are the owner’s business', async () => {
    const invites = [anInvite({ role: 'admin' }), anInvite({ id: '2', email: 'emil@example.com' })];
    show(as('admin'), { 'invites.list': { body: invites } });
    await screen.findByRole('button', { name: 'Resend the invite of emil@example.com' });
    expect(screen.queryByRole('button', { name: `Resend the invite of ${DORA}` })).toBeNull();
    expect(screen.queryByRole('button', { name: `Revoke the invite of ${DORA}` })).toBeNull();
  });

  it('are sent again with a new link', async () => {
    show(as('owner'), {
      'invites.list': { body: [anInvite()] },
      'invites.resend': { body: aSentInvite() },
    });
    await click(`Resend the invite of ${DORA}`);
    const link = await screen.findByLabelText<HTMLInputElement>('Invite link');
    expect(link.value).toBe('https://vault.example/invite/secret');
  });

  it('say why they could not be sent again', async () => {
    show(as('owner'), { 'invites.list': { body: [anInvite()] }, 'invites.resend': REFUSED });
    await click(`Resend the invite of ${DORA}`);
    await waitFor(() =>
      expect(lastToast()).toEqual({ message: REFUSED.body.error, kind: 'error' }),
    );
  });

  it('are taken back after a question', async () => {
    const invites = [anInvite()];
    show(as('owner'), {
      'invites.list': () => ({ body: [...invites] }),
      'invites.revoke': () => {
        invites.pop();
        return { status: 204 };
      },
    });
    await click(`Revoke the invite of ${DORA}`);
    await confirm(`Really revoke the invite of ${DORA}?`, 'Revoke');
    await screen.findByText('Nobody is invited at the moment.');
    await waitFor(() => expect(lastToast()).toEqual({ message: `Revoked the invite of ${DORA}` }));
  });

  it('grow by a new one', async () => {
    const invites = [] as ReturnType<typeof anInvite>[];
    show(as('owner'), {
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

describe('the activity', () => {
  it('is read page by page', async () => {
    const first = Array.from({ length: 30 }, (_, n) =>
      anEntry({ id: `${n}`, kind: 'left', actor: { id: `${n}`, name: `P${n}` } }),
    );
    const { sent } = show(as('member'), {
      'teams.activity': () => {
        const isSecond = sent('teams.activity').at(-1)?.query.includes('before=29');
        return { body: isSecond ? [anEntry({ kind: 'created_team' })] : first };
      },
    });
    const list = await part('Activity');
    await list.findByText('P29 left the team');
    await userEvent.click(list.getByRole('button', { name: 'Show more' }));
    await list.findByText('Bea created the team');
    expect(list.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('leads to what was uploaded', async () => {
    show(as('member'), { 'teams.activity': { body: [anEntry({ screenshot_id: 'shot' })] } });
    const link = await screen.findByRole('link', { name: 'View what Bea uploaded' });
    expect(link.getAttribute('href')).toBe('/gallery?team_id=harbor&view=shot');
  });

  it('can be asked for again when it did not come', async () => {
    let isDown = true;
    show(as('member'), {
      'teams.activity': () => (isDown ? { status: 403, body: {} } : { body: [anEntry()] }),
    });
    await screen.findByText('The activity could not be loaded');
    isDown = false;
    await click('Retry');
    await screen.findByText('Bea uploaded 1 screenshot');
  });
});

describe('the ways out', () => {
  beforeEach(() => window.localStorage.setItem(TEAM_KEY, 'harbor'));

  it('lead members out after a question, and into their personal space', async () => {
    const { sent } = show(as('member'), { 'teams.leave': { status: 204 } });
    await click('Leave team');
    await confirm('Really leave Harbor?', 'Leave');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/teams'));
    expect(sent('teams.leave')).toHaveLength(1);
    expect(window.localStorage.getItem(TEAM_KEY)).toBe('null');
    await waitFor(() => expect(lastToast()).toEqual({ message: 'You left Harbor' }));
  });

  it('tell the owner of others how to go', async () => {
    show(as('owner'));
    await screen.findByText('To leave, make another member the owner first.');
  });

  it('end the team after a dialog that says for how long it can come back', async () => {
    const { sent } = show(as('owner'), {
      'teams.remove': { status: 204 },
      'teams.restore': { body: as('owner') },
    });
    await click('Delete team');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Harbor?' }));
    expect(dialog.getByText(/29 days/)).toBeTruthy();
    expect(dialog.getByText(/3 members and 12 screenshots/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete team' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/teams'));
    expect(window.localStorage.getItem(TEAM_KEY)).toBe('null');
    expect(lastToast()).toMatchObject({ message: 'Deleted Harbor', action: { label: 'Undo' } });
    act(() => lastToast()?.action?.onAct());
    await waitFor(() => expect(sent('teams.restore')).toHaveLength(1));
    await waitFor(() => expect(lastToast()).toEqual({ message: 'Restored Harbor' }));
  });

  it('say why the team could not be deleted', async () => {
    show(as('owner'), { 'teams.remove': REFUSED });
    await click('Delete team');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete team' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(REFUSED.body.error);
    expect(window.localStorage.getItem(TEAM_KEY)).toBe('harbor');
  });
});
