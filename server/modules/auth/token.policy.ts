import { AppError } from '../../common/app-error';
import type { TokenRights } from '../../common/http/token-rights';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

interface AskedRoute {
  method: string;
  isSessionOnly: boolean;
  isReading: boolean;
}

/** Throws 403 where a token does not reach; a session has no such bounds. */
export function assertTokenMay(token: TokenRights, route: AskedRoute): void {
  if (route.isSessionOnly) {
    throw new AppError('session_needed', 'Only a signed-in browser can do this, not a token.');
  }
  if (!token.canWrite && !route.isReading && !SAFE.has(route.method)) {
    throw new AppError('scope_too_small', 'This token may only read. Use one that may write.');
  }
}
