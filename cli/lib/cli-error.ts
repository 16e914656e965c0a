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

/** Answers about the person, not about one item: each further call would get them, too. Each with its exit code. */
const ABOUT_PERSON = new Map<number, number>([
  [401, EXIT.refused],
  [402, EXIT.limit],
  [403, EXIT.failed],
]);

export const endsAll = ({ status }: ApiError): boolean => ABOUT_PERSON.has(status);

export function exitCodeOf(error: unknown): number {
  if (error instanceof CliError) return error.exitCode;
  if (error instanceof ApiError) return ABOUT_PERSON.get(error.status) ?? EXIT.failed;
  return EXIT.failed;
}
