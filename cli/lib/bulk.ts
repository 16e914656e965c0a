import type { BulkAction } from '../../server/contract/bulk';
import { PAGE_LIMIT } from '../../server/contract/limits';
import type { Context } from './context';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { counted } from './text';

export interface BulkResult {
  done: string[];
  failed: { id: string; code: string; error: string }[];
}

/** One action on many screenshots, in as many requests as needed. */
export async function bulk(
  { api }: Context,
  ids: readonly string[],
  action: (ids: string[]) => BulkAction,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], failed: [] };
  for (let at = 0; at < ids.length; at += PAGE_LIMIT) {
    const answer = await api.call('screenshots.bulk', {
      body: action(ids.slice(at, at + PAGE_LIMIT)),
    });
    result.done.push(...answer.done);
    result.failed.push(...answer.failed);
  }
  return result;
}

/** Called after all output: failed items decide the exit code. */
export function endWith({ output }: Context, { done, failed }: BulkResult): void {
  for (const { id, error } of failed) output.warn(`${id}: ${error}`);
  if (failed.length === 0) return;
  const all = done.length + failed.length;
  throw new CliError(`${failed.length} of ${counted(all, 'screenshot')} failed.`, EXIT.some);
}
