import type { Collection } from '../../server/contract/collections';
import { CliError } from './cli-error';
import { type Context, scopeOf } from './context';
import { EXIT } from './exit-codes';

/** Finds by id, or by name in any case. */
export async function findCollection(context: Context, wanted: string): Promise<Collection> {
  const found = matching(await listCollections(context), wanted);
  if (found) return found;
  throw new CliError(
    `There is no collection ${wanted}. See: shotvault collection list`,
    EXIT.failed,
  );
}

/** Like `findCollection`, but creates a missing collection. */
export async function openCollection(context: Context, name: string): Promise<{ id: string }> {
  const found = matching(await listCollections(context), name);
  if (found) return found;
  const query = await scopeOf(context);
  const made = await context.api.call('collections.create', { query, body: { name } });
  return { id: made.collection_id };
}

async function listCollections(context: Context): Promise<Collection[]> {
  return context.api.call('collections.list', { query: await scopeOf(context) });
}

function matching(collections: readonly Collection[], wanted: string): Collection | undefined {
  return collections.find(
    ({ id, name }) => id === wanted || name.toLowerCase() === wanted.trim().toLowerCase(),
  );
}
