import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FoundFile } from './find-files';

/** A file in memory: the bytes that were hashed are the bytes that are sent. */
export interface ReadFile extends FoundFile {
  name: string;
  bytes: Buffer;
  hash: string;
}

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Two batches are in memory at a time. */
const BATCH = { files: 64, bytes: 48 * 1024 * 1024 };

/** Cuts a list so that no batch holds too much. */
export function batchesOf(files: readonly FoundFile[]): FoundFile[][] {
  const batches: FoundFile[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const file of files) {
    const last = batches.at(-1);
    if (!last || last.length === BATCH.files || bytes + file.size > BATCH.bytes) {
      batches.push([file]);
      bytes = file.size;
    } else {
      last.push(file);
      bytes += file.size;
    }
  }
  return batches;
}

/** Each batch read, the next one while the present one is at work. */
export async function* readAhead<Item>(
  batches: readonly FoundFile[][],
  read: (batch: FoundFile[]) => Promise<Item>,
): AsyncGenerator<Item> {
  let next = batches[0] && read(batches[0]);
  for (let at = 0; at < batches.length && next; at += 1) {
    const present = await next;
    const following = batches[at + 1];
    next = following && read(following);
    // Its failure is met when its turn comes; until then it must not count as unhandled.
    next?.catch(() => undefined);
    yield present;
  }
}

export async function readOne(file: FoundFile, name: string): Promise<ReadFile> {
  const bytes = await readFile(file.path);
  return { ...file, name, bytes, hash: hashOf(bytes) };
}

/** So many at a time, in order. After a piece of work rejected none begins, and those under way are waited for. */
export async function inParallel<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  let hasFailed = false;
  const worker = async () => {
    for (const item of queue) {
      if (hasFailed) return;
      await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const workers = Array.from({ length: Math.min(most, items.length) }, worker);
  const ended = await Promise.allSettled(workers);
  const failed = ended.find((it) => it.status === 'rejected');
  if (failed) throw failed.reason;
}
