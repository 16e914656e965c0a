import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

/** Lets Ctrl+C end the work in order: finished items stay and are reported. */
export async function interruptible<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const stop = () => controller.abort(new CliError('Interrupted.', EXIT.interrupted));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    return await work(controller.signal);
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}

/** The signal, which a reader of stdout that has gone aborts as well; that is noticed with the next line. */
export function untilUnread(signal: AbortSignal): AbortSignal {
  const unread = new AbortController();
  process.stdout.once('error', () =>
    unread.abort(new CliError('The program that was to read this has ended.', EXIT.interrupted)),
  );
  return AbortSignal.any([signal, unread.signal]);
}
