import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { apiQuery, useApiQuery } from '../../shared/api/hooks';
import { workspaceTexts as texts } from './texts';
import { useWorkspace } from './use-workspace';

/** The light list of the person's teams. */
export const useMyTeams = (isWanted = true) => useApiQuery('teams.mine', {}, { enabled: isWanted });

/** Goes to another space once it is known: its name and its state are there in the moment it opens. */
export function useOpenSpace(): (teamId: string | null) => Promise<void> {
  const queryClient = useQueryClient();
  const { select } = useWorkspace();
  return useCallback(
    async (teamId) => {
      if (teamId !== null) {
        const team = apiQuery('teams.get', { params: { id: teamId } });
        // Without a connection it fails at once; the space opens all the same and says so itself.
        await queryClient.prefetchQuery({ ...team, networkMode: 'always' });
      }
      select(teamId);
    },
    [queryClient, select],
  );
}

export interface Space {
  /** `null` is the personal one. */
  id: string | null;
  name: string;
  hint?: string;
}

/** All spaces of the person as a choice: the personal one first, then the teams. */
export function useSpaces() {
  const { teamId } = useWorkspace();
  const { data = [], isPending, isError, refetch } = useMyTeams();
  const open = useOpenSpace();
  const teams: Space[] = data.map(({ id, name, member_count: count }) => ({
    id,
    name,
    hint: texts.members(count),
  }));
  const personal: Space = { id: null, name: texts.personal };
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
