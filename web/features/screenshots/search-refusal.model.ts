import { ApiError } from '../../../server/contract/client';

export const NEEDS_PLAN = 402;
const NOT_UNDERSTOOD = 422;

/** A search that the server refuses, as opposed to one that failed. */
export function refusalOf(error: Error | null): ApiError | null {
  const isRefusal =
    error instanceof ApiError && [NEEDS_PLAN, NOT_UNDERSTOOD].includes(error.status);
  return isRefusal ? error : null;
}
