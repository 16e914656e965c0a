import { useCallback, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { remembered } from '../../shared/storage';

/** The browser's memory of the chosen team; the string `null` means the personal space (spec §1). */
export const TEAM_KEY = 'current_team_id';

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

export interface Workspace {
  teamId: string | null;
  isPersonal: boolean;
  /** What every call about the workspace carries in its query. */
  scope: { team_id?: string };
  select: (teamId: string | null) => void;
}

/** The chosen space, and the only place that knows it. A `team_id` in the address wins over the memory. */
export function useWorkspace(): Workspace {
  const [search] = useSearchParams();
  const stored = useSyncExternalStore(subscribe, () => remembered.get(TEAM_KEY));
  const teamId = readTeamId(search.has('team_id') ? search.get('team_id') : stored);

  const select = useCallback((next: string | null) => {
    remembered.set(TEAM_KEY, next ?? 'null');
    listeners.forEach((listener) => listener());
  }, []);

  return { teamId, isPersonal: teamId === null, scope: teamId ? { team_id: teamId } : {}, select };
}
