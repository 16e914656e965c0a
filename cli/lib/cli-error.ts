import { ApiError } from '../../server/contract/client';
import { EXIT } from './exit-codes';

/** Ends a command with an exit code; the message is empty when everything has been printed. */
export class CliError extends Error {
  constructor(
    message: string,
    readonly exitCode: number,
  ) {
    super(message);
    this.name = 'CliError';
  }
}

/** Nothing answered, which may pass. */
export class UnreachableError extends CliError {}

/** Too slow, too often, or a fault of the server or of a proxy before it. */
const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Tells whether the same call may succeed later. */
export const mayPass = (error: unknown): boolean =>
  error instanceof UnreachableError || (error instanceof ApiError && isTemporary(error.status));

const CODES: Record<number, number> = { 401: EXIT.refused, 402: EXIT.limit };

export function exitCodeOf(error: unknown): number {
  if (error instanceof CliError) return error.exitCode;
  if (error instanceof ApiError) return CODES[error.status] ?? EXIT.failed;
  return EXIT.failed;
}
