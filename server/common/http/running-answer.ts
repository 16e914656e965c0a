import { AppError } from '../app-error';

interface Answer {
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/**
 * Checks regularly whether a long answer may continue, and aborts it when not. A failed check during an outage does not
 * abort it; the next one decides.
 */
export function breakOffUnless(
  mayGoOn: () => Promise<boolean>,
  answer: Answer,
  everyMs: number,
): void {
  const timer = setInterval(() => {
    mayGoOn().then(
      (isAllowed) => {
        if (!isAllowed) answer.destroy();
      },
      (error: unknown) => {
        if (error instanceof AppError && error.status < 500) answer.destroy();
      },
    );
  }, everyMs);
  answer.once('close', () => clearInterval(timer));
}
