import { isStatus } from './server-sentence';

/** What is known about an invite and about the answer that was given to it. */
export interface InviteFacts {
  viewError: unknown;
  answerError: unknown;
  isDeclined: boolean;
}

/** Where there is nothing (more) to answer, the reason. */
export type InviteEnd = 'over' | 'already' | 'wrong-person' | 'declined' | null;

/** The answers of the server that end it; the reading of the address is older than the answer to it. */
export function inviteEnd({ viewError, answerError, isDeclined }: InviteFacts): InviteEnd {
  if (isDeclined) return 'declined';
  if (isStatus(answerError, 403)) return 'wrong-person';
  if (isStatus(answerError, 409)) return 'already';
  if (isStatus(viewError, 404) || isStatus(answerError, 404)) return 'over';
  return null;
}
