import type { Writable } from 'node:stream';
import type { FileStorage } from '../../../infra/storage/file-storage';
import {
  type ArchiveTable,
  HEADER,
  headerOf,
  numbered,
  ORIGINALS,
  tableFolder,
} from './archive-format';
import { ArchiveWriter } from './archive-writer';
import { DatabaseSnapshot, stillThere, type StoredOriginal } from './database-snapshot';

/** The parts that an archive is made from or restored to. */
export interface Vault {
  /** The address of the database. */
  url: string;
  storage: FileStorage;
  /** The version of the product. */
  version: string;
  serverKey: string;
  /** Keeps the key of the restored rows for the next start. */
  keepServerKey: (key: string) => void;
}

export interface ArchiveProgress {
  /** Screenshots whose original has been handled. */
  done: number;
  all: number;
}

export interface BackupWishes {
  signal: AbortSignal;
  onProgress: (progress: ArchiveProgress) => void;
}

export interface BackupReport {
  takenAt: Date;
  people: number;
  screenshots: number;
  /** Bytes of the originals. */
  bytes: number;
  gone: string[];
  missing: string[];
  damaged: string[];
}

/** Rows travel in pieces of this size, because their length is unknown before they have been read. */
const PIECE_BYTES = 4 * 1024 * 1024;

/**
 * Writes rows and originals of one instant while people continue to work. The rows come first, from one snapshot.
 * Originals never change afterwards; they can only disappear. A screenshot that is deleted for good meanwhile is noted
 * as gone, and a restore deletes its rows, too. So neither the trash nor the backup has to wait.
 */
export async function backUp(
  { url, storage, version, serverKey }: Vault,
  target: Writable,
  { signal, onProgress }: BackupWishes,
): Promise<BackupReport> {
  const snapshot = await DatabaseSnapshot.open(url);
  const archive = new ArchiveWriter(target, snapshot.takenAt);
  try {
    const { takenAt } = snapshot;
    const tables = await snapshot.tables();
    const header = headerOf({
      version,
      taken_at: takenAt.toISOString(),
      migrations: (await snapshot.migrations()).map(({ name, checksum }) => ({ name, checksum })),
      tables,
      sequences: await snapshot.sequences(),
      server_key: serverKey,
    });
    await archive.add(HEADER, Buffer.from(`${JSON.stringify(header, null, 2)}\n`));
    const rows: Record<string, number> = {};
    for (const table of tables) rows[table.name] = await addRows(archive, snapshot, table, signal);
    const all = rows.screenshots ?? 0;
    const originals = new Originals(archive, storage);
    for await (const original of snapshot.originals()) {
      signal.throwIfAborted();
      await originals.add(original);
      onProgress({ done: originals.seen, all });
    }
    const { absent, damaged, bytes } = originals;
    const present = await stillThere(url, absent);
    const missing = absent.filter((id) => present.has(id));
    const gone = absent.filter((id) => !present.has(id));
    await archive.finish({ rows, originals: all - absent.length, bytes, gone, missing, damaged });
    return { takenAt, people: rows.users ?? 0, screenshots: all, bytes, gone, missing, damaged };
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await snapshot.close();
  }
}

async function addRows(
  archive: ArchiveWriter,
  snapshot: DatabaseSnapshot,
  table: ArchiveTable,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  let pieces = 0;
  const rows = snapshot.rowsOf(table, (all) => (count = all));
  for await (const piece of inPieces(rows)) {
    signal.throwIfAborted();
    pieces += 1;
    await archive.add(numbered(tableFolder(table.name), pieces, 'copy'), piece);
  }
  return count;
}

async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}

/** Streams the files of the snapshot into the archive. */
class Originals {
  readonly absent: string[] = [];
  readonly damaged: string[] = [];
  seen = 0;
  bytes = 0;

  constructor(
    private readonly archive: ArchiveWriter,
    private readonly storage: FileStorage,
  ) {}

  async add({ id, sha256 }: StoredOriginal): Promise<void> {
    this.seen += 1;
    const file = await openOriginal(this.storage, id);
    if (!file) {
      this.absent.push(id);
      return;
    }
    const found = await this.archive.addStream(`${ORIGINALS}${id}`, file.size, file.bytes);
    this.bytes += file.size;
    if (found !== sha256) this.damaged.push(id);
  }
}

/** Reads the first bytes at once, because an open file can be read to its end even after its deletion. */
async function openOriginal(storage: FileStorage, id: string) {
  const size = await storage.size(id, 'original');
  if (size === null) return null;
  try {
    const stream = (await storage.stream(id, 'original')) as AsyncIterable<Buffer>;
    const chunks = stream[Symbol.asyncIterator]();
    const first = await chunks.next();
    return { size, bytes: startingWith(first, chunks) };
  } catch (error) {
    // The file may have been deleted between the two calls; any other error is a fault of the store.
    if ((await storage.size(id, 'original')) === null) return null;
    throw error;
  }
}

async function* startingWith(first: IteratorResult<Buffer>, others: AsyncIterator<Buffer>) {
  for (let next = first; !next.done; next = await others.next()) yield next.value;
}
