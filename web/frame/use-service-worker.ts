import { useEffect } from 'react';
import { onSessionEnd } from '../features/auth/session.queries';
import { whenIdle } from '../ui/loading/use-late-layer';

const load = () => import('./service-worker');
// The worker is optional while there is a connection.
const nothing = () => undefined;

/** Caches the application for use without a connection, and removes it when the session ends. */
export function useServiceWorker(): void {
  useEffect(() => {
    const cancel = whenIdle(
      () =>
        void load()
          .then((it) => it.startServiceWorker())
          .catch(nothing),
    );
    const forget = onSessionEnd(() => {
      // The frame stays until the next page is loaded, and an idle moment before that would register the worker again.
      cancel();
      void load()
        .then((it) => it.endServiceWorker())
        .catch(nothing);
    });
    return () => {
      cancel();
      forget();
    };
  }, []);
}
