import { ApiError } from '../../../server/contract/client';
import { useApiQuery } from '../../shared/api/hooks';
import { useWorkspace } from './use-workspace';

/** A team answers 404 when it is deleted, malformed, or not the person's own: nobody learns which (decisions 30). */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/** The team whose space is chosen; `team` is undefined in the personal space and until it has arrived. */
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
    /** Whether the person may see it is not known yet, or they may not; a server that is down does not count. */
    isClosed: isGone(error) || (isLoading && failureCount === 0),
  };
}
