import { useCallback, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { remembered } from '../../shared/storage';

/** The storage key of the chosen team; the string `null` means the personal workspace. */
export const TEAM_KEY = 'current_team_id';

/** Query parameters that belong to one workspace: itself, a collection of it, an open screenshot. */
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

/** Empty, absent and `null` all mean the personal workspace. */
const readTeamId = (value: string | null): string | null =>
  value === null || value === '' || value === 'null' ? null : value;

export const rememberedTeamId = (): string | null => readTeamId(remembered.get(TEAM_KEY));

export function rememberTeam(teamId: string | null): void {
  remembered.set(TEAM_KEY, teamId ?? 'null');
  listeners.forEach((listener) => listener());
}

interface Workspace {
  teamId: string | null;
  isPersonal: boolean;
  /** The query of every call about the workspace. */
  scope: { team_id?: string };
  /** Opens another workspace on the same page and removes the old one's parameters from the address. */
  select: (teamId: string | null) => void;
}

/** Without the parameters that belong to the workspace that is left; null where there are none. */
export function withoutBound(search: URLSearchParams): URLSearchParams | null {
  if (!BOUND.some((key) => search.has(key))) return null;
  const rest = new URLSearchParams(search);
  BOUND.forEach((key) => rest.delete(key));
  return rest;
}

/** The chosen workspace. A `team_id` in the address wins over the stored one. */
export function useWorkspace(): Workspace {
  const [search, setSearch] = useSearchParams();
  const stored = useSyncExternalStore(subscribe, () => remembered.get(TEAM_KEY));
  const teamId = readTeamId(search.has('team_id') ? search.get('team_id') : stored);

  const select = useCallback(
    (next: string | null) => {
      const rest = withoutBound(search);
      // Synchronously: the new workspace must never be asked for ids of the old one.
      if (rest) setSearch(rest, { replace: true, flushSync: true });
      rememberTeam(next);
    },
    [search, setSearch],
  );

  return { teamId, isPersonal: teamId === null, scope: teamId ? { team_id: teamId } : {}, select };
}
