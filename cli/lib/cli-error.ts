import { ApiError } from '../../server/contract/client';
import { EXIT } from './exit-codes';

/** Ends a command with its own code; an empty message where everything has been said. */
export class CliError extends Error {
  constructor(
    message: string,
    readonly exitCode: number,
  ) {
    super(message);
    this.name = 'CliError';
  }
}

const CODES: Record<number, number> = { 401: EXIT.refused, 402: EXIT.limit };

export function exitCodeOf(error: unknown): number {
  if (error instanceof CliError) return error.exitCode;
  if (error instanceof ApiError) return CODES[error.status] ?? EXIT.failed;
  return EXIT.failed;
}
