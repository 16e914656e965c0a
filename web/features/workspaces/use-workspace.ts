import { useCallback, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { remembered } from '../../shared/storage';

/** The browser's memory of the chosen team; the string `null` means the personal space (spec §1). */
export const TEAM_KEY = 'current_team_id';

/** What in an address belongs to one space only: the space itself, a collection of it, an open screenshot. */
const BOUND = ['team_id', 'collection_id', 'view'];

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Empty, absent and `null` all mean the personal space. */
export const readTeamId = (value: string | null): string | null =>
  value === null || value === '' || value === 'null' ? null : value;

export const rememberedTeamId = (): string | null => readTeamId(remembered.get(TEAM_KEY));

export function rememberTeam(teamId: string | null): void {
  remembered.set(TEAM_KEY, teamId ?? 'null');
  listeners.forEach((listener) => listener());
}

export interface Workspace {
  teamId: string | null;
  isPersonal: boolean;
  /** What every call about the workspace carries in its query. */
  scope: { team_id?: string };
  /** Goes to another space and stays on the page; what the address names of the space that is left goes out of it. */
  select: (teamId: string | null) => void;
}

/** The chosen space, and the only place that knows it. A `team_id` in the address wins over the memory. */
export function useWorkspace(): Workspace {
  const [search, setSearch] = useSearchParams();
  const stored = useSyncExternalStore(subscribe, () => remembered.get(TEAM_KEY));
  const teamId = readTeamId(search.has('team_id') ? search.get('team_id') : stored);

  const select = useCallback(
    (next: string | null) => {
      if (BOUND.some((key) => search.has(key))) {
        const rest = new URLSearchParams(search);
        BOUND.forEach((key) => rest.delete(key));
        // At once: the new space must never be asked for what the address named in the old one.
        setSearch(rest, { replace: true, flushSync: true });
      }
      rememberTeam(next);
    },
    [search, setSearch],
  );

  return { teamId, isPersonal: teamId === null, scope: teamId ? { team_id: teamId } : {}, select };
}
