import {
  applyMigrations,
  type Migration,
  MIGRATIONS_FOLDER,
  readMigrations,
} from '../../../infra/database/migrations';
import {
  ArchiveError,
  type ArchiveContents,
  type ArchiveHeader,
  ORIGINALS,
} from './archive-format';
import { type Member, readArchive } from './archive-reader';
import type { ArchiveProgress, Vault } from './backup';
import { RestoredFiles } from './restored-files';
import { RestoreTransaction } from './restore-transaction';

export interface RestoreWishes {
  signal: AbortSignal;
  onProgress: (progress: ArchiveProgress) => void;
  /** Replaces the product's own folder of migrations. */
  migrations?: string;
}

export interface RestoreReport {
  people: number;
  screenshots: number;
  bytes: number;
  /** The migrations that the archive did not contain. */
  migrated: string[];
  /** Workspaces whose counters include screenshots that were deleted while the archive was made. */
  recount: string[];
}

/** Reads a whole archive without changing anything; throws a readable error when it cannot be restored here. */
export function inspectArchive(
  path: string,
  { signal, onProgress, migrations }: RestoreWishes,
): Promise<ArchiveContents> {
  let done = 0;
  return readArchive(path, {
    begin: (header) => assertKnown(header, migrations),
    visit: async ({ name }) => {
      signal.throwIfAborted();
      if (name.startsWith(ORIGINALS)) done += 1;
      onProgress({ done, all: 0 });
    },
  });
}

/**
 * Replaces everything with the contents of an inspected archive. Rows are loaded in one transaction, under the schema
 * they were written for. Files that arrive before the commit carry the marks of unfinished uploads, so a crash leaves
 * either the old state or the new one. Newer migrations run afterwards.
 */
export async function restore(
  { url, storage, keepServerKey }: Vault,
  path: string,
  { header, manifest }: ArchiveContents,
  { signal, onProgress, migrations = MIGRATIONS_FOLDER }: RestoreWishes,
): Promise<RestoreReport> {
  const schema = schemaOf(header, migrations);
  const files = new RestoredFiles(storage);
  const rows = await RestoreTransaction.begin(url);
  let mayBeCommitted = false;
  try {
    await rows.makeRoom(schema);
    const visit = async ({ name, bytes }: Member) => {
      signal.throwIfAborted();
      if (!name.startsWith(ORIGINALS)) return rows.load(tableOf(header, name), bytes);
      await rows.endTable();
      const id = name.slice(ORIGINALS.length);
      const sha256 = await rows.sha256Of(id);
      const found = await files.take(id, bytes, sha256);
      if (found !== sha256 && !manifest.damaged.includes(id))
        throw new ArchiveError(`${name} in the archive is not the file that its row names.`);
      onProgress({ done: files.count, all: manifest.originals });
    };
    await readArchive(path, { visit });
    const recount = await rows.complete(header, manifest);
    const replaced = await rows.listReplaced();
    mayBeCommitted = true;
    await rows.commit();
    if (header.server_key !== undefined) keepServerKey(header.server_key);
    await files.settle(replaced);
    const migrated = await applyMigrations(url, migrations);
    const { users: people = 0, screenshots: all = 0 } = manifest.rows;
    const screenshots = all - manifest.gone.length;
    return { people, screenshots, bytes: manifest.bytes, migrated, recount };
  } catch (error) {
    // Rows that may be there keep their files; the next start removes those that turn out to have none.
    if (!mayBeCommitted) await files.discard();
    throw error;
  } finally {
    await rows.close();
  }
}

/** Refuses a newer schema, which cannot be undone, and edited migrations, which are unknown. */
function assertKnown({ version, migrations }: ArchiveHeader, folder = MIGRATIONS_FOLDER): void {
  const known = new Map(readMigrations(folder).map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of migrations) {
    if (known.get(name) === checksum) continue;
    throw new ArchiveError(
      known.has(name)
        ? `The archive was made under another form of migration ${name} than this version of Shotvault has.`
        : `The archive was made by Shotvault ${version} with migration ${name}, which this version does not know. Restore it with that version or a newer one.`,
    );
  }
}

/** The migrations that the archive's database had run; a later version may have inserted others in between. */
function schemaOf({ migrations }: ArchiveHeader, folder: string): Migration[] {
  const names = new Set(migrations.map(({ name }) => name));
  return readMigrations(folder).filter(({ name }) => names.has(name));
}

function tableOf({ tables }: ArchiveHeader, member: string) {
  const table = tables.find(({ name }) => member.startsWith(`tables/${name}/`));
  if (!table) throw new ArchiveError(`${member} in the archive belongs to no table.`);
  return table;
}
