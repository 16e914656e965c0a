import { closeSync, openSync, readSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Room for nearly every thumbnail: then one look at the disk brings all of it. */
const SMALL_BYTES = 64 * 1024;
const room = Buffer.alloc(SMALL_BYTES);

/**
 * A file that is probably small, on a disk of this machine. It is read on the spot: three trips through the thread pool
 * cost ten times as much as the bytes do, which the system nearly always still has in memory. What is large is
 * waited for.
 */
export async function readSmall(path: string): Promise<Buffer> {
  const start = readStart(path);
  return start.length < SMALL_BYTES ? start : readFile(path);
}

function readStart(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    return Buffer.from(room.subarray(0, readSync(file, room, 0, SMALL_BYTES, 0)));
  } finally {
    closeSync(file);
  }
}
