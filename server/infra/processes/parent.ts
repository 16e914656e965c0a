/** Time for cleaning up after the work is finished. */
const LEAVE_MS = 1000;

/** Tells the supervisor, if there is one, that this process is ready. */
export function announceReady(): void {
  process.send?.({ type: 'ready' });
}

/**
 * Ends this process once: when it is asked to, or when its supervisor is gone, even if that was killed. `stop` finishes
 * running work; the process exits a moment after `patienceMs` in any case.
 */
export function endWithParent(patienceMs: number, stop: () => Promise<void>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), patienceMs + LEAVE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  // The supervisor, not the terminal, decides about our end; a lost channel means that it is dead.
  process.once('disconnect', end);
}
