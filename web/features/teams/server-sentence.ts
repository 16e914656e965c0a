import { ApiError } from '../../../server/contract/client';

/** What the server said, or the given sentence where it said nothing (spec §8). */
export function serverSentence(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.body.error) || otherwise;
}

export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;
