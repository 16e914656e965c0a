import { createReadStream, createWriteStream } from 'node:fs';
import {
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { readSmall } from './read-small';

/** The files of one screenshot: what was uploaded, and what was made of it. */
export type FileKind = 'original' | 'w640' | 'w320' | 'view';

const KINDS: readonly FileKind[] = ['original', 'w640', 'w320', 'view'];

const NOT_FOUND = 'ENOENT';
/** Of a UUID; the folders between have shorter names. */
const ID_LENGTH = 36;

/**
 * Files on the local disk, named by the screenshot's id. A file that arrives is marked as pending first and
 * unmarked after its row is committed, so that a crash leaves a mark to clean up by and never a silent orphan.
 */
export class DiskStorage {
  private readonly made = new Set<string>();

  constructor(private readonly root: string) {}

  /** Where the bytes of a new screenshot go while they arrive. */
  async begin(id: string): Promise<{ path: string; stream: Writable }> {
    await this.folder(join(this.root, 'pending'));
    await writeFile(this.markPath(id), '');
    const path = this.arrivingPath(id);
    return { path, stream: createWriteStream(path, { flags: 'wx' }) };
  }

  /** Makes the arrived bytes durable under their final name. */
  async keepArrived(id: string): Promise<void> {
    const handle = await open(this.arrivingPath(id), 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await this.move(this.arrivingPath(id), this.path(id, 'original'));
  }

  /** Stores what was made of a screenshot; safe to repeat. */
  async put(id: string, kind: FileKind, bytes: Buffer): Promise<void> {
    const path = this.path(id, kind);
    await this.folder(dirname(path));
    await writeFile(draftOf(path), bytes);
    await rename(draftOf(path), path);
  }

  /** The row is committed: the files stay. */
  async settle(id: string): Promise<void> {
    await unlink(this.markPath(id)).catch(unlessAbsent);
  }

  /** The upload came to nothing: no trace stays. */
  async discard(id: string): Promise<void> {
    await rm(this.arrivingPath(id), { force: true });
    await this.remove(id);
    await rm(this.markPath(id), { force: true });
  }

  /** Ids whose upload was cut off by a crash. */
  async listPending(): Promise<string[]> {
    const names = await readdir(join(this.root, 'pending')).catch(orEmpty);
    return [...new Set(names.map((name) => name.replace(/\.part$/, '')))];
  }

  /** Whether no original is stored, and none arrives. */
  async isEmpty(): Promise<boolean> {
    for (const kind of ['original', 'pending']) {
      const names = await readdir(join(this.root, kind), { recursive: true }).catch(orEmpty);
      if (names.some((name) => name.length >= ID_LENGTH)) return false;
    }
    return true;
  }

  /** Size in bytes, or null where there is no such file. */
  async size(id: string, kind: FileKind): Promise<number | null> {
    try {
      return (await stat(this.path(id, kind))).size;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === NOT_FOUND) return null;
      throw error;
    }
  }

  /** Streams a file, or the bytes from `start` to `end` (both included). */
  stream(id: string, kind: FileKind, range?: { start: number; end: number }): Readable {
    return createReadStream(this.path(id, kind), range);
  }

  async read(id: string, kind: FileKind): Promise<Buffer> {
    return readFile(this.path(id, kind));
  }

  /** The same for a file that may not be there: null. */
  async find(id: string, kind: FileKind): Promise<Buffer | null> {
    try {
      return await readSmall(this.path(id, kind));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === NOT_FOUND) return null;
      throw error;
    }
  }

  /** Also what a crash left half written. */
  async remove(id: string): Promise<void> {
    const paths = KINDS.map((kind) => this.path(id, kind));
    const all = [...paths, ...paths.map(draftOf)];
    await Promise.all(all.map((path) => rm(path, { force: true })));
  }

  private async move(from: string, to: string): Promise<void> {
    await this.folder(dirname(to));
    await rename(from, to);
    const folder = await open(dirname(to), 'r');
    try {
      // The name is durable only once its folder is.
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  private async folder(path: string): Promise<void> {
    if (this.made.has(path)) return;
    await mkdir(path, { recursive: true });
    this.made.add(path);
  }

  /** The last digits of a UUIDv7 are random, so the folders fill evenly. */
  private path(id: string, kind: FileKind): string {
    const fan = join(id.slice(-2), id.slice(-4, -2));
    return join(this.root, kind, fan, kind === 'original' ? id : `${id}.webp`);
  }

  private markPath(id: string): string {
    return join(this.root, 'pending', id);
  }

  private arrivingPath(id: string): string {
    return join(this.root, 'pending', `${id}.part`);
  }
}

/** Where a file is written before it has its name. */
const draftOf = (path: string) => `${path}.draft`;

function unlessAbsent(error: NodeJS.ErrnoException): void {
  if (error.code !== NOT_FOUND) throw error;
}

function orEmpty(error: NodeJS.ErrnoException): string[] {
  if (error.code === NOT_FOUND) return [];
  throw error;
}
