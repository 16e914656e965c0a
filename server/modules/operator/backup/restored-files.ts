import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '../../../infra/storage/file-storage';

const BATCH = 200;

/** Writes originals back. Until the rows are committed all of them can be removed again. */
export class RestoredFiles {
  private readonly taken: string[] = [];
  /** The files that were not there before. */
  private readonly added: string[] = [];
  count = 0;

  constructor(private readonly storage: FileStorage) {}

  /**
   * Returns the SHA-256 of the file. An identical file that exists already stays untouched, because it may belong to
   * the data that is being replaced.
   */
  async take(id: string, bytes: AsyncIterable<Buffer>, sha256: string): Promise<string> {
    this.count += 1;
    const isThere = (await this.storage.size(id, 'original')) !== null;
    if (isThere && (await this.storedSha256(id)) === sha256) return sha256;
    if (!isThere) this.added.push(id);
    this.taken.push(id);
    const { stream } = await this.storage.begin(id);
    const hash = createHash('sha256');
    let size = 0;
    const measured = async function* () {
      for await (const chunk of bytes) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    };
    await pipeline(measured, stream);
    const found = hash.digest();
    await this.storage.keepArrived(id, { size, sha256: found });
    return found.toString('hex');
  }

  /** Runs after the commit: keeps the new files and deletes those of replaced screenshots. */
  async settle(replaced: readonly string[]): Promise<void> {
    for (const id of this.taken) await this.storage.settle(id);
    for (let at = 0; at < replaced.length; at += BATCH) {
      await this.storage.remove(replaced.slice(at, at + BATCH));
    }
  }

  /** For a restore that was not committed: deletes every file that it added. */
  async discard(): Promise<void> {
    for (const id of this.added) await this.storage.discard(id);
  }

  private async storedSha256(id: string): Promise<string> {
    const hash = createHash('sha256');
    for await (const chunk of await this.storage.stream(id, 'original'))
      hash.update(chunk as Buffer);
    return hash.digest('hex');
  }
}
