import type { Writable } from 'node:stream';
import type { FileStorage } from '../storage/file-storage';
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

/** What an archive is made of, or put back into. */
export interface Vault {
  /** The address of the database. */
  url: string;
  storage: FileStorage;
  /** Of the product. */
  version: string;
}

export interface ArchiveProgress {
  /** Screenshots whose original has been dealt with. */
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

/** Rows travel in pieces of this size, since their length is not known before they have been read. */
const PIECE_BYTES = 4 * 1024 * 1024;

/**
 * Writes rows and originals of one instant while people go on working. The rows come first, out of one snapshot; no
 * original that they name can change afterwards, only go: a screenshot that is deleted for good meanwhile is noted
 * as gone, and a restore lets its rows go, too. So nobody has to wait, neither the trash nor the backup.
 */
export async function backUp(
  { url, storage, version }: Vault,
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

/** The files of the snapshot on their way into the archive. */
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

/** Its first bytes are read at once: from then on even a file that is deleted can be read to its end. */
async function openOriginal(storage: FileStorage, id: string) {
  const size = await storage.size(id, 'original');
  if (size === null) return null;
  try {
    const stream = (await storage.stream(id, 'original')) as AsyncIterable<Buffer>;
    const chunks = stream[Symbol.asyncIterator]();
    const first = await chunks.next();
    return { size, bytes: startingWith(first, chunks) };
  } catch (error) {
    // It may have gone between the two looks; anything else is a fault of the store.
    if ((await storage.size(id, 'original')) === null) return null;
    throw error;
  }
}

async function* startingWith(first: IteratorResult<Buffer>, others: AsyncIterator<Buffer>) {
  for (let next = first; !next.done; next = await others.next()) yield next.value;
}
