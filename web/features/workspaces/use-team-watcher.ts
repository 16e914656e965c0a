import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { apiQuery } from '../../shared/api/hooks';
import { showToast } from '../../ui/toasts/toast';
import { workspaceLogs, workspaceTexts as texts } from './texts';
import { isGone, useTeam } from './use-team';
import {
  rememberedTeamId,
  rememberTeam,
  TEAM_KEY,
  useWorkspace,
  withoutBound,
} from './use-workspace';

const [TEAM] = apiQuery('teams.get', { params: { id: '' } }).queryKey;

/** Removes the team's cached answers: the person may no longer see them. */
function forgetLists(queryClient: QueryClient, teamId: string): void {
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey: [, input] }) =>
      (input as { query?: { team_id?: string } } | undefined)?.query?.team_id === teamId,
  });
}

/** Reads the team again after any 404, because the whole team may be gone. */
function useTeamRecheck(): void {
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

/**
 * Leaves a team that is gone, with one notice: to the stored workspace, or to the personal one if that is the team
 * itself.
 */
function useLeaveGoneTeam(error: unknown): void {
  const { teamId, select } = useWorkspace();
  const queryClient = useQueryClient();
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (teamId === null || !isGone(error) || left.current === teamId) return;
    left.current = teamId;
    const stored = rememberedTeamId();
    const next = stored === teamId ? null : stored;
    // Nothing of it can be taken back any more.
    showToast({ message: next === null ? texts.goneToPersonal : texts.gone, isOnly: true });
    select(next);
    forgetLists(queryClient, teamId);
  }, [error, teamId, select, queryClient]);
}

/** Another tab has chosen another workspace, and this one follows: what belongs to the one it leaves goes first. */
function useFollowOtherTabs(): void {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    const leave = ({ key }: StorageEvent) => {
      const rest = key === TEAM_KEY && !search.has('team_id') ? withoutBound(search) : null;
      if (rest) setSearch(rest, { replace: true, flushSync: true });
    };
    // In the first phase, before the store tells the new workspace.
    window.addEventListener('storage', leave, true);
    return () => window.removeEventListener('storage', leave, true);
  }, [search, setSearch]);
}

/**
 * Watches the chosen team while it is open. Leaves it when it is gone, and stores a team from the address once it
 * has loaded.
 */
export function useTeamWatcher() {
  const { teamId } = useWorkspace();
  const { team, error } = useTeam();
  useTeamRecheck();
  useFollowOtherTabs();
  useLeaveGoneTeam(error);
  useEffect(() => {
    if (error && !isGone(error)) console.error(workspaceLogs.fetchTeam);
  }, [error]);
  useEffect(() => {
    if (team && !error && teamId !== rememberedTeamId()) rememberTeam(teamId);
  }, [team, error, teamId]);
  return team;
}
