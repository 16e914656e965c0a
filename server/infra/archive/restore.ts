import {
  applyMigrations,
  type Migration,
  MIGRATIONS_FOLDER,
  readMigrations,
} from '../database/migrations';
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
  /** Another folder of migrations than the product's own. */
  migrations?: string;
}

export interface RestoreReport {
  people: number;
  screenshots: number;
  bytes: number;
  /** The migrations that the archive did not know. */
  migrated: string[];
  /** Whose counters count screenshots that went while the archive was made. */
  recount: string[];
}

/** Reads a whole archive without changing anything; throws a sentence when it cannot be restored here. */
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
 * Puts an inspected archive in the place of whatever is there. Its rows come in one transaction, under the schema that
 * they were written for; files that arrive before the commit are marked as those of an upload are, so that a crash
 * leaves either the old state or the new one. What the product has learned since is migrated afterwards.
 */
export async function restore(
  { url, storage }: Vault,
  path: string,
  { header, manifest }: ArchiveContents,
  { signal, onProgress, migrations = MIGRATIONS_FOLDER }: RestoreWishes,
): Promise<RestoreReport> {
  const schema = schemaOf(header, migrations);
  const files = new RestoredFiles(storage);
  const rows = await RestoreTransaction.begin(url);
  try {
    await rows.makeRoom(schema);
    const visit = async ({ name, bytes }: Member) => {
      signal.throwIfAborted();
      if (!name.startsWith(ORIGINALS)) return rows.load(tableOf(header, name), bytes);
      await rows.endTable();
      const id = name.slice(ORIGINALS.length);
      await files.take(id, bytes, await rows.sha256Of(id));
      onProgress({ done: files.count, all: manifest.originals });
    };
    await readArchive(path, { visit });
    const recount = await rows.complete(header, manifest);
    const replaced = await rows.commit();
    await files.settle(replaced);
    const migrated = await applyMigrations(url, migrations);
    const { users: people = 0, screenshots: all = 0 } = manifest.rows;
    const screenshots = all - manifest.gone.length;
    return { people, screenshots, bytes: manifest.bytes, migrated, recount };
  } catch (error) {
    await files.discard();
    throw error;
  } finally {
    await rows.close();
  }
}

/** A newer schema cannot be undone, and an edited one is not known. */
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

/** What the database of the archive had gone through; a later version may have put migrations in between. */
function schemaOf({ migrations }: ArchiveHeader, folder: string): Migration[] {
  const names = new Set(migrations.map(({ name }) => name));
  return readMigrations(folder).filter(({ name }) => names.has(name));
}

function tableOf({ tables }: ArchiveHeader, member: string) {
  const table = tables.find(({ name }) => member.startsWith(`tables/${name}/`));
  if (!table) throw new ArchiveError(`${member} in the archive belongs to no table.`);
  return table;
}
