import { formatNumber } from '../../shared/format';

export const workspaceTexts = {
  spaces: 'Spaces',
  personal: 'Personal',
  members: (n: number) => (n === 1 ? '1 member' : `${formatNumber(n)} members`),
  loading: 'Loading your teams',
  failed: 'Your teams could not be loaded',
  retry: 'Retry',
  createTeam: 'Create Team',

  gone: 'That team was deleted, or you are no longer a member.',
  goneToPersonal:
    'That team was deleted, or you are no longer a member. This is your personal space.',

  pausedTitle: (team: string) => `${team} is paused`,
  pausedForOwner: (plan: string) =>
    `Your plan does not include teams. You can still see everything, but uploads and invites are paused until you have the ${plan} plan or a larger one.`,
  paused: (plan: string) =>
    `The team owner’s plan does not include teams. You can still see everything, but uploads and invites are paused until the owner has the ${plan} plan or a larger one.`,
} as const;

export const workspaceLogs = {
  fetchTeam: 'Error fetching team',
} as const;
