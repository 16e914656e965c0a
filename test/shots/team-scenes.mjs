// Teams, as an owner, a member and an invited person see them.
import { dialog, press } from './moves.mjs';

const button = (page, name) => page.getByRole('button', { name }).first();

async function sendInvite(page) {
  await press(/^Invite to/)(page);
  await page.getByLabel('Email').fill('new.colleague@example.com');
  await page.getByLabel('Email').press('Enter');
  await page.getByLabel('Invite link').waitFor();
}

/** Makes the page's session request answer that nobody is signed in. */
const asVisitor = (page) =>
  page.route('**/api/users/me', (route) => route.fulfill({ status: 401, body: '{}' }));

const team = (idOf) => `/teams/${idOf('Harbor')}`;
const invite = (idOf) => idOf('invite');

export const teamScenes = [
  { name: 'teams-empty', who: 'empty', path: '/teams' },
  { name: 'teams-needs-plan', who: 'empty', path: '/teams?create=1', act: dialog },
  { name: 'team-not-found', who: 'empty', path: '/teams/none' },
  { name: 'teams', who: 'captain', path: '/teams', isWhole: true },
  {
    name: 'teams-failed',
    who: 'captain',
    path: '/teams',
    before: (page) => page.route('**/api/teams*', (route) => route.fulfill({ status: 400 })),
  },
  {
    name: 'teams-loading',
    who: 'captain',
    path: '/teams',
    before: (page) => page.route('**/api/teams*', () => undefined),
    waitsFor: '[aria-busy="true"]',
  },
  { name: 'teams-create', who: 'captain', path: '/teams?create=1', act: dialog },
  { name: 'teams-invite', who: 'captain', path: '/teams', act: press(/^Invite to/) },
  { name: 'teams-invited', who: 'captain', path: '/teams', act: sendInvite },
  { name: 'team', who: 'captain', path: team, isWhole: true },
  {
    name: 'team-remove',
    who: 'captain',
    path: team,
    act: (page) => button(page, /^Remove/).click(),
  },
  { name: 'team-hand-over', who: 'captain', path: team, act: press(/^Make owner/) },
  { name: 'team-delete', who: 'captain', path: team, act: press('Delete team') },
  { name: 'team-as-member', who: 'sailor', path: team, isWhole: true },
  { name: 'invite', who: 'sailor', path: invite },
  {
    name: 'invite-wrong-person',
    who: 'captain',
    path: invite,
    act: (page) => button(page, 'Accept invitation').click(),
  },
  { name: 'invite-visitor', who: 'captain', path: invite, before: asVisitor },
  { name: 'invite-over', who: 'visitor', path: '/invite/none' },
  { name: 'teams-paused', who: 'stranded', path: '/teams' },
  { name: 'team-paused', who: 'stranded', path: team, isWhole: true },
];
