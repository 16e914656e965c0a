import type { Collection } from '../../server/contract/collections';
import { CliError } from './cli-error';
import { type Context, scopeOf } from './context';
import { EXIT } from './exit-codes';
import { counted, plain } from './text';

/** Several collections have the name. */
export class AmbiguousNameError extends CliError {}

/** Finds by id, or by name in any case; of several, the one that is written so. Fails where it could be several. */
export async function findCollection(context: Context, wanted: string): Promise<Collection> {
  const found = matching(await listCollections(context), wanted);
  if (found) return found;
  throw new CliError(
    `There is no collection ${wanted}. See: shotvault collection list`,
    EXIT.failed,
  );
}

/** Fails where the name could be that of several collections; a missing one may still be made. */
export async function assertOneCollection(context: Context, wanted: string): Promise<void> {
  matching(await listCollections(context), wanted);
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
  const name = wanted.trim();
  const byId = collections.find(({ id }) => id === wanted);
  if (byId) return byId;
  const named = collections.filter((it) => it.name.toLowerCase() === name.toLowerCase());
  const exact = named.filter((it) => it.name === name);
  const [found, ...others] = exact.length > 0 ? exact : named;
  if (found && others.length > 0) throw ambiguous(name, [found, ...others]);
  return found;
}

function ambiguous(name: string, found: readonly Collection[]): AmbiguousNameError {
  const lines = found.map(
    (it) => `  ${it.id}  ${plain(it.name)}, ${counted(it.screenshot_count, 'screenshot')}`,
  );
  return new AmbiguousNameError(
    `${found.length} collections are called ${plain(name)}. Give the id of one:\n${lines.join('\n')}`,
    EXIT.usage,
  );
}
