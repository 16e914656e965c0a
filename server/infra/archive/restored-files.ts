import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '../storage/file-storage';

const BATCH = 200;

/** Originals on their way back. Until the rows are committed all of them can be taken back. */
export class RestoredFiles {
  private readonly taken: string[] = [];
  /** Those of them that were not there before. */
  private readonly added: string[] = [];
  count = 0;

  constructor(private readonly storage: FileStorage) {}

  /** A file that is there already, byte for byte, is left alone: it may belong to what this replaces. */
  async take(id: string, bytes: AsyncIterable<Buffer>, sha256: string): Promise<void> {
    this.count += 1;
    const isThere = (await this.storage.size(id, 'original')) !== null;
    if (isThere && (await this.storedSha256(id)) === sha256) return;
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
    await this.storage.keepArrived(id, { size, sha256: hash.digest() });
  }

  /** After the commit: the files stay, and those of replaced screenshots go. */
  async settle(replaced: readonly string[]): Promise<void> {
    for (const id of this.taken) await this.storage.settle(id);
    for (let at = 0; at < replaced.length; at += BATCH) {
      await this.storage.remove(replaced.slice(at, at + BATCH));
    }
  }

  /** Nothing was committed: no trace stays of what this brought. */
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
