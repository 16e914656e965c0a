import { AppError } from '../../common/app-error';
import { planRequired } from './plan-required';

/** The owner's plan carries no team any more; nobody in it can do anything about that but the owner (decisions 6). */
export function teamPaused(): AppError {
  const { details } = planRequired('team_collaboration');
  return new AppError(
    'team_paused',
    `This team is paused: its owner’s plan does not include teams. Everything can still be seen; uploads and invites go on once the owner has the ${String(details.plan)} plan or a larger one.`,
    details,
  );
}
