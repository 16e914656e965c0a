import { useEffect } from 'react';
import { onSessionEnd } from '../features/auth/session.queries';
import { whenIdle } from '../ui/use-late-layer';

const load = () => import('./service-worker');
// Everything works without it, with a connection.
const nothing = () => undefined;

/** Keeps the program for signed-in people to start without a connection, and drops it when the session ends. */
export function useServiceWorker(): void {
  useEffect(
    () =>
      whenIdle(
        () =>
          void load()
            .then((it) => it.startServiceWorker())
            .catch(nothing),
      ),
    [],
  );
  useEffect(
    () =>
      onSessionEnd(
        () =>
          void load()
            .then((it) => it.endServiceWorker())
            .catch(nothing),
      ),
    [],
  );
}
