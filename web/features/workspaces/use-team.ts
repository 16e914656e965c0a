import { ApiError } from '../../../server/contract/client';
import { useApiQuery } from '../../shared/api/hooks';
import { useWorkspace } from './use-workspace';

/** A team answers 404 when it is deleted, malformed or not the person's: outsiders must not learn which. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/** The chosen team; `team` is undefined in the personal workspace and while loading. */
export function useTeam() {
  const { teamId } = useWorkspace();
  const { data, error, isLoading, failureCount } = useApiQuery(
    'teams.get',
    { params: { id: teamId ?? '' } },
    { enabled: teamId !== null },
  );
  return {
    team: data,
    error,
    /** Access is not known yet, or denied; a server that is down does not count. */
    isClosed: isGone(error) || (isLoading && failureCount === 0),
  };
}
