import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** A name from the server can only name a file in the folder, and never one that is there. */
export function freePath(folder: string, name: string): string {
  const safe = basename(name.replace(/[\\/\u0000-\u001f\u007f]/g, '_')).replace(/^\.+/, '_') || '_';
  const end = extname(safe);
  const start = safe.slice(0, safe.length - end.length);
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? safe : `${start} (${number})${end}`);
    if (!existsSync(path)) return path;
  }
}

/** A person has never heard of the draft. */
function ofTarget(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return Object.assign(error as Error, { path: dirname(path) });
  return code === undefined ? error : Object.assign(error as Error, { path });
}

/** There is the whole file or none; answers its bytes. */
export async function saveBody(
  response: Response,
  path: string,
  { onBytes, signal }: { onBytes?: (bytes: number) => void; signal?: AbortSignal } = {},
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
    await pipeline(body, counter, createWriteStream(draft), { signal });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    signal?.throwIfAborted();
    throw ofTarget(error, path);
  }
  return bytes;
}
