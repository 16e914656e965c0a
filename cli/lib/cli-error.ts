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

const CODES: Record<number, number> = { 401: EXIT.refused, 402: EXIT.limit };

export function exitCodeOf(error: unknown): number {
  if (error instanceof CliError) return error.exitCode;
  if (error instanceof ApiError) return CODES[error.status] ?? EXIT.failed;
  return EXIT.failed;
}
