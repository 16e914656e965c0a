import { isStatus } from '../../shared/api/server-sentence';

/** The facts about an invite and its answer. */
interface InviteFacts {
  viewError: unknown;
  answerError: unknown;
  isDeclined: boolean;
}

/** The reason why an invite can no longer be answered. */
export type InviteEnd = 'over' | 'already' | 'wrong-person' | 'declined' | null;

/** The end of an invite; an error of the answer is newer than the loaded invite. */
export function inviteEnd({ viewError, answerError, isDeclined }: InviteFacts): InviteEnd {
  if (isDeclined) return 'declined';
  if (isStatus(answerError, 403)) return 'wrong-person';
  if (isStatus(answerError, 409)) return 'already';
  if (isStatus(viewError, 404) || isStatus(answerError, 404)) return 'over';
  return null;
}
