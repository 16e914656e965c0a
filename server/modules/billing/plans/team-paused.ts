import { AppError } from '../../../common/app-error';
import { planRequired } from './plan-required';

/** The owner's plan no longer includes teams, and only the owner can change that (docs/decisions.md#team-uploads). */
export function teamPaused(): AppError {
  const { details } = planRequired('team_collaboration');
  return new AppError(
    'team_paused',
    `This team is paused: its owner’s plan does not include teams. You can still see everything, but uploads and invites are paused until the owner has the ${String(details.plan)} plan or a larger one.`,
    details,
  );
}
