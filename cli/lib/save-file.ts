import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** A name from the server can only name a new file in this folder. */
export function freePath(folder: string, name: string): string {
  const safe = basename(name.replace(/[\\/\u0000-\u001f\u007f]/g, '_')).replace(/^\.+/, '_') || '_';
  const end = extname(safe);
  const start = safe.slice(0, safe.length - end.length);
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? safe : `${start} (${number})${end}`);
    if (!existsSync(path)) return path;
  }
}

/** Hides the temporary file, which means nothing to people. */
export function ofTarget(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return Object.assign(error as Error, { path: dirname(path) });
  return code === undefined ? error : Object.assign(error as Error, { path });
}

interface CopyWishes {
  onBytes?: (bytes: number) => void;
  signal?: AbortSignal;
}

interface SaveWishes extends CopyWishes {
  /** The mode of the file, less the shell's umask; without one only the umask counts. */
  mode?: number;
}

/** Writes the whole file or none; returns its size in bytes. */
export async function saveBody(
  response: Response,
  path: string,
  { mode, ...wishes }: SaveWishes = {},
): Promise<number> {
  const draft = `${path}.${process.pid}.part`;
  try {
    const bytes = await copyBody(response, createWriteStream(draft, { mode }), wishes);
    await rename(draft, path);
    return bytes;
  } catch (error) {
    await rm(draft, { force: true });
    throw ofTarget(error, path);
  }
}

/** Returns the size in bytes. */
export async function copyBody(
  { body }: Response,
  target: Writable,
  { onBytes, signal }: CopyWishes,
): Promise<number> {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      onBytes?.(bytes);
      done(null, chunk);
    },
  });
  try {
    await pipeline(Readable.fromWeb(body as ReadableStream), counter, target, { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
  return bytes;
}
