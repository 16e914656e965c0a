import { useSession } from './session.queries';

let known: string | undefined;

/** Every render of a list asks, and the browser takes long to answer. A person who travels looks away in between. */
function zoneOfDevice(): string {
  if (known !== undefined) return known;
  document.addEventListener('visibilitychange', () => (known = undefined), { once: true });
  known = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return known;
}

/** The time zone for dates: the one chosen in the settings, or that of the device. */
export function useTimeZone(): string {
  const session = useSession();
  const chosen = session.state === 'in' ? session.user.time_zone : null;
  return chosen ?? zoneOfDevice();
}
