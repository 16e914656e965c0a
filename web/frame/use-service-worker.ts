import { useEffect } from 'react';
import { onSessionEnd } from '../features/auth/session.queries';
import { whenIdle } from '../ui/loading/use-late-layer';

const load = () => import('./service-worker');
// The worker is optional while there is a connection.
const nothing = () => undefined;

/** Caches the application for use without a connection, and removes it when the session ends. */
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
