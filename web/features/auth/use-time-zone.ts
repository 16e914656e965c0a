import { useSession } from './session.queries';

/** The time zone for dates: the one chosen in the settings, or that of the device. */
export function useTimeZone(): string {
  const session = useSession();
  const chosen = session.state === 'in' ? session.user.time_zone : null;
  return chosen ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
