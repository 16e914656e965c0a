import { AppError } from '../../common/app-error';
import type { TokenRights } from '../../common/http/token-rights.decorator';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

interface AskedRoute {
  method: string;
  isSessionOnly: boolean;
  isReading: boolean;
}

/** Throws 403 when the token's rights do not cover the route; a session has no such limits. */
export function assertTokenMay(token: TokenRights, route: AskedRoute): void {
  if (route.isSessionOnly) {
    throw new AppError('session_needed', 'Only a signed-in browser can do this, not a token.');
  }
  if (!token.canWrite && !route.isReading && !SAFE.has(route.method)) {
    throw new AppError('scope_too_small', 'This token may only read. Use one that may write.');
  }
}
