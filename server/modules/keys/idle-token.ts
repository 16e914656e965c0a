import type { KeyRow } from './keys.repository';
import { CLI_IDLE_DAYS, DAY_MS } from '../../contract/limits';

/** A command line token whose last use is before this moment is expired. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - CLI_IDLE_DAYS * DAY_MS);

/** A lost laptop must not stay signed in for ever; an API key may live in a script that runs once a year. */
export function isIdle(
  { kind, createdAt, lastUsedAt }: Pick<KeyRow, 'kind' | 'createdAt' | 'lastUsedAt'>,
  now: Date,
): boolean {
  return kind === 'cli' && (lastUsedAt ?? createdAt) <= idleSince(now);
}
