import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../common/ids';
import { HEAD_BYTES } from '../../infra/images/image-type';
import { type InspectedImage, inspectImage } from '../../infra/images/images';
import { FileStorage } from '../../infra/storage/file-storage';

/** A file that has arrived completely but belongs to nobody yet. */
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

/** Takes the bytes of an upload in and makes them durable; the row comes after (quality bar R2). */
@Injectable()
export class ArrivingFiles {
  constructor(
    private readonly storage: FileStorage,
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

  /** Decodes the file once; throws what is wrong with it. */
  inspect(file: ArrivedFile): Promise<InspectedImage> {
    return inspectImage(file.path, file.head);
  }

  /** From here on a crash loses nothing but the mark, which the next start clears up. */
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
