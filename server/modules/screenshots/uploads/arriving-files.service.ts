import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../../common/ids';
import { HEAD_BYTES } from '../../../infra/images/image-type';
import { ImageDecoder } from '../../../infra/images/image-decoder';
import { FileStorage } from '../../../infra/storage/file-storage';

/** A file that has arrived completely and has no row yet. */
export interface ArrivedFile {
  /** Becomes the screenshot's id. */
  id: string;
  path: string;
  name: string;
  sha256: Buffer;
  size: number;
  /** Its first bytes, which tell its type. */
  head: Buffer;
}

/** The files of a screenshot under an id of their own. */
export interface CopiedFile extends ArrivedFile {
  /** Bytes of the thumbnail. */
  derivedSize: number;
}

/**
 * Receives the bytes of an upload and makes them durable before the row is inserted
 * (docs/decisions.md#durable-uploads).
 */
@Injectable()
export class ArrivingFilesService {
  constructor(
    private readonly storage: FileStorage,
    private readonly decoder: ImageDecoder,
    private readonly ids: Ids,
  ) {}

  /** Streams to disk while hashing, so that memory does not grow with the file. */
  async receive(bytes: Readable, name: string): Promise<ArrivedFile> {
    const id = this.ids.uuid();
    const { path, stream } = await this.storage.begin(id);
    const hash = createHash('sha256');
    let size = 0;
    let head = Buffer.alloc(0);
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        size += chunk.length;
        if (head.length < HEAD_BYTES) {
          head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
        }
        done(null, chunk);
      },
    });
    try {
      await pipeline(bytes, measure, stream);
    } catch (error) {
      await this.storage.discard(id);
      throw error;
    }
    return { id, path, name, sha256: hash.digest(), size, head };
  }

  /** The files of a stored screenshot once more, under an id of their own. */
  async copyOf(id: string, name: string): Promise<CopiedFile> {
    const file = await this.receive(await this.storage.stream(id, 'original'), name);
    try {
      await this.storage.keepArrived(file.id, file);
      const thumbnail = await this.storage.find(id, 'w640');
      if (thumbnail) await this.storage.put(file.id, 'w640', thumbnail);
      return { ...file, derivedSize: thumbnail?.length ?? 0 };
    } catch (error) {
      await this.storage.discard(file.id);
      throw error;
    }
  }

  /** Decodes the file once; throws what is wrong with it. `person` is who uploads it. */
  inspect(file: ArrivedFile, person: string) {
    return this.decoder.inspect(file.path, file.head, person);
  }

  /** From here on a crash leaves only the mark of the upload, which the next start removes. */
  async keep(file: ArrivedFile, thumbnail: Buffer): Promise<void> {
    await this.storage.keepArrived(file.id, file);
    await this.storage.put(file.id, 'w640', thumbnail);
  }

  settle(file: ArrivedFile): Promise<void> {
    return this.storage.settle(file.id);
  }

  discard(file: ArrivedFile): Promise<void> {
    return this.storage.discard(file.id);
  }
}
