import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { GivenRole } from '../../../server/contract/team-roles';
import type { Member, Team } from '../../../server/contract/teams';
import { apiQuery, useApiMutation, useApiQuery } from '../../shared/api/hooks';
import { showToast } from '../../ui/toasts/toast';
import { useWorkspace } from '../workspaces/use-workspace';
import { serverSentence } from '../../shared/api/server-sentence';
import { paths } from '../../shared/paths';
import { memberName } from './team.model';
import { deletedTexts, teamPageTexts } from './texts';

/** Other people change teams too, so each visit reads them again. */
const ALWAYS_STALE = { staleTime: 0 };

/** Refreshes an open page with other people's changes; pauses in a hidden tab. */
export const KEPT_FRESH = { ...ALWAYS_STALE, refetchInterval: 30_000 };

export const useTeams = () => useApiQuery('teams.list', {}, KEPT_FRESH);

/** The deleted teams that the person can restore. */
export const useDeletedTeams = () =>
  useApiQuery('teams.list', { query: { deleted: 'true' } }, ALWAYS_STALE);

export const useTeam = (id: string) => useApiQuery('teams.get', { params: { id } }, KEPT_FRESH);

/** Opens the workspace of a team and its home page. */
export function useOpenTeam(): (id: string) => void {
  const { select } = useWorkspace();
  const navigate = useNavigate();
  return (id) => {
    select(id);
    void navigate(paths.gallery);
  };
}

export function useCreateTeam() {
  const queryClient = useQueryClient();
  const { queryKey } = apiQuery('teams.list', {});
  return useApiMutation('teams.create', {
    onSuccess: (team) => queryClient.setQueryData(queryKey, (teams) => teams && [...teams, team]),
  });
}

function useShowTeam() {
  const queryClient = useQueryClient();
  return (team: Team) => {
    const { queryKey } = apiQuery('teams.get', { params: { id: team.id } });
    queryClient.setQueryData(queryKey, team);
  };
}

export const useUpdateTeam = () => useApiMutation('teams.update', { onSuccess: useShowTeam() });

export const useHandOver = () => useApiMutation('teams.handOver', { onSuccess: useShowTeam() });

/** Shows a change of the team at once; the returned function undoes it. */
function usePatchTeam(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = apiQuery('teams.get', { params: { id } });
  return async (change: (members: Member[]) => Member[]) => {
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData(queryKey);
    if (before) {
      const members = change(before.members);
      const left = before.members.length - members.length;
      const after = { ...before, members, member_count: before.member_count - left };
      queryClient.setQueryData(queryKey, after);
    }
    return () => void queryClient.setQueryData(queryKey, before);
  };
}

/** Changes roles and removes members at once, and takes it back when the server refuses. */
export function useMemberActions(teamId: string) {
  const texts = teamPageTexts.members;
  const patchTeam = usePatchTeam(teamId);
  const role = useApiMutation('teams.updateMember', {
    onMutate: ({ params, body }) =>
      patchTeam((members) =>
        members.map((one) => (one.id === params.memberId ? { ...one, role: body.role } : one)),
      ),
    onError: (error, _input, takeBack) => {
      takeBack?.();
      showToast({ message: serverSentence(error, texts.roleFailed), kind: 'error' });
    },
  });
  const removal = useApiMutation('teams.removeMember', {
    onMutate: ({ params }) =>
      patchTeam((members) => members.filter((one) => one.id !== params.memberId)),
    onError: (_error, _input, takeBack) => takeBack?.(),
  });
  return {
    changeRole: ({ id }: Member, next: GivenRole) =>
      role.mutate({ params: { id: teamId, memberId: id }, body: { role: next } }),
    remove: (member: Member) => {
      const name = memberName(member);
      const removed = () => showToast({ message: texts.removed(name) });
      const failed = (error: unknown) =>
        showToast({ message: serverSentence(error, texts.removeFailed(name)), kind: 'error' });
      const input = { params: { id: teamId, memberId: member.id } };
      // A promise, because the row unmounts.
      void removal.mutateAsync(input).then(removed, failed);
    },
  };
}

/** Removes the team from the choice of workspaces and from the cache. */
function useForgetTeam() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { teamId, select } = useWorkspace();
  return (id: string) => {
    if (teamId === id) select(null);
    void navigate(paths.teams, { replace: true });
    queryClient.removeQueries({ queryKey: apiQuery('teams.get', { params: { id } }).queryKey });
  };
}

export function useLeaveTeam() {
  const forget = useForgetTeam();
  return useApiMutation('teams.leave', { onSuccess: (_, { params }) => forget(params.id) });
}

export function useRestoreTeam() {
  return useApiMutation('teams.restore', {
    onSuccess: ({ name }) => showToast({ message: deletedTexts.restored(name) }),
    onError: (error) =>
      showToast({ message: serverSentence(error, deletedTexts.restoreFailed), kind: 'error' }),
  });
}

/** Deletes a team and offers Undo, also after its page was left. */
export function useDeleteTeam({ id, name }: Team) {
  const forget = useForgetTeam();
  const restore = useRestoreTeam();
  const { undo: label, removed } = teamPageTexts.end;
  return useApiMutation('teams.remove', {
    onSuccess: () => {
      const onAct = () => restore.mutate({ params: { id } });
      showToast({ message: removed(name), action: { label, onAct }, isOnly: true });
      forget(id);
    },
  });
}
