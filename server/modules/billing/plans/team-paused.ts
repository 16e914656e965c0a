import { AppError } from '../../../common/app-error';
import { opensFeature } from '../../../contract/plans';
import { planRequired } from './plan-required';

/** Throws 402 for a team when this plan of its owner does not include teams (docs/decisions.md#team-uploads). */
export function assertRunsTeams(plan: { id: number; rank: number }): void {
  if (!opensFeature(plan, 'team_collaboration')) throw teamPaused();
}

/** Only the owner can change that. */
function teamPaused(): AppError {
  const { details } = planRequired('team_collaboration');
  return new AppError(
    'team_paused',
    `This team is paused: its owner’s plan does not include teams. You can still see everything, but uploads and invites are paused until the owner has the ${String(details.plan)} plan or a larger one.`,
    details,
  );
}
