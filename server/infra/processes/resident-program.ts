import { stepBack } from './step-back';

/**
 * Runs in a `ResidentProcess`: answers one task after another until the process that started it is gone. A program
 * that was started by a nicer process than `priority` keeps that niceness.
 */
export function serveParent<Task>(priority: number, answer: (task: Task) => Promise<object>): void {
  // A signal to the whole group is for the parent, which finishes what is under way and then ends this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit(0));
  process.on('message', (task: Task) => {
    void answer(task).then(tell);
  });
  stepBack(priority);
  tell('ready');
}

/** The parent may have ended since; then `disconnect` follows and ends this process, too. */
function tell(message: object | string): void {
  process.send?.(message, undefined, {}, () => undefined);
}
