import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { TEAM_KEY } from '../../features/workspaces/use-workspace';
import { remembered } from '../../shared/storage';
import { aPlan, aStatus, aTeam, aTeamSummary, aUser } from '../../shared/testing/factories';
import { fakeServer } from '../../shared/testing/fake-server';
import { renderApp } from '../../shared/testing/render-app';
import { WorkspaceSwitcher } from './workspace-switcher';
import { UserMenu } from '../menus/user-menu';

const harbor = aTeam();
const TEAMS = [aTeamSummary(), aTeamSummary({ id: 'team-2', name: 'Lighthouse', member_count: 1 })];

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const address = () => screen.getByRole('status').textContent;

function show(at = '/', mine: Parameters<typeof fakeServer>[0]['teams.mine'] = { body: TEAMS }) {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: aStatus() },
    'teams.mine': mine,
    'teams.get': { body: harbor },
  });
  renderApp(
    <>
      <WorkspaceSwitcher />
      <UserMenu />
      <Address />
    </>,
    { address: at },
  );
  return calls;
}

const open = async (name = 'Space: Personal') =>
  userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => remembered.remove(TEAM_KEY));
afterAll(() => remembered.remove(TEAM_KEY));

describe('the switcher', () => {
  it('lists the personal workspace, the teams and Create Team', async () => {
    show();
    await open();
    await screen.findByRole('menuitemradio', { name: /Harbor/ });
    const items = [...screen.getByRole('menu').querySelectorAll('[role^="menuitem"]')];
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Personal',
      'Harbor3 members',
      'Lighthouse1 member',
      'Create Team',
    ]);
    const create = screen.getByRole('menuitem', { name: 'Create Team' });
    expect(create.getAttribute('href')).toBe('/teams?create=1');
  });

  it('marks the current workspace', async () => {
    remembered.set(TEAM_KEY, harbor.id);
    show();
    await open('Space: Harbor');
    const here = await screen.findByRole('menuitemradio', { name: /Harbor/ });
    expect(here.getAttribute('aria-checked')).toBe('true');
    const personal = screen.getByRole('menuitemradio', { name: 'Personal' });
    expect(personal.getAttribute('aria-checked')).toBe('false');
  });

  it("keeps the page, and removes the old workspace's parameters from the address", async () => {
    show(`/gallery?q=tax&collection_id=c1&view=s1&mode=list`);
    await open();
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /Harbor/ }));
    expect(await screen.findByRole('button', { name: 'Space: Harbor' })).toBeTruthy();
    expect(remembered.get(TEAM_KEY)).toBe(harbor.id);
    await waitFor(() => expect(address()).toBe('/gallery?q=tax&mode=list'));
  });

  it('leaves a team of the address', async () => {
    remembered.set(TEAM_KEY, harbor.id);
    show(`/tags?team_id=${harbor.id}`);
    await open('Space: Harbor');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Personal' }));
    expect(await screen.findByRole('button', { name: 'Space: Personal' })).toBeTruthy();
    expect(address()).toBe('/tags');
    expect(remembered.get(TEAM_KEY)).toBe('null');
  });

  it('offers Retry when the teams fail to load', async () => {
    let isDown = true;
    show('/', () => (isDown ? { status: 422 } : { body: TEAMS }));
    await open();
    const retry = await screen.findByRole('menuitem', { name: /could not be loaded/ });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('menuitemradio', { name: /Lighthouse/ })).toBeTruthy();
  });
});

describe('the user menu', () => {
  it('has the same workspaces, for screens without a switcher', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Account of/ }));
    const list = within(await screen.findByRole('region', { name: 'Spaces', hidden: true }));
    const team = await list.findByRole('button', { name: /Harbor/, hidden: true });
    await userEvent.click(team);
    await waitFor(() => expect(remembered.get(TEAM_KEY)).toBe(harbor.id));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
