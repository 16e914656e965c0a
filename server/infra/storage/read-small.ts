import { close, open, read } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

// Plain descriptors: a FileHandle with its bookkeeping costs twice as much as all the rest.
const opened = promisify(open);
const readFrom = promisify(read);
const closed = promisify(close);

/** Room for nearly every thumbnail: then one look at the disk brings all of it. */
const SMALL_BYTES = 64 * 1024;

/** A file that is probably small. Every call is a trip through the thread pool, so the size is not asked for first. */
export async function readSmall(path: string): Promise<Buffer> {
  const file = await opened(path, 'r');
  try {
    const buffer = Buffer.allocUnsafe(SMALL_BYTES);
    const { bytesRead } = await readFrom(file, buffer, 0, SMALL_BYTES, 0);
    return bytesRead < SMALL_BYTES ? buffer.subarray(0, bytesRead) : await readFile(path);
  } finally {
    await closed(file);
  }
}
