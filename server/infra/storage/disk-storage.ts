import { once } from 'node:events';
import { constants, createReadStream } from 'node:fs';
import { access, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { orEmpty, orNull } from './absent';
import { IncomingFiles } from './incoming-files';
import { fileName } from './stored-name';
import {
  type ByteRange,
  FILE_KINDS,
  type FileKind,
  FileStorage,
  LOST,
  type StoredFile,
} from './file-storage';
import { makeFolder } from './make-folder';
import { PRIVATE_FILE } from './private-modes';
import { readSmall } from './read-small';
import { filesBelow } from './stored-files';

/** Files on the local disk, named by the screenshot's id. */
export class DiskStorage extends FileStorage {
  private readonly made = new Set<string>();
  private readonly incoming: IncomingFiles;

  constructor(
    private readonly root: string,
    incoming = new IncomingFiles(join(root, 'pending')),
  ) {
    super();
    this.incoming = incoming;
  }

  override begin(id: string): Promise<{ path: string; stream: Writable }> {
    return this.incoming.begin(id);
  }

  override async keepArrived(id: string): Promise<void> {
    const handle = await open(this.incoming.path(id), 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await this.move(this.incoming.path(id), this.path(id, 'original'));
  }

  override async put(id: string, kind: FileKind, bytes: Buffer): Promise<void> {
    const path = this.path(id, kind);
    await this.folder(dirname(path));
    const draft = draftOf(path);
    await writeFile(draft, bytes, { mode: PRIVATE_FILE });
    await rename(draft, path);
  }

  override settle(id: string): Promise<void> {
    return this.incoming.end(id);
  }

  override async discard(id: string): Promise<void> {
    await this.remove([id]);
    await this.incoming.end(id);
  }

  override listInterrupted(): Promise<string[]> {
    return this.incoming.listInterrupted();
  }

  override listForgotten(before: Date): Promise<string[]> {
    return this.incoming.listBegunBefore(before);
  }

  override async size(id: string, kind: FileKind): Promise<number | null> {
    return (await stat(this.path(id, kind)).catch(orNull))?.size ?? null;
  }

  override async stream(id: string, kind: FileKind, range?: ByteRange): Promise<Readable> {
    const stream = createReadStream(this.path(id, kind), range);
    // A file that cannot be opened fails here, while the answer can still be an error.
    await once(stream, 'open');
    return stream;
  }

  override localPath(id: string, kind: FileKind): Promise<string> {
    return Promise.resolve(this.path(id, kind));
  }

  override async read(id: string, kind: FileKind): Promise<Buffer> {
    return readFile(this.path(id, kind));
  }

  override async find(id: string, kind: FileKind): Promise<Buffer | null> {
    return readSmall(this.path(id, kind)).catch(orNull);
  }

  /** Also removes files that a crash left half written. */
  override async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const paths = FILE_KINDS.map((kind) => this.path(id, kind));
      const drafts = (await Promise.all(paths.map(draftsOf))).flat();
      await Promise.all([...paths, ...drafts].map((path) => rm(path, { force: true })));
    }
  }

  override async ping(): Promise<void> {
    await this.folder(this.root);
    await access(this.root, constants.W_OK);
  }

  override async *list(): AsyncGenerator<StoredFile> {
    for (const kind of FILE_KINDS) yield* filesBelow(join(this.root, kind), kind);
  }

  override async setAside(id: string, kind: FileKind): Promise<void> {
    if (kind !== 'original') await rm(this.path(id, kind), { force: true });
    else await this.move(this.path(id, kind), join(this.root, LOST, id)).catch(orNull);
  }

  private async move(from: string, to: string): Promise<void> {
    await this.folder(dirname(to));
    await rename(from, to);
    const folder = await open(dirname(to), 'r');
    try {
      // The name is durable only after its folder was synced.
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  private async folder(path: string): Promise<void> {
    if (this.made.has(path)) return;
    await makeFolder(path);
    this.made.add(path);
  }

  private path(id: string, kind: FileKind): string {
    return join(this.root, fileName(id, kind));
  }
}

const DRAFT = '.draft';
let draftCount = 0;

/** The temporary name while a file is written; unique, because two writers may make the same thumbnail. */
function draftOf(path: string): string {
  draftCount += 1;
  return `${path}.${hostname()}-${process.pid}-${draftCount}${DRAFT}`;
}

async function draftsOf(path: string): Promise<string[]> {
  const names = await readdir(dirname(path)).catch(orEmpty);
  const isDraft = (name: string) => name.startsWith(basename(path)) && name.endsWith(DRAFT);
  return names.filter(isDraft).map((name) => join(dirname(path), name));
}
