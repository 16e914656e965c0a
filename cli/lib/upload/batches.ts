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

/** Cuts a list so that no batch is too large. */
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

/** Yields each batch, while the next one is being read. */
export async function* readAhead<Item>(
  batches: readonly FoundFile[][],
  read: (batch: FoundFile[]) => Promise<Item>,
): AsyncGenerator<Item> {
  let next = batches[0] && read(batches[0]);
  for (let at = 0; at < batches.length && next; at += 1) {
    const present = await next;
    const following = batches[at + 1];
    next = following && read(following);
    // Its error is handled with its batch; until then it must not count as unhandled.
    next?.catch(() => undefined);
    yield present;
  }
}

export async function readOne(file: FoundFile, name: string): Promise<ReadFile> {
  const bytes = await readFile(file.path);
  return { ...file, name, bytes, hash: hashOf(bytes) };
}

/** Runs a limited number at a time, in order. After an error no further one starts, and running ones are awaited. */
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
