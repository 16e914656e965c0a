import { Logger } from '@nestjs/common';
import { createReadStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { isUuid, madeAt } from '../../../common/ids';
import { absent } from '../absent';
import type { IncomingFiles } from '../incoming-files';
import { fileName, idOfFile } from '../stored-name';
import {
  type ArrivedBytes,
  type ByteRange,
  FILE_KINDS,
  type FileKind,
  FileStorage,
  LOST,
  type StoredFile,
} from '../file-storage';
import { type S3Client, sha256Of } from './s3-client';

const MARKS = 'pending/';
const NOTHING = Buffer.alloc(0);

/**
 * Files in an S3 bucket. Bytes arrive on the local disk, where they are hashed and decoded, so refused files are never
 * sent. A mark is stored before the first object of an upload and removed after the row is committed.
 */
export class S3Storage extends FileStorage {
  private readonly logger = new Logger('storage');
  /** Uploads that have no object in the store yet. */
  private readonly unsent = new Set<string>();

  constructor(
    private readonly client: S3Client,
    private readonly incoming: IncomingFiles,
  ) {
    super();
  }

  override begin(id: string): Promise<{ path: string; stream: Writable }> {
    this.unsent.add(id);
    return this.incoming.begin(id);
  }

  override async keepArrived(id: string, { size, sha256 }: ArrivedBytes): Promise<void> {
    this.unsent.delete(id);
    await this.putBytes(markName(id), NOTHING);
    const open = () => createReadStream(this.incoming.path(id));
    await this.client.put(fileName(id, 'original'), { size, sha256: sha256.toString('hex'), open });
    await this.incoming.end(id);
  }

  override put(id: string, kind: FileKind, bytes: Buffer): Promise<void> {
    return this.putBytes(fileName(id, kind), bytes);
  }

  override async settle(id: string): Promise<void> {
    await this.incoming.end(id);
    try {
      await this.client.delete([markName(id)]);
    } catch (error) {
      // The row exists: the hourly cleanup finds the mark and removes it.
      this.logger.warn(`left the mark of ${id}: ${(error as Error).message}`);
    }
  }

  /** Removes the mark last: if anything fails before, the hourly cleanup still finds it. */
  override async discard(id: string): Promise<void> {
    await this.incoming.end(id);
    if (this.unsent.delete(id)) return;
    await this.remove([id]);
    await this.client.delete([markName(id)]);
  }

  override listInterrupted(): Promise<string[]> {
    return this.incoming.listInterrupted();
  }

  override async listForgotten(before: Date): Promise<string[]> {
    const ids = new Set(await this.incoming.listBegunBefore(before));
    for await (const { key } of this.client.list(MARKS)) {
      const id = key.slice(MARKS.length);
      if (isUuid(id) && madeAt(id) < before) ids.add(id);
    }
    return [...ids];
  }

  override size(id: string, kind: FileKind): Promise<number | null> {
    return this.client.size(fileName(id, kind));
  }

  override stream(id: string, kind: FileKind, range?: ByteRange): Promise<Readable> {
    return this.client.get(fileName(id, kind), range);
  }

  override localPath(): Promise<null> {
    return Promise.resolve(null);
  }

  override async read(id: string, kind: FileKind): Promise<Buffer> {
    const bytes = await this.find(id, kind);
    if (!bytes) throw absent(fileName(id, kind));
    return bytes;
  }

  override find(id: string, kind: FileKind): Promise<Buffer | null> {
    return this.client.find(fileName(id, kind));
  }

  override remove(ids: readonly string[]): Promise<void> {
    return this.client.delete(ids.flatMap((id) => FILE_KINDS.map((kind) => fileName(id, kind))));
  }

  override async *list(): AsyncGenerator<StoredFile> {
    for (const kind of FILE_KINDS) {
      for await (const { key, size, modifiedAt } of this.client.list(`${kind}/`)) {
        const id = idOfFile(key);
        if (id !== null) yield { id, kind, size, modifiedAt };
      }
    }
  }

  override async setAside(id: string, kind: FileKind): Promise<void> {
    const name = fileName(id, kind);
    if (kind === 'original') {
      if ((await this.client.size(name)) === null) return;
      await this.client.copy(name, `${LOST}/${id}`);
    }
    await this.client.delete([name]);
  }

  override ping(): Promise<void> {
    return this.client.ping();
  }

  private putBytes(key: string, bytes: Buffer): Promise<void> {
    return this.client.put(key, { size: bytes.length, sha256: sha256Of(bytes), open: () => bytes });
  }
}

const markName = (id: string) => `${MARKS}${id}`;
