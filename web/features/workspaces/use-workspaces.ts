import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { apiQuery, useApiQuery } from '../../shared/api/hooks';
import { workspaceTexts as texts } from './texts';
import { useWorkspace } from './use-workspace';

export const useMyTeams = (isWanted = true) => useApiQuery('teams.mine', {}, { enabled: isWanted });

/** Opens another workspace after loading it, so that its name and state are there at once. */
function useOpenWorkspace(): (teamId: string | null) => Promise<void> {
  const queryClient = useQueryClient();
  const { select } = useWorkspace();
  return useCallback(
    async (teamId) => {
      if (teamId !== null) {
        const team = apiQuery('teams.get', { params: { id: teamId } });
        // Without a connection this fails at once; the workspace opens anyway and says so.
        await queryClient.prefetchQuery({ ...team, networkMode: 'always' });
      }
      select(teamId);
    },
    [queryClient, select],
  );
}

interface WorkspaceChoice {
  /** `null` is the personal workspace. */
  id: string | null;
  name: string;
  hint?: string;
}

/** The person's workspaces: personal first, then the teams. */
export function useWorkspaces() {
  const { teamId } = useWorkspace();
  const { data = [], isPending, isError, refetch } = useMyTeams();
  const open = useOpenWorkspace();
  const teams: WorkspaceChoice[] = data.map(({ id, name, member_count: count }) => ({
    id,
    name,
    hint: texts.members(count),
  }));
  const personal: WorkspaceChoice = { id: null, name: texts.personal };
  return {
    spaces: [personal, ...teams],
    currentId: teamId,
    isPending,
    isFailed: isError && data.length === 0,
    retry: () => void refetch(),
    choose: (id: string | null) => {
      if (id !== teamId) void open(id);
    },
  };
}
