import { closeSync, openSync, readSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Large enough for nearly every thumbnail, so that one read is enough. */
const SMALL_BYTES = 64 * 1024;
const room = Buffer.alloc(SMALL_BYTES);

/**
 * Reads a file on the local disk that is probably small. Small files are read synchronously: three trips through the
 * thread pool cost ten times as much as reading bytes that the system nearly always has in memory. Large files are read
 * asynchronously.
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
