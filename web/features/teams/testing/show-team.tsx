import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import type { TeamRole } from '../../../../server/contract/team-roles';
import type { Team } from '../../../../server/contract/teams';
import { createQueryClient } from '../../../shared/api/query-client';
import { aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { TeamPage } from '../components/team-page';
import { aMember, ann, aTeam } from './factories';

type Answers = Parameters<typeof fakeServer>[0];

export const REFUSED = { status: 403, body: { error: 'Only the owner of this team can do that.' } };

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

/** The page of a team; `null` for a person who is not in it. */
export function showTeam(team: Team | null, answers: Answers = {}) {
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

export const address = () => screen.getByTestId('address').textContent;

export const part = async (name: string) => within(await screen.findByRole('region', { name }));

export const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Confirms the second step of a removal. */
export const confirm = async (question: string, name: string) => {
  const group = within(screen.getByRole('group', { name: question }));
  await userEvent.click(group.getByRole('button', { name }));
};

/** Ann's team for any role of hers: with Cem, an admin, Bea, a member, and an owner. */
export const as = (role: TeamRole, more: Partial<Team> = {}) => {
  const owner = aMember({ id: 'olga', user_name: 'Olga', role: 'owner' });
  const others = [aMember({ id: 'cem', user_name: 'Cem', role: 'admin' }), aMember()];
  const members = role === 'owner' ? [ann(), ...others] : [owner, ann({ role }), ...others];
  return aTeam({ role, members, ...more });
};
