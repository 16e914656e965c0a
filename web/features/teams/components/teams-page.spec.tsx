import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import type { TeamRole } from '../../../../server/contract/team-roles';
import type { Team } from '../../../../server/contract/teams';
import { aStatus, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { showToast } from '../../../ui/toasts/toast';
import { TEAM_KEY } from '../../workspaces/use-workspace';
import { aMember, ann, aSentInvite, aTeam } from '../testing/factories';
import { TeamsPage } from './teams-page';

jest.mock('../../../ui/toasts/toast', () => ({ showToast: jest.fn() }));

type Answers = Parameters<typeof fakeServer>[0];

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

const CARRIES_TEAMS = aStatus({ features: ['team_collaboration'] });

interface Scene {
  teams?: Team[];
  deleted?: Team[];
  answers?: Answers;
  address?: string;
}

/** Both lists use one route and differ in the query. */
function show({ teams = [], deleted = [], answers = {}, address = '/teams' }: Scene = {}) {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [] },
    'billing.status': { body: CARRIES_TEAMS },
    'teams.list': () => ({ body: calls.at(-1)?.query ? deleted : teams }),
    ...answers,
  });
  renderApp(
    <>
      <TeamsPage />
      <Address />
    </>,
    { address },
  );
  return (route: string) => calls.filter((call) => call.route === route);
}

const card = async (name = 'Harbor') => within(await screen.findByRole('article', { name }));
const button = (name: string) => screen.findByRole('button', { name });
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  window.localStorage.clear();
  jest.mocked(showToast).mockClear();
});

describe('the card of a team', () => {
  it('describes the team, and names three of its members', async () => {
    const members = [
      ann(),
      aMember({ id: 'c', user_name: '', user_email: 'cem@example.com', role: 'admin' }),
      aMember(),
      aMember({ id: 'd', user_name: 'Dora' }),
      aMember({ id: 'e', user_name: 'Emil' }),
    ];
    show({ teams: [aTeam({ description: 'Boats and berths', members })] });
    const harbor = await card();
    for (const words of [
      'Boats and berths',
      '5 members · 12 screenshots',
      'Ann Example',
      'ann@example.com',
      'cem',
      'Bea Bloom',
      '+2 more members',
    ])
      expect(harbor.getByText(words)).toBeTruthy();
    expect(harbor.queryByText('Dora')).toBeNull();
    expect(harbor.queryByText(/Paused/)).toBeNull();
  });

  it('shows a picture, and the first letter where there is none', async () => {
    const members = [ann({ user_picture: '/ann.png' }), aMember()];
    show({ teams: [aTeam({ members })] });
    const [first, second] = (await card()).getAllByRole('listitem');
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/ann.png');
    expect(within(second!).getByText('B')).toBeTruthy();
  });

  it('marks owner and admins with a star and the word', async () => {
    show({ teams: [aTeam()] });
    const harbor = await card();
    const isStarred = (role: string) => harbor.getByText(role).querySelector('svg') !== null;
    expect(['Owner', 'Admin', 'Member'].map(isStarred)).toEqual([true, true, false]);
  });

  it.each<[TeamRole, boolean]>([
    ['owner', true],
    ['admin', true],
    ['member', false],
  ])('offers an invite to the %s: %s', async (role, isOffered) => {
    show({ teams: [aTeam({ role })] });
    const harbor = await card();
    expect(harbor.queryByRole('button', { name: 'Invite to Harbor' }) !== null).toBe(isOffered);
    const manage = harbor.getByRole('link', { name: 'Manage Harbor' });
    expect(manage.getAttribute('href')).toBe('/teams/harbor');
  });

  it.each<[TeamRole, RegExp]>([
    ['owner', /^Paused\. Your plan does not include teams\..*Bronze/],
    ['member', /^Paused\. The owner’s plan does not include teams\./],
  ])('tells the %s why the team is paused, and offers no invite', async (role, reason) => {
    show({ teams: [aTeam({ role, is_paused: true })] });
    const harbor = await card();
    expect(harbor.getByText('Paused.').closest('p')?.textContent).toMatch(reason);
    expect(harbor.queryByRole('button', { name: 'Invite to Harbor' })).toBeNull();
  });

  it('opens the workspace of the team', async () => {
    show({ teams: [aTeam()] });
    await userEvent.click((await card()).getByRole('button', { name: 'Open Harbor' }));
    expect(window.localStorage.getItem(TEAM_KEY)).toBe('harbor');
    expect(address()).toBe('/gallery');
  });
});

describe('the page', () => {
  it('shows one sentence and one button without a team', async () => {
    show();
    await screen.findByText('Create a team to share screenshots with the people you work with.');
    expect(screen.getAllByRole('button', { name: 'Create Team' })).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Deleted teams' })).toBeNull();
  });

  it('says that it could not be loaded, and retries', async () => {
    let isDown = true;
    show({
      answers: { 'teams.list': () => (isDown ? { status: 403, body: {} } : { body: [aTeam()] }) },
    });
    await screen.findByText('The teams could not be loaded');
    isDown = false;
    await userEvent.click(await button('Retry'));
    await card();
  });

  it('says that only the deleted teams could not be loaded', async () => {
    let isDown = true;
    const pier = aTeam({ name: 'Pier', deleted_at: '2026-11-15T12:00:00.000Z' });
    const calls = fakeServer({
      'auth.me': { body: aUser() },
      'teams.list': () => {
        if (!calls.at(-1)?.query) return { body: [aTeam()] };
        return isDown ? { status: 403, body: {} } : { body: [pier] };
      },
    });
    renderApp(<TeamsPage />);
    await card();
    await screen.findByText('The deleted teams could not be loaded');
    isDown = false;
    await userEvent.click(await button('Retry'));
    await button('Restore Pier');
  });

  it('restores a deleted team', async () => {
    const deleted = aTeam({ name: 'Pier', deleted_at: '2026-11-15T12:00:00.000Z' });
    const sent = show({ deleted: [deleted], answers: { 'teams.restore': { body: deleted } } });
    const list = within(await screen.findByRole('region', { name: 'Deleted teams' }));
    expect(list.getByText(/29 days/)).toBeTruthy();
    const asked = () => sent('teams.list').map(({ query }) => query);
    const before = asked().length;
    await userEvent.click(list.getByRole('button', { name: 'Restore Pier' }));
    await waitFor(() => expect(sent('teams.restore')).toHaveLength(1));
    expect(showToast).toHaveBeenCalledWith({ message: 'Restored Pier' });
    await waitFor(() => expect(asked().slice(before).sort()).toEqual(['', 'deleted=true']));
  });
});

describe('creating a team', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Create Team' }));

  it('opens by the address, and clears it when it is closed', async () => {
    show({ address: '/teams?create=1' });
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/teams'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does nothing with a blank name', async () => {
    const sent = show({ teams: [aTeam()] });
    await userEvent.click(await button('Create Team'));
    const form = await dialog();
    await userEvent.type(form.getByLabelText(/Name/), '   ');
    await userEvent.click(form.getByRole('button', { name: 'Create' }));
    expect(sent('teams.create')).toEqual([]);
  });

  it('shows the new team, and needs no description', async () => {
    const made = aTeam({ id: 'pier', name: 'Pier' });
    const teams: Team[] = [];
    const create = () => {
      teams.push(made);
      return { status: 201, body: made };
    };
    const sent = show({ teams, answers: { 'teams.create': create } });
    await screen.findByText('0 teams');
    await userEvent.click(await button('Create Team'));
    await userEvent.type((await dialog()).getByLabelText(/Name/), 'Pier{Enter}');
    await card('Pier');
    expect(sent('teams.create')[0]?.body).toEqual({ name: 'Pier', description: '' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(showToast).toHaveBeenCalledWith({ message: 'Created Pier' });
  });

  it('creates one team on a double click', async () => {
    const sent = show({ answers: { 'teams.create': { status: 201, body: aTeam() } } });
    const [open] = await screen.findAllByRole('button', { name: 'Create Team' });
    await userEvent.click(open as HTMLElement);
    const form = await dialog();
    await userEvent.type(form.getByLabelText(/Name/), 'Pier');
    const create = form.getByRole('button', { name: 'Create' });
    act(() => {
      create.click();
      create.click();
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('teams.create')).toHaveLength(1);
  });

  it('names the needed plan before it fails', async () => {
    show({ answers: { 'billing.status': { body: aStatus() } }, address: '/teams?create=1' });
    const form = await dialog();
    await form.findByText('Teams need the Bronze plan or a larger one.');
    expect(form.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
    expect(form.queryByLabelText(/Name/)).toBeNull();
  });

  it("shows the server's refusal with a link to the plans", async () => {
    const refusal = { error: 'Teams need Silver now.', code: 'plan_required', details: {} };
    show({ teams: [aTeam()], answers: { 'teams.create': { status: 402, body: refusal } } });
    await userEvent.click(await button('Create Team'));
    const form = await dialog();
    await userEvent.type(form.getByLabelText(/Name/), 'Pier{Enter}');
    expect((await form.findByRole('alert')).textContent).toMatch(/^Teams need Silver now\./);
    expect(form.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  });
});

describe('inviting', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Invite Member' }));

  async function open(role: TeamRole, answer: Answers['invites.create']) {
    const sent = show({ teams: [aTeam({ role })], answers: { 'invites.create': answer } });
    await userEvent.click(await button('Invite to Harbor'));
    await screen.findByRole('dialog', { name: 'Invite Member' });
    return sent;
  }
  const send = async (email: string) => {
    await userEvent.type(dialog().getByLabelText(/Email/), email);
    await userEvent.click(dialog().getByRole('button', { name: 'Send invite' }));
  };

  it('sends address and role, and shows the link once', async () => {
    userEvent.setup();
    const body = aSentInvite({ role: 'admin' });
    const sent = await open('owner', { status: 201, body });
    expect(dialog().getByText('Admins can invite members and manage team settings')).toBeTruthy();
    await userEvent.click(dialog().getByRole('radio', { name: 'Admin' }));
    await send(' dora@example.com ');
    expect(await dialog().findByText('dora@example.com is invited as an admin.')).toBeTruthy();
    expect(sent('invites.create')[0]?.body).toEqual({ email: 'dora@example.com', role: 'admin' });
    const link = dialog().getByLabelText<HTMLInputElement>('Invite link');
    expect(link.value).toBe(body.url);
    expect(dialog().getByText(/expires in 7 days/)).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(body.url);
    await dialog().findByRole('button', { name: 'Copied' });

    await userEvent.click(dialog().getByRole('button', { name: 'Invite another' }));
    const field = dialog().getByLabelText<HTMLInputElement>(/Email/);
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it('lets admins invite only members, and says why', async () => {
    await open('admin', { status: 201, body: aSentInvite() });
    const radio = (name: RegExp) => dialog().getByRole<HTMLInputElement>('radio', { name });
    expect(radio(/^Member/).checked).toBe(true);
    expect(radio(/^Admin/).disabled).toBe(true);
    expect(dialog().getByText('Only the owner can invite admins.')).toBeTruthy();
  });

  it.each(['', 'dora', '   '])('sends nothing for %j', async (email) => {
    const sent = await open('owner', { status: 201, body: aSentInvite() });
    if (email) await userEvent.type(dialog().getByLabelText(/Email/), email);
    await userEvent.click(dialog().getByRole('button', { name: 'Send invite' }));
    expect(sent('invites.create')).toEqual([]);
  });

  it.each([
    [{ error: 'dora@example.com is a member of this team already.' }, /is a member of this team/],
    [{}, /^Failed to invite member$/],
  ])('shows the refusal %j below the field', async (body, sentence) => {
    await open('owner', { status: 409, body });
    await send('dora@example.com');
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toMatch(sentence);
    const field = dialog().getByLabelText(/Email/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toContain(alert.id);
  });

  it('gives the focus back to its button', async () => {
    await open('owner', { status: 201, body: aSentInvite() });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await button('Invite to Harbor'));
  });
});
