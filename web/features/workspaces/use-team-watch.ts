import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { apiQuery } from '../../shared/api/hooks';
import { showToast } from '../../ui/toast';
import { workspaceLogs, workspaceTexts as texts } from './texts';
import { isGone, useTeam } from './use-team';
import { rememberedTeamId, rememberTeam, useWorkspace } from './use-workspace';

const [TEAM] = apiQuery('teams.get', { params: { id: '' } }).queryKey;

/** Nothing of it may be shown again to somebody who is not in it. */
function forgetLists(queryClient: QueryClient, teamId: string): void {
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey: [, input] }) =>
      (input as { query?: { team_id?: string } } | undefined)?.query?.team_id === teamId,
  });
}

/** Something of the space is absent: perhaps the whole space is, so it is asked for again. */
function useDoubts(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const doubt = (error: unknown) => {
      if (isGone(error)) void queryClient.invalidateQueries({ queryKey: [TEAM] });
    };
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const [route] = event.query.queryKey as readonly unknown[];
      if (route !== TEAM) doubt(event.action.error);
    });
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') doubt(event.action.error);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [queryClient]);
}

/** Out of a team that is gone, with one notice: to what is remembered, unless that is the very team. */
function useWayOut(error: unknown): void {
  const { teamId, select } = useWorkspace();
  const queryClient = useQueryClient();
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (teamId === null || !isGone(error) || left.current === teamId) return;
    left.current = teamId;
    const stored = rememberedTeamId();
    const next = stored === teamId ? null : stored;
    showToast({ message: next === null ? texts.goneToPersonal : texts.gone });
    select(next);
    forgetLists(queryClient, teamId);
  }, [error, teamId, select, queryClient]);
}

/**
 * Watches over the chosen team while it is open. One that is gone is left, whether it was remembered, stood in the address
 * or went while somebody looked at it; one that the address named is remembered once it has answered.
 */
export function useTeamWatch() {
  const { teamId } = useWorkspace();
  const { team, error } = useTeam();
  useDoubts();
  useWayOut(error);
  useEffect(() => {
    if (error && !isGone(error)) console.error(workspaceLogs.fetchTeam);
  }, [error]);
  useEffect(() => {
    if (team && !error && teamId !== rememberedTeamId()) rememberTeam(teamId);
  }, [team, error, teamId]);
  return team;
}
