import { createHash } from 'node:crypto';
import { AppError } from '../../common/app-error';

/** Only the hash is stored, so nobody who reads the table can join a team. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Unknown, used, revoked, expired, or of a deleted team: all answer the same. */
export function inviteNotFound(): AppError {
  return new AppError(
    'invite_not_found',
    'There is no such invite, or it is over. Ask for a new one.',
  );
}

export function alreadyMember(sentence: string): AppError {
  return new AppError('already_member', sentence);
}
