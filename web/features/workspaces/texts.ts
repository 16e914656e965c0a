import { formatNumber } from '../../shared/format';

export const workspaceTexts = {
  spaces: 'Spaces',
  personal: 'Personal',
  members: (n: number) => (n === 1 ? '1 member' : `${formatNumber(n)} members`),
  loading: 'Loading your teams',
  failed: 'Your teams could not be loaded',
  retry: 'Retry',
  createTeam: 'Create Team',

  gone: 'That team was deleted, or you are not in it any more.',
  goneToPersonal:
    'That team was deleted, or you are not in it any more. This is your personal space.',

  pausedTitle: (team: string) => `${team} is paused`,
  pausedForOwner: (plan: string) =>
    `Your plan does not include teams. Everything can still be seen; uploads and invites wait until you have the ${plan} plan or a larger one.`,
  paused: (plan: string) =>
    `The plan of the team’s owner does not include teams. Everything can still be seen; uploads and invites wait until the owner has the ${plan} plan or a larger one.`,
} as const;

export const workspaceLogs = {
  fetchTeam: 'Error fetching team',
} as const;
