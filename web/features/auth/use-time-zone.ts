import { useSession } from './session.queries';

/** The zone whose days this person sees: the one chosen in the settings, else that of the device. */
export function useTimeZone(): string {
  const session = useSession();
  const chosen = session.state === 'in' ? session.user.time_zone : null;
  return chosen ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
