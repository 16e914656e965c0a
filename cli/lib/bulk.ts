import type { BulkAction } from '../../server/contract/bulk';
import type { Context } from './context';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { counted } from './text';

/** So many ids the server takes at once. */
const MOST = 200;

export interface BulkResult {
  done: string[];
  failed: { id: string; code: string; error: string }[];
}

/** One action on many screenshots, in as many requests as it takes. */
export async function bulk(
  { api }: Context,
  ids: readonly string[],
  action: (ids: string[]) => BulkAction,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], failed: [] };
  for (let at = 0; at < ids.length; at += MOST) {
    const answer = await api.call('screenshots.bulk', { body: action(ids.slice(at, at + MOST)) });
    result.done.push(...answer.done);
    result.failed.push(...answer.failed);
  }
  return result;
}

/** After everything has been told: those that failed decide how the command ends. */
export function endWith({ output }: Context, { done, failed }: BulkResult): void {
  for (const { id, error } of failed) output.warn(`${id}: ${error}`);
  if (failed.length === 0) return;
  const all = done.length + failed.length;
  throw new CliError(`${failed.length} of ${counted(all, 'screenshot')} failed.`, EXIT.some);
}
