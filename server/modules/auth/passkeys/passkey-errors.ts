import { AppError } from '../../../common/app-error';
import { MAX_PASSKEYS } from '../../../contract/limits';
import type { PasskeyState } from '../../../infra/config/passkeys-config';

const REASONS: Record<Exclude<PasskeyState, 'on'>, string> = {
  needs_https:
    'Browsers allow passkeys on https only. An operator has to give this server an https address.',
  needs_name:
    'Browsers do not allow passkeys for an IP address. An operator has to give this server a host name.',
  off: 'This server signs people in with OpenID Connect alone.',
};

export function assertPasskeysOn(state: PasskeyState): void {
  if (state !== 'on') throw new AppError('passkeys_unavailable', REASONS[state]);
}

/** The same sentence whatever was wrong with the answer: it helps an attacker nothing. */
export function passkeyRefused(): AppError {
  return new AppError('passkey_refused', 'This passkey did not prove who you are. Try again.');
}

export function challengeOver(): AppError {
  return new AppError(
    'passkey_refused',
    'This took too long, or was begun in another browser. Try again.',
  );
}

export function passkeyUnknown(): AppError {
  return new AppError(
    'passkey_refused',
    'This server does not know the passkey. Perhaps it was removed here: sign in another way.',
  );
}

export function passkeyCloned(): AppError {
  return new AppError(
    'passkey_refused',
    'This passkey was refused, because somebody may have a copy of it. Sign in another way and remove it.',
  );
}

/** Unknown, or another person's: both answer the same. */
export function passkeyNotFound(): AppError {
  return new AppError('passkey_not_found', 'There is no such passkey. Perhaps it was removed.');
}

/** Unknown, used or replaced: all answer the same. */
export function recoveryCodeRefused(): AppError {
  return new AppError(
    'recovery_code_refused',
    'This recovery code is not valid. Each works once, and new codes replace the older ones.',
  );
}

export function lastWayIn(): AppError {
  return new AppError(
    'last_way_in',
    'This is your last way to sign in. Add another one before you remove it.',
  );
}

export function tooManyPasskeys(): AppError {
  return new AppError(
    'too_many_passkeys',
    `You have ${MAX_PASSKEYS} passkeys, which is the limit. Remove one that you no longer use.`,
  );
}

export function passkeyTaken(): AppError {
  return new AppError('passkey_taken', 'This passkey is here already. Use another device or key.');
}
