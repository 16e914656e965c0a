import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
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

interface SaveWishes {
  onBytes?: (bytes: number) => void;
  signal?: AbortSignal;
  /** The mode of the file, less the shell's umask; without one only the umask counts. */
  mode?: number;
}

/** Writes the whole file or none; returns its size in bytes. */
export async function saveBody(
  response: Response,
  path: string,
  { onBytes, signal, mode }: SaveWishes = {},
): Promise<number> {
  const draft = `${path}.${process.pid}.part`;
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      onBytes?.(bytes);
      done(null, chunk);
    },
  });
  try {
    const body = Readable.fromWeb(response.body as ReadableStream);
    await pipeline(body, counter, createWriteStream(draft, { mode }), { signal });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    signal?.throwIfAborted();
    throw ofTarget(error, path);
  }
  return bytes;
}
