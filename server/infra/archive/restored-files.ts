import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { DiskStorage } from '../storage/disk-storage';

/** Originals on their way back. Until the rows are committed all of them can be taken back. */
export class RestoredFiles {
  private readonly taken: string[] = [];
  /** Those of them that were not there before. */
  private readonly added: string[] = [];
  count = 0;

  constructor(private readonly storage: DiskStorage) {}

  /** A file that is there already, byte for byte, is left alone: it may belong to what this replaces. */
  async take(id: string, bytes: AsyncIterable<Buffer>, sha256: string): Promise<void> {
    this.count += 1;
    const isThere = (await this.storage.size(id, 'original')) !== null;
    if (isThere && (await this.storedSha256(id)) === sha256) return;
    if (!isThere) this.added.push(id);
    this.taken.push(id);
    const { stream } = await this.storage.begin(id);
    await pipeline(bytes, stream);
    await this.storage.keepArrived(id);
  }

  /** After the commit: the files stay, and those of replaced screenshots go. */
  async settle(replaced: readonly string[]): Promise<void> {
    for (const id of this.taken) await this.storage.settle(id);
    for (const id of replaced) await this.storage.remove(id);
  }

  /** Nothing was committed: no trace stays of what this brought. */
  async discard(): Promise<void> {
    for (const id of this.added) await this.storage.discard(id);
  }

  private async storedSha256(id: string): Promise<string> {
    const hash = createHash('sha256');
    for await (const chunk of this.storage.stream(id, 'original')) hash.update(chunk as Buffer);
    return hash.digest('hex');
  }
}
