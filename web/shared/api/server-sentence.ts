import { ApiError } from '../../../server/contract/client';

/** The server's sentence, or the fallback without one. */
export function serverSentence(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.body.error) || otherwise;
}

export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;
